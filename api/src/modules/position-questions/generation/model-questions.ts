import { type Locale, QUESTION_TYPES } from '@cantera/shared/contracts/enums';
import { forbiddenSubject } from '@cantera/shared/contracts/forbidden-subjects';
import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { questionBody } from '@cantera/shared/contracts/position-questions';
import { hasCondition, oneTruth, questionProblems } from '@cantera/shared/contracts/question-rules';
import { foldWords } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { inventionsOf } from '../../drafting/index.ts';
import { asks } from './concepts.ts';
import { languageOf } from './language.ts';
import {
  type Idea,
  MAX_GENERATED,
  MIN_QUESTIONS,
  type Requirements,
  type WrittenQuestion,
} from './write-questions.ts';

/** Questions as a model writes them; `about` names a requirement, or is NONE for a question that rejects nobody. */
export const modelQuestions = z.strictObject({
  questions: z.array(
    z.strictObject({
      about: z.string(),
      question: z.string(),
      type: z.enum(QUESTION_TYPES),
      options: z.array(z.strictObject({ text: z.string(), rejected: z.boolean() })),
      reject_if_below: z.number().nullable(),
      reject_if_above: z.number().nullable(),
      reject_on_yes: z.boolean(),
      reject_on_no: z.boolean(),
    }),
  ),
});
export type ModelQuestion = z.infer<typeof modelQuestions>['questions'][number];

export interface Place {
  readonly requirements: Requirements;
  /** What may still be asked, with the conditions that follow from the position. */
  readonly ideas: readonly Idea[];
  readonly asked: readonly Pick<KillerQuestion, 'question' | 'type' | 'details'>[];
  readonly locale: Locale;
}

const NONE = 'NONE';
const isChoice = (type: KillerQuestion['type']): boolean =>
  type === 'SINGLE_CHOICE' || type === 'MULTIPLE_CHOICE';

/** The question in the contract's shape. */
function shaped(written: ModelQuestion): WrittenQuestion {
  const { question, type, options, reject_if_below: below, reject_if_above: above } = written;
  const choices = options.map(({ text, rejected }, at) => ({ id: `option-${at + 1}`, text, rejected }));
  return oneTruth({
    question: question.trim(),
    type,
    required: true,
    details: isChoice(type) ? { options: choices } : {},
    rejectConditions: {
      ...(below === null ? {} : { rejectIfBelow: below }),
      ...(above === null ? {} : { rejectIfAbove: above }),
      ...(written.reject_on_yes ? { rejectOnYes: true } : {}),
      ...(written.reject_on_no ? { rejectOnNo: true } : {}),
      ...(isChoice(type) ? { rejectOn: [] } : {}),
    },
  });
}

const optionsOf = ({ details }: Pick<KillerQuestion, 'details'>): string[] =>
  (details.options ?? []).map(({ text, rejected }) => `${foldWords(text)}|${rejected === true}`).sort();

/** Whether a question rejects exactly whom the position's own would: by the same bounds, options and answers. */
function rejectsAs(one: WrittenQuestion, other: WrittenQuestion): boolean {
  const bounds = ({ rejectConditions: { rejectOn: _, ...rest } }: WrittenQuestion): string =>
    JSON.stringify(Object.entries(rest).sort());
  return (
    one.type === other.type &&
    bounds(one) === bounds(other) &&
    JSON.stringify(optionsOf(one)) === JSON.stringify(optionsOf(other))
  );
}

/** The model's words over what the position requires; undefined when its condition does not follow from that. */
function worded(written: ModelQuestion, { ideas, requirements }: Place): WrittenQuestion | undefined {
  const question = shaped(written);
  const idea = ideas.find(([concept]) => concept === written.about);
  if (idea) {
    const [concept, own] = idea;
    return rejectsAs(question, own) && asks(concept, question, requirements.skills)
      ? { ...own, question: question.question }
      : undefined;
  }
  if (written.about !== NONE || hasCondition(question) || question.type === 'NUMBER_RANGE') return undefined;
  const isDoubled = ideas.some(([concept]) => asks(concept, question, requirements.skills));
  return isDoubled ? undefined : question;
}

const textsOf = ({ question, details }: WrittenQuestion): string[] => [
  question,
  ...(details.options ?? []).map(({ text }) => text),
];

/** What a question of a model may speak of. */
const inputOf = ({ requirements, ideas }: Place): string[] => [
  requirements.title,
  requirements.city?.name ?? '',
  ...requirements.skills,
  ...requirements.lines,
  ...ideas.flatMap(([, question]) => textsOf(question)),
];

function mayBeShown(question: WrittenQuestion, place: Place): boolean {
  const texts = textsOf(question);
  const { locale, asked } = place;
  return (
    questionBody.safeParse(question).success &&
    questionProblems(question).size === 0 &&
    texts.every((text) => !forbiddenSubject(text)) &&
    languageOf(question.question, locale) === locale &&
    inventionsOf(texts.join('\n'), inputOf(place), locale).length === 0 &&
    !asked.some((one) => foldWords(one.question) === foldWords(question.question))
  );
}

/**
 * Those of a model's questions that may wait for a person: of the contract's shape, with no other condition than the
 * position's, about nothing that must not be asked, nothing that is asked already and nothing that the position does not
 * say; six at most. Undefined when they would be too few. Pure.
 */
export function usableQuestions(
  written: readonly ModelQuestion[],
  place: Place,
): readonly WrittenQuestion[] | undefined {
  const usable: WrittenQuestion[] = [];
  for (const [at, one] of written.entries()) {
    const isAgain = one.about !== NONE && written.findIndex(({ about }) => about === one.about) !== at;
    const question = isAgain ? undefined : worded(one, place);
    if (!question || !mayBeShown(question, place)) continue;
    const words = foldWords(question.question);
    if (!usable.some((other) => foldWords(other.question) === words)) usable.push(question);
  }
  const enough = Math.min(MIN_QUESTIONS, place.ideas.length);
  return usable.length >= enough ? usable.slice(0, MAX_GENERATED) : undefined;
}
