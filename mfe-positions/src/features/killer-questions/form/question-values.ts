import { newId } from '@cantera/shared/api-client';
import { QUESTION_TYPES, type QuestionType } from '@cantera/shared/contracts/enums';
import { MAX_NUMBER, MIN_NUMBER } from '@cantera/shared/contracts/killer-questions';
import { type PositionQuestion, questionBody } from '@cantera/shared/contracts/position-questions';
import {
  isChoice,
  MIN_OPTIONS,
  type QuestionDraft,
  questionProblems,
} from '@cantera/shared/contracts/question-rules';
import { z } from 'zod';

const bound = z.number().min(MIN_NUMBER).max(MAX_NUMBER).nullable();

/** What the form holds: every field of every type; those of other types are empty. */
export const questionSchema = z.object({
  question: questionBody.shape.question,
  type: z
    .enum(QUESTION_TYPES)
    .nullable()
    .transform((type, context) => {
      if (type !== null) return type;
      context.addIssue({ code: 'custom', message: 'required' });
      return z.NEVER;
    }),
  required: z.boolean(),
  details: z.object({
    minLength: z.number().int().min(0).max(10_000).nullable(),
    minValue: bound,
    maxValue: bound,
    minAllowed: bound,
    maxAllowed: bound,
    options: z.array(
      z.object({ id: z.string(), text: z.string().trim().min(1).max(500), rejected: z.boolean() }),
    ),
  }),
  rejectConditions: z.object({
    rejectIfAbove: bound,
    rejectIfBelow: bound,
    rejectIfOutside: z.object({ min: bound, max: bound }),
    rejectOnYes: z.boolean(),
    rejectOnNo: z.boolean(),
  }),
});
export type QuestionValues = z.output<typeof questionSchema>;
/** Before a type is chosen there is none. */
export type QuestionFormValues = z.input<typeof questionSchema>;
type Option = QuestionValues['details']['options'][number];

/** Whoever adds an option says what it is worth: until then it rejects. */
export const newOption = (): Option => ({ id: newId(), text: '', rejected: true });

const NO_DETAILS = {
  minLength: null,
  minValue: null,
  maxValue: null,
  minAllowed: null,
  maxAllowed: null,
  options: [] as Option[],
};
const NO_CONDITIONS = {
  rejectIfAbove: null,
  rejectIfBelow: null,
  rejectIfOutside: { min: null, max: null },
  rejectOnYes: false,
  rejectOnNo: false,
};
export const EMPTY: QuestionFormValues = {
  question: '',
  type: null,
  required: false,
  details: NO_DETAILS,
  rejectConditions: NO_CONDITIONS,
};

/** What a change of the type leaves: the options of one choice are those of the other, the rest begins anew. */
export const afterTypeChange = (
  type: QuestionType,
  options: readonly Option[],
): Pick<QuestionValues, 'details' | 'rejectConditions'> => ({
  details: {
    ...NO_DETAILS,
    options: isChoice(type)
      ? [...options, ...Array.from({ length: Math.max(0, MIN_OPTIONS - options.length) }, newOption)]
      : [],
  },
  rejectConditions: NO_CONDITIONS,
});

type Range = QuestionValues['rejectConditions']['rejectIfOutside'];
/** The ends of a stored range; null for one that is open, which is stored as the furthest number. */
export const endsOf = ({ rejectIfOutside }: PositionQuestion['rejectConditions']): Range => {
  const { min = MIN_NUMBER, max = MAX_NUMBER } = rejectIfOutside ?? {};
  return { min: min === MIN_NUMBER ? null : min, max: max === MAX_NUMBER ? null : max };
};

/** A stored question as the form shows it. */
export const valuesOf = ({
  question,
  type,
  required,
  details,
  rejectConditions,
}: PositionQuestion): QuestionValues => ({
  question,
  type,
  required,
  details: {
    ...NO_DETAILS,
    minLength: details.minLength ?? null,
    minValue: details.minValue ?? null,
    maxValue: details.maxValue ?? null,
    minAllowed: details.minAllowed ?? null,
    maxAllowed: details.maxAllowed ?? null,
    options: (details.options ?? []).map((option) => ({ ...option, rejected: option.rejected === true })),
  },
  rejectConditions: {
    rejectIfAbove: rejectConditions.rejectIfAbove ?? null,
    rejectIfBelow: rejectConditions.rejectIfBelow ?? null,
    rejectIfOutside: endsOf(rejectConditions),
    rejectOnYes: rejectConditions.rejectOnYes ?? false,
    rejectOnNo: rejectConditions.rejectOnNo ?? false,
  },
});

/** The copy that a question is duplicated into: options of its own. */
export const copyOf = (question: PositionQuestion): QuestionValues => {
  const values = valuesOf(question);
  const options = values.details.options.map((option) => ({ ...option, id: newId() }));
  return { ...values, details: { ...values.details, options } };
};

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };
/** Without what is empty. */
const given = <T extends object>(values: T): Given<T> =>
  // Only what is null or false is left out, and what is left keeps its type.
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== false),
  ) as Given<T>;

/** A question as the server takes it. `maxSelections` is the count of accepted options. */
export function bodyOf(
  values: QuestionValues,
): QuestionDraft & Pick<QuestionValues, 'question' | 'required'> {
  const { options, ...limits } = values.details;
  const { rejectIfOutside, ...conditions } = values.rejectConditions;
  const { min, max } = rejectIfOutside;
  const accepted = options.filter(({ rejected }) => !rejected).length;
  const isOfChoice = isChoice(values.type);
  return {
    question: values.question,
    type: values.type,
    required: values.required,
    details: isOfChoice ? { options, ...(accepted > 0 ? { maxSelections: accepted } : {}) } : given(limits),
    rejectConditions: isOfChoice
      ? { rejectOn: options.filter(({ rejected }) => rejected).map(({ id }) => id) }
      : {
          ...given(conditions),
          // One end alone leaves the other open.
          ...(min === null && max === null
            ? {}
            : { rejectIfOutside: { min: min ?? MIN_NUMBER, max: max ?? MAX_NUMBER } }),
        },
  };
}

export type QuestionProblem = `questions.problem.${
  | 'order'
  | 'nobodyPasses'
  | 'yesAndNo'
  | 'allRejected'
  | 'fewOptions'}`;

function problemAt(path: string, { type, details, rejectConditions }: QuestionDraft): QuestionProblem {
  if (path === 'details.options') {
    const options = details.options ?? [];
    return options.length < MIN_OPTIONS ? 'questions.problem.fewOptions' : 'questions.problem.allRejected';
  }
  if (type === 'YES_NO') return 'questions.problem.yesAndNo';
  const { rejectIfBelow = MIN_NUMBER, rejectIfAbove = MAX_NUMBER, rejectIfOutside } = rejectConditions;
  const isTurned =
    path.startsWith('details.') ||
    rejectIfBelow > rejectIfAbove ||
    (rejectIfOutside !== undefined && rejectIfOutside.min > rejectIfOutside.max);
  return isTurned ? 'questions.problem.order' : 'questions.problem.nobodyPasses';
}

/** What is wrong beyond the single fields, by path; nothing before a type is chosen. */
export function problemsOf(values: QuestionFormValues): ReadonlyMap<string, QuestionProblem> {
  if (values.type === null) return new Map();
  const body = bodyOf({ ...values, type: values.type });
  return new Map([...questionProblems(body).keys()].map((path) => [path, problemAt(path, body)]));
}
