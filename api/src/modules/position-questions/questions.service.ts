import { isDeepStrictEqual } from 'node:util';
import { snakeCasePath } from '@cantera/shared/contracts';
import {
  MAX_QUESTIONS,
  type PositionQuestion,
  type QuestionInput,
  questionChanged,
  tooManyQuestions,
  type updateQuestion,
} from '@cantera/shared/contracts/position-questions';
import { oneTruth, type QuestionDraft, questionProblems } from '@cantera/shared/contracts/question-rules';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import {
  endOfQuestions,
  findQuestion,
  holdQuestion,
  insertQuestions,
  listQuestions,
  removeQuestion,
  writeQuestion,
} from '../killer-questions/index.ts';
import { requirePosition } from '../positions/index.ts';

interface Place {
  readonly id: string;
  readonly kqId: string;
}
type NewQuestion = QuestionInput & { readonly isAsked?: boolean };

/** The question as it is stored. Throws 400 naming, below `at`, what it cannot be. */
export function judged<Q extends QuestionDraft>(question: Q, at: readonly string[] = []): Q {
  const problems = questionProblems(question);
  if (problems.size > 0)
    throw invalidFields(
      Object.fromEntries(
        [...problems].map(([path, error]) => [snakeCasePath([...at, ...path.split('.')]), error]),
      ),
    );
  return oneTruth(question);
}

/** All killer questions of a position that the actor may see. Throws 404. */
export async function readQuestions(tx: Tx, actor: Actor, positionId: string): Promise<PositionQuestion[]> {
  await requirePosition(tx, actor, positionId);
  return listQuestions(tx, actor.agencyId, positionId);
}

/**
 * Writes questions behind the others of a position that the caller holds, and gives them as stored. Throws 409
 * TOO_MANY_QUESTIONS when they do not fit.
 */
export async function append(
  tx: Tx,
  actor: Actor,
  positionId: string,
  questions: readonly NewQuestion[],
): Promise<PositionQuestion[]> {
  const { agencyId, userId } = actor;
  const { count, next } = await endOfQuestions(tx, agencyId, positionId);
  if (count + questions.length > MAX_QUESTIONS)
    throw fail(tooManyQuestions, 'TOO_MANY_QUESTIONS', 'A position has 50 killer questions at most.');
  const ids = await insertQuestions(tx, agencyId, positionId, questions, { first: next, reviewer: userId });
  await publish(tx, agencyId, topic.positions(positionId));
  const all = await listQuestions(tx, agencyId, positionId);
  return all.filter(({ id }) => ids.includes(id));
}

/** Adds a question, which is asked at once. Throws 404, 400 naming what it cannot be, 409 TOO_MANY_QUESTIONS. */
export async function addQuestion(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: QuestionInput,
): Promise<PositionQuestion> {
  // Held, so that two questions do not take one place.
  await requirePosition(tx, actor, positionId, 'update');
  const [added] = await append(tx, actor, positionId, [judged(input)]);
  if (!added) throw new Error('the question that was just written is not there');
  return added;
}

const contentOf = ({ question, required, details, rejectConditions }: PositionQuestion) => ({
  question,
  required,
  details,
  rejectConditions,
});

/** A change laid over what is stored. Conditions that come alone decide over flags that were stored. */
function changed(
  stored: PositionQuestion,
  { version: _, ...change }: z.output<typeof updateQuestion.body>,
): PositionQuestion {
  const { rejectOn } = change.rejectConditions ?? {};
  const decides = rejectOn !== undefined && change.details === undefined;
  const options = stored.details.options?.map(({ id, text }) => ({ id, text }));
  // The count of accepted options follows the options.
  const { maxSelections: __, ...limits } = stored.details;
  const details = decides ? { ...limits, ...(options ? { options } : {}) } : stored.details;
  return { ...stored, details, ...change };
}

/**
 * Changes a question; with or without a change it is asked from then on. What has been answered stays judged as it was.
 * Throws 404, 400 naming what it cannot be, 409 QUESTION_CHANGED (`details.version`) when the version given is not the newest.
 */
export async function changeQuestion(
  tx: Tx,
  actor: Actor,
  { id, kqId }: Place,
  input: z.output<typeof updateQuestion.body>,
): Promise<PositionQuestion> {
  const { agencyId, userId } = actor;
  await requirePosition(tx, actor, id, 'share');
  const stored = await holdQuestion(tx, agencyId, id, kqId);
  if (!stored) throw notFound('question');
  requireVersion(questionChanged, stored.version, input.version);
  const next = judged(changed(stored, input));
  const isSame = stored.isAsked && isDeepStrictEqual(contentOf(stored), contentOf(next));
  await writeQuestion(tx, agencyId, next, {
    reviewer: userId,
    version: stored.version + (isSame ? 0 : 1),
  });
  await publish(tx, agencyId, topic.positions(id));
  const written = await findQuestion(tx, agencyId, id, kqId);
  if (!written) throw notFound('question');
  return written;
}

/** Deletes a question; answers that were given stay with their applications. Throws 404. */
export async function deleteQuestion(tx: Tx, actor: Actor, { id, kqId }: Place): Promise<void> {
  await requirePosition(tx, actor, id, 'share');
  if (!(await removeQuestion(tx, actor.agencyId, id, kqId))) throw notFound('question');
  await publish(tx, actor.agencyId, topic.positions(id));
}
