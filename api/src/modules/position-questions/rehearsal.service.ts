import type { EndpointRequest } from '@cantera/shared/contracts';
import type { StepType } from '@cantera/shared/contracts/enums';
import {
  MAX_REHEARSED,
  type QuestionRehearsal,
  REHEARSAL_OUTCOMES,
  type RehearsalOutcome,
  type RehearsedApplication,
  type rehearseQuestion as rehearseEndpoint,
} from '@cantera/shared/contracts/position-questions';
import { fold, joinNames } from '@cantera/shared/contracts/text';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { findQuestion, judgeAnswer } from '../killer-questions/index.ts';
import { requirePosition, requireRecruiter } from '../positions/index.ts';
import { judged } from './questions.service.ts';
import { findAnswers, type GivenAnswer } from './rehearsal.repository.ts';

const DAY_MS = 86_400_000;

const OUTCOMES: Readonly<Record<StepType, RehearsalOutcome>> = {
  HIRED: 'HIRED',
  STEP: 'IN_PROCESS',
  INBOX: 'INBOX',
  DISCARDED: 'DISCARDED',
};

const rank = ({ outcome }: RehearsedApplication): number => REHEARSAL_OUTCOMES.indexOf(outcome);

/** Those of a list that an answer names, hires first; within an outcome the newest first, as they come. */
function listOf(answers: readonly GivenAnswer[]): QuestionRehearsal['wouldBeRejected'] {
  const items = answers.map(({ applicationId, candidateId, firstName, lastName, stepType }) => ({
    applicationId,
    candidateId,
    name: joinNames(firstName, lastName),
    outcome: OUTCOMES[stepType],
  }));
  return { count: items.length, items: items.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_REHEARSED) };
}

/** One answer an application: a question of the same words may have been asked twice. */
const oncePerApplication = (answers: readonly GivenAnswer[]): GivenAnswer[] => [
  ...new Map(answers.map((answer) => [answer.applicationId, answer])).values(),
];

/**
 * Judges the stored answers to a question by a draft of it; nothing is changed. Throws 404 for a position that the actor may
 * not see, 403 NOT_A_RECRUITER, 400 naming what the draft cannot be, or `kq_id`.
 */
export async function rehearseQuestion(
  tx: Tx,
  actor: Actor,
  positionId: string,
  { question, kqId, days }: EndpointRequest<typeof rehearseEndpoint>['body'],
): Promise<QuestionRehearsal> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId);
  if (actor.role !== 'AGENCY_ADMIN') await requireRecruiter(tx, actor, positionId);
  if (kqId && !(await findQuestion(tx, agencyId, positionId, kqId)))
    throw invalidFields({ kq_id: 'not_found' });
  const draft = judged(question, ['question']);
  const since = new Date(now().getTime() - days * DAY_MS).toISOString();
  const found = await findAnswers(tx, agencyId, { positionId, kqId, type: draft.type, since });
  const words = fold(draft.question);
  const answers = oncePerApplication(
    kqId ? found : found.filter(({ question: asked }) => fold(asked.question) === words),
  );
  const rejects = new Set(answers.filter(({ answer }) => !judgeAnswer(draft, answer).correct));
  // Whom another question rejects is rejected whatever becomes of this one.
  const decided = answers.filter(({ isRejectedByAnother }) => !isRejectedByAnother);
  return {
    answered: answers.length,
    rejected: rejects.size,
    wouldBeRejected: listOf(decided.filter((answer) => answer.correct && rejects.has(answer))),
    noLongerRejected: listOf(decided.filter((answer) => !answer.correct && !rejects.has(answer))),
  };
}
