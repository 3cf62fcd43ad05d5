import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  generateQuestions as generateEndpoint,
  MAX_QUESTIONS,
  tooManyQuestions,
} from '@cantera/shared/contracts/position-questions';
import { foldWords } from '@cantera/shared/contracts/text';
import type { Tx } from '../../../db/tenant.ts';
import { fail } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { countDraft } from '../../drafting/index.ts';
import { listQuestions } from '../../killer-questions/index.ts';
import { requirePosition } from '../../positions/index.ts';
import { localeOf } from '../../scores/index.ts';
import { append } from '../questions.service.ts';
import { languageOf } from './language.ts';
import type { Place } from './model-questions.ts';
import { findRequirements } from './requirements.repository.ts';
import { openIdeas, type WrittenQuestion, writeQuestions } from './write-questions.ts';

/**
 * What questions can be written of, counted as a text that is written. Throws 404, 400 JOB_DESCRIPTION_REQUIRED, 409
 * TOO_MANY_QUESTIONS, and 429 after 30 texts in an hour.
 */
export async function questionPlace(tx: Tx, actor: Actor, positionId: string): Promise<Place> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId);
  const requirements = await findRequirements(tx, agencyId, positionId);
  if (requirements.lines.length === 0)
    throw fail(generateEndpoint.errors, 'JOB_DESCRIPTION_REQUIRED', 'A job description is required.');
  const asked = await listQuestions(tx, agencyId, positionId);
  // A description that does not show its own is taken for one in the language of the actor.
  const locale = languageOf(requirements.lines.join(' '), await localeOf(tx, actor));
  if (asked.length + writeQuestions(requirements, asked, locale).length > MAX_QUESTIONS)
    throw fail(tooManyQuestions, 'TOO_MANY_QUESTIONS', 'A position has 50 killer questions at most.');
  await countDraft(tx, actor);
  return { requirements, asked, locale, ideas: openIdeas(requirements, asked, locale) };
}

/** Of questions that were worded before, those that nobody has come to ask meanwhile. */
function stillNew(
  worded: readonly WrittenQuestion[],
  { requirements, locale, ideas }: Place,
  asked: Place['asked'],
): WrittenQuestion[] {
  const open = new Set(openIdeas(requirements, asked, locale).map(([concept]) => concept));
  const closed = ideas
    .filter(([concept]) => !open.has(concept))
    .map(([, { type, details }]) => ({ type, details }));
  return worded.filter(
    ({ question, type, details }) =>
      !asked.some((one) => foldWords(one.question) === foldWords(question)) &&
      !closed.some((one) => one.type === type && one.details === details),
  );
}

/**
 * Stores questions of a model, or where it gave none those that follow from what the position requires, and gives them;
 * applicants are not asked them until somebody has saved them. Throws 404 and 409 TOO_MANY_QUESTIONS.
 */
export async function storeQuestions(
  tx: Tx,
  actor: Actor,
  positionId: string,
  place: Place,
  byModel: readonly WrittenQuestion[] | undefined,
): Promise<EndpointResponse<typeof generateEndpoint>['data']> {
  // Held, so that two who ask at once do not get the same questions twice.
  await requirePosition(tx, actor, positionId, 'update');
  const asked = await listQuestions(tx, actor.agencyId, positionId);
  const written = byModel
    ? stillNew(byModel, place, asked).slice(0, MAX_QUESTIONS - asked.length)
    : writeQuestions(place.requirements, asked, place.locale);
  const questions = written.map((question) => ({ ...question, isAsked: false }));
  return {
    items: questions.length > 0 ? await append(tx, actor, positionId, questions) : [],
    writtenBy: byModel ? 'MODEL' : 'TEMPLATE',
  };
}
