import type { Candidate } from '@cantera/shared/contracts/candidates';
import { inSeconds } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/queue.ts';
import { readLax } from '../scores/index.ts';
import { type CandidateRow, detail } from './candidate-detail.repository.ts';
import { toCandidate } from './candidate-rows.ts';
import { positionIsSeenBy, visibleTo } from './candidates.policy.ts';

/**
 * A candidate whole as the actor may see them. Throws 404 for one whom the actor may not see. `config` signs
 * the CV's link.
 */
export async function findCandidate(
  tx: Tx,
  actor: Actor,
  id: string,
  config: Pick<Config, 'secret'>,
): Promise<Candidate> {
  const row = await detail(tx, actor, id).executeTakeFirst();
  if (!row) throw notFound('candidate');
  return withScore(tx, actor, row, config);
}

const withScore = async (
  tx: Tx,
  actor: Actor,
  row: CandidateRow,
  config: Pick<Config, 'secret'>,
): Promise<Candidate> => toCandidate(actor, row, config, await readLax(tx, actor, row.shown_application));

/** Who holds what was an id's candidate, since the two were merged. */
async function holderOf(tx: Tx, agencyId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('candidate_merges')
    .select('holder_id')
    .where('agency_id', '=', agencyId)
    .where('other_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row?.holder_id;
}

/** Whom an id means, whole: themselves or, where there is nobody of it any more, whoever they were merged into. Throws 404. `applicationId` names the application whose score is told. */
export async function findMeant(
  tx: Tx,
  actor: Actor,
  id: string,
  config: Pick<Config, 'secret'>,
  applicationId?: string,
): Promise<Candidate> {
  const row = await detail(tx, actor, id, applicationId).executeTakeFirst();
  if (row) return withScore(tx, actor, row, config);
  const holder = await holderOf(tx, actor.agencyId, id);
  if (holder === undefined) throw notFound('candidate');
  return findCandidate(tx, actor, holder, config);
}

export interface LockedCandidate {
  readonly id: string;
  readonly version: number;
  readonly cvFileId: string | null;
}

/** Holds a candidate that the actor may see until the end of the transaction. Throws 404. */
export async function lockCandidate(tx: Tx, actor: Actor, id: string): Promise<LockedCandidate> {
  const row = await tx
    .selectFrom('candidates as c')
    .select(['c.id', 'c.version', 'c.cv_file_id'])
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .forUpdate('c')
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
  return { id: row.id, version: row.version, cvFileId: row.cv_file_id };
}

/** The version of a candidate who is there. */
export async function versionOf(tx: Tx, agencyId: string, id: string): Promise<number> {
  const { version } = await tx
    .selectFrom('candidates')
    .select('version')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

/** The e-mail and LinkedIn address of a candidate who is there, as they are written. */
export const findAddresses = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('candidates')
    .select(['email', 'linkedin'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Throws 404 for a candidate that the actor may not see. */
export async function requireCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  await findCv(tx, actor, id);
}

/**
 * Keeps a candidate from being deleted until the end of the transaction; others may go on changing them.
 * Throws 404.
 */
export async function holdCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await tx
    .selectFrom('candidates as c')
    .select('c.id')
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .forKeyShare('c')
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
}

/** A person types several fields one after the other; doubles are looked for once they have stopped. */
const CHECK_SECONDS = 5;

/** Has doubles looked for, after any change of who the candidate is. */
export const enqueueDuplicateCheck = (tx: Tx, agencyId: string, id: string): Promise<void> =>
  enqueue(
    tx,
    'duplicates.check',
    { agencyId, candidateId: id },
    {
      key: `duplicates:${id}`,
      runAt: inSeconds(CHECK_SECONDS),
      // Of two who are checked at the same moment neither would see what the other can be found by.
      queue: `duplicates:${agencyId}`,
    },
  );

/** The positions that a candidate has applied to, whose boards show them. */
export async function positionsOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('position_id')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', id)
    .execute();
  return rows.map((row) => row.position_id);
}

/**
 * The file of a candidate's CV, or of the one that came with an application of theirs; null without one. Throws 404 for a
 * candidate that the actor may not see, and for an application that is not theirs or of a position that the actor may not see.
 */
export async function findCv(
  tx: Tx,
  actor: Actor,
  id: string,
  applicationId?: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('candidates as c')
    .select('c.cv_file_id')
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!row) throw notFound('candidate');
  if (applicationId === undefined) return row.cv_file_id;
  const application = await tx
    .selectFrom('applications as sa')
    .select('sa.cv_file_id')
    .where('sa.agency_id', '=', actor.agencyId)
    .where('sa.candidate_id', '=', id)
    .where('sa.id', '=', applicationId)
    .where(positionIsSeenBy(actor))
    .executeTakeFirst();
  if (!application) throw notFound('application');
  return application.cv_file_id ?? row.cv_file_id;
}
