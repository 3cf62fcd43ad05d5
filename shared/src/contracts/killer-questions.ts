import { z } from 'zod';
import { QUESTION_TYPES } from './enums.ts';
import { id } from './primitives.ts';

/** What every number of a question and of its answers lies between. */
export const MIN_NUMBER = -9_999_999_999;
export const MAX_NUMBER = 99_999_999_999;
const bound = z.number().min(MIN_NUMBER).max(MAX_NUMBER);
export const questionOption = z.object({
  id: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(500),
  rejected: z.boolean().optional(),
});
export type QuestionOption = z.infer<typeof questionOption>;

/** What limits an answer, by type: TEXT minLength; NUMBER minValue, maxValue; NUMBER_RANGE minAllowed, maxAllowed; choices options. */
export const questionDetails = z.object({
  minLength: z.number().int().min(0).max(10_000).optional(),
  minValue: bound.optional(),
  maxValue: bound.optional(),
  minAllowed: bound.optional(),
  maxAllowed: bound.optional(),
  options: z.array(questionOption).max(50).optional(),
  /** How many options are accepted. It limits no answer: an applicant who knew it would know how many answers pass. */
  maxSelections: z.number().int().min(1).max(50).optional(),
});
/** What rejects an answer, by type: NUMBER above or below; NUMBER_RANGE outside; YES_NO on yes or no; choices on option ids. */
export const rejectConditions = z.object({
  rejectIfAbove: bound.optional(),
  rejectIfBelow: bound.optional(),
  rejectIfOutside: z.object({ min: bound, max: bound }).optional(),
  rejectOnYes: z.boolean().optional(),
  rejectOnNo: z.boolean().optional(),
  rejectOn: z.array(z.string()).max(50).optional(),
});
export type QuestionDetails = z.infer<typeof questionDetails>;
export type RejectConditions = z.infer<typeof rejectConditions>;

export const killerQuestion = z.object({
  id,
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  details: questionDetails,
  rejectConditions,
});
export type KillerQuestion = z.infer<typeof killerQuestion>;

/** A question as applicants see it: nothing in it tells what rejects, nor how many answers pass. */
export const publicQuestion = killerQuestion.omit({ rejectConditions: true }).extend({
  details: questionDetails
    .omit({ maxSelections: true })
    .extend({ options: z.array(questionOption.omit({ rejected: true })).optional() }),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

/** One answer, its shape by the question's type. */
export const answer = z.union([
  z.object({ text: z.string().max(10_000) }).strict(),
  z.object({ value: bound }).strict(),
  z.object({ min: bound, max: bound }).strict(),
  z.object({ answer: z.boolean() }).strict(),
  z.object({ selectedOption: z.string() }).strict(),
  z.object({ selectedOptions: z.array(z.string()).max(50) }).strict(),
]);
export type Answer = z.infer<typeof answer>;

/** A question with the answer of one application. `correct` is false when the answer meets a reject condition. */
export const questionWithAnswer = z.object({
  id,
  text: z.string(),
  name: z.string(),
  type: z.enum(QUESTION_TYPES),
  details: questionDetails,
  answer: answer.nullable(),
  correct: z.boolean(),
  autoRejected: z.boolean(),
});
export type QuestionWithAnswer = z.infer<typeof questionWithAnswer>;
