import type { Application } from '@cantera/shared/contracts/applications';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { topic } from '@cantera/shared/contracts/topics';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { findCandidate } from '../candidates/index.ts';
import { listOpenRuns } from '../engine/index.ts';
import { listMessages } from '../messages/index.ts';
import { isChangeable, requirePosition } from '../positions/index.ts';
import { readScoring } from '../scores/index.ts';
import { findAnswers, findApplication, findHistory } from './application-detail.repository.ts';
import { markSeenOnce } from './applications.repository.ts';
import { shownRejection } from './discards/discard-state.ts';

/** Throws 404 unless the application is of a position that the actor may see. */
async function requireApplication(
  tx: Tx,
  actor: Actor,
  positionId: string,
  applicationId: string,
): Promise<void> {
  await requirePosition(tx, actor, positionId);
  if (!(await findApplication(tx, actor.agencyId, positionId, applicationId))) throw notFound('application');
}

/**
 * One application with its candidate, answers, history and messages. A move can be undone only while the position's
 * process is not locked. Throws 404.
 */
export async function readApplication(
  tx: Tx,
  actor: Actor,
  positionId: string,
  applicationId: string,
  config: Pick<Config, 'secret'>,
): Promise<Application> {
  const position = await requirePosition(tx, actor, positionId);
  const row = await findApplication(tx, actor.agencyId, positionId, applicationId);
  if (!row) throw notFound('application');
  const history = await findHistory(tx, actor.agencyId, { id: row.id, stepId: row.step_id });
  const isLocked = !isChangeable(position);
  return {
    id: row.id,
    positionId,
    stepId: row.step_id,
    candidate: await findCandidate(tx, actor, row.candidate_id, config),
    source: row.source,
    seen: row.seen_at !== null,
    autoRejected: row.auto_rejected,
    rejectedAt: shownRejection(row),
    discardState: row.discard_state,
    isLeftToPeople: row.is_left_to_people,
    rejectedReason: row.rejected_reason,
    createdAt: row.created_at,
    version: row.version,
    kqQuestionsWithAnswers: await findAnswers(tx, actor.agencyId, applicationId),
    scoring: await readScoring(tx, actor, applicationId),
    history: isLocked ? history.map((move) => ({ ...move, undoable: false })) : history,
    messages: await listMessages(tx, actor.agencyId, applicationId),
    runs: await listOpenRuns(tx, actor.agencyId, applicationId),
  };
}

/** The killer questions that an application was asked, with its answers. Throws 404. */
export async function readAnswers(
  tx: Tx,
  actor: Actor,
  positionId: string,
  applicationId: string,
): Promise<QuestionWithAnswer[]> {
  await requireApplication(tx, actor, positionId, applicationId);
  return findAnswers(tx, actor.agencyId, applicationId);
}

/** Marks an application seen; the second time nothing changes. Throws 404. */
export async function markApplicationSeen(
  tx: Tx,
  actor: Actor,
  positionId: string,
  applicationId: string,
): Promise<void> {
  await requireApplication(tx, actor, positionId, applicationId);
  if (await markSeenOnce(tx, actor.agencyId, applicationId))
    await publish(tx, actor.agencyId, topic.board(positionId), {
      type: 'application_seen',
      applicationId,
    });
}
