import type { QuestionType } from './enums.ts';
import type { FieldError } from './errors.ts';
import type {
  KillerQuestion,
  QuestionDetails,
  QuestionOption,
  RejectConditions,
} from './killer-questions.ts';

/** What of a question decides whether it can be asked. */
export type QuestionDraft = Pick<KillerQuestion, 'type' | 'details' | 'rejectConditions'>;

export const MIN_OPTIONS = 2;

const CHOICE_DETAILS = ['options', 'maxSelections'] as const;
/** What each type of question can hold. */
const KEYS: Readonly<
  Record<
    QuestionType,
    readonly [details: readonly (keyof QuestionDetails)[], rejects: readonly (keyof RejectConditions)[]]
  >
> = {
  TEXT: [['minLength'], []],
  NUMBER: [
    ['minValue', 'maxValue'],
    ['rejectIfAbove', 'rejectIfBelow'],
  ],
  NUMBER_RANGE: [['minAllowed', 'maxAllowed'], ['rejectIfOutside']],
  YES_NO: [[], ['rejectOnYes', 'rejectOnNo']],
  SINGLE_CHOICE: [CHOICE_DETAILS, ['rejectOn']],
  MULTIPLE_CHOICE: [CHOICE_DETAILS, ['rejectOn']],
};

export const isChoice = (type: QuestionType): boolean =>
  type === 'SINGLE_CHOICE' || type === 'MULTIPLE_CHOICE';

/** The options with their flags. Where none has one, those that `rejectOn` names are the rejecting ones. */
function flagged({ details, rejectConditions }: QuestionDraft): Required<QuestionOption>[] {
  const options = details.options ?? [];
  const named = new Set(rejectConditions.rejectOn);
  const hasFlags = options.some(({ rejected }) => rejected !== undefined);
  return options.map((option) => ({
    ...option,
    rejected: hasFlags ? option.rejected === true : named.has(option.id),
  }));
}

/**
 * A question whose options and conditions say the same: `rejectOn` holds the ids of the rejecting options, and each option
 * says whether it rejects. Without `maxSelections` it is the count of the accepted ones.
 */
export function oneTruth<Q extends QuestionDraft>(question: Q): Q {
  if (!isChoice(question.type)) return question;
  const options = flagged(question);
  const accepted = options.filter(({ rejected }) => !rejected).length;
  const maxSelections = question.details.maxSelections ?? (accepted || undefined);
  return {
    ...question,
    details: { ...question.details, options, ...(maxSelections ? { maxSelections } : {}) },
    rejectConditions: { rejectOn: options.filter(({ rejected }) => rejected).map(({ id }) => id) },
  };
}

type Problems = [path: string, error: FieldError][];

/** What belongs to another type: whoever sends it expects it to be kept. */
function foreignKeys({ type, details, rejectConditions }: QuestionDraft): Problems {
  const [limits, rejects] = KEYS[type];
  const isGiven = (holder: object, key: string) => (holder as Record<string, unknown>)[key] !== undefined;
  const foreign = (name: string, holder: object, known: readonly string[]): Problems =>
    Object.keys(holder)
      .filter((key) => isGiven(holder, key) && !known.includes(key))
      .map((key) => [`${name}.${key}`, 'not_allowed']);
  return [...foreign('details', details, limits), ...foreign('rejectConditions', rejectConditions, rejects)];
}

function optionProblems(question: QuestionDraft): Problems {
  const options = flagged(question);
  const ids = new Set(options.map(({ id }) => id));
  const hasUnknown = (question.rejectConditions.rejectOn ?? []).some((id) => !ids.has(id));
  if (options.length < MIN_OPTIONS) return [['details.options', 'too_short']];
  if (ids.size < options.length) return [['details.options', 'already_exists']];
  if (options.every(({ rejected }) => rejected)) return [['details.options', 'not_allowed']];
  return hasUnknown ? [['rejectConditions.rejectOn', 'not_found']] : [];
}

const isAbove = (low: number | undefined, high: number | undefined): boolean =>
  low !== undefined && high !== undefined && low > high;

/** A number that every allowed answer is beyond leaves nobody. */
function numberProblems({ details, rejectConditions }: QuestionDraft): Problems {
  const { minValue, maxValue } = details;
  const { rejectIfAbove, rejectIfBelow } = rejectConditions;
  if (isAbove(minValue, maxValue)) return [['details.maxValue', 'too_small']];
  if (isAbove(rejectIfBelow, rejectIfAbove)) return [['rejectConditions.rejectIfAbove', 'too_small']];
  return [
    ...(isAbove(rejectIfBelow, maxValue) ? ([['rejectConditions.rejectIfBelow', 'too_big']] as const) : []),
    ...(isAbove(minValue, rejectIfAbove) ? ([['rejectConditions.rejectIfAbove', 'too_small']] as const) : []),
  ].map(([path, error]) => [path, error]);
}

function rangeProblems({ details, rejectConditions }: QuestionDraft): Problems {
  const { minAllowed, maxAllowed } = details;
  const { min, max } = rejectConditions.rejectIfOutside ?? {};
  const max_ = 'rejectConditions.rejectIfOutside.max';
  if (isAbove(minAllowed, maxAllowed)) return [['details.maxAllowed', 'too_small']];
  if (isAbove(min, max) || isAbove(minAllowed, max)) return [[max_, 'too_small']];
  return isAbove(min, maxAllowed) ? [['rejectConditions.rejectIfOutside.min', 'too_big']] : [];
}

function ownProblems(question: QuestionDraft): Problems {
  const { rejectOnYes, rejectOnNo } = question.rejectConditions;
  switch (question.type) {
    case 'NUMBER':
      return numberProblems(question);
    case 'NUMBER_RANGE':
      return rangeProblems(question);
    case 'YES_NO':
      return rejectOnYes && rejectOnNo ? [['rejectConditions.rejectOnNo', 'not_allowed']] : [];
    case 'TEXT':
      return [];
    default:
      return optionProblems(question);
  }
}

/** What is wrong with a question beyond its shape, by path in the app's names: at least one answer must pass. */
export const questionProblems = (question: QuestionDraft): ReadonlyMap<string, FieldError> =>
  new Map([...ownProblems(question), ...foreignKeys(question)]);

/** Whether any answer is rejected. */
export function hasCondition({ rejectConditions }: Pick<QuestionDraft, 'rejectConditions'>): boolean {
  const { rejectOn, rejectOnYes, rejectOnNo, ...numbers } = rejectConditions;
  return (
    (rejectOn?.length ?? 0) > 0 ||
    rejectOnYes === true ||
    rejectOnNo === true ||
    Object.values(numbers).some((value) => value !== undefined)
  );
}
