import type { FieldError } from '@cantera/shared/contracts';
import type { Answer, KillerQuestion, PublicQuestion } from '@cantera/shared/contracts/killer-questions';

type Question = Pick<KillerQuestion, 'type' | 'details' | 'required'>;

/** Whether the answer says nothing, though its shape is right. */
function isBlank(answer: Answer): boolean {
  if ('text' in answer) return answer.text.trim() === '';
  if ('selectedOption' in answer) return answer.selectedOption === '';
  return 'selectedOptions' in answer && answer.selectedOptions.length === 0;
}

function checkBounds(value: number, min: number | undefined, max: number | undefined): FieldError | null {
  if (!Number.isFinite(value)) return 'invalid_type';
  if (min !== undefined && value < min) return 'too_small';
  return max !== undefined && value > max ? 'too_big' : null;
}

function checkRange(range: { min: number; max: number }, { details }: Question): FieldError | null {
  if (range.min > range.max) return 'invalid_value';
  return (
    checkBounds(range.min, details.minAllowed, details.maxAllowed) ??
    checkBounds(range.max, details.minAllowed, details.maxAllowed)
  );
}

function checkOptions(selected: readonly string[], { details }: Question): FieldError | null {
  const options = new Set((details.options ?? []).map((option) => option.id));
  return selected.some((id) => !options.has(id)) || new Set(selected).size < selected.length
    ? 'invalid_value'
    : null;
}

/** The check of each type; `undefined` when the answer's shape is another type's. */
function checkByType(question: Question, answer: Answer): FieldError | null | undefined {
  const { type, details } = question;
  if (type === 'TEXT' && 'text' in answer)
    return answer.text.trim().length < (details.minLength ?? 0) ? 'too_short' : null;
  if (type === 'NUMBER' && 'value' in answer)
    return checkBounds(answer.value, details.minValue, details.maxValue);
  if (type === 'NUMBER_RANGE' && 'min' in answer) return checkRange(answer, question);
  if (type === 'YES_NO' && 'answer' in answer) return null;
  if (type === 'SINGLE_CHOICE' && 'selectedOption' in answer)
    return checkOptions([answer.selectedOption], question);
  if (type === 'MULTIPLE_CHOICE' && 'selectedOptions' in answer)
    return checkOptions(answer.selectedOptions, question);
  return undefined;
}

/** What is wrong with an answer to a question, or null. No answer is right when the question is optional. */
export function checkAnswer(question: Question, answer: Answer | null): FieldError | null {
  if (!answer) return question.required ? 'required' : null;
  const error = checkByType(question, answer);
  if (error === undefined) return 'invalid_type';
  if (isBlank(answer)) return question.required ? 'required' : null;
  return error;
}

function rejects(
  question: Pick<KillerQuestion, 'type' | 'details' | 'rejectConditions'>,
  answer: Answer,
): boolean {
  const conditions = question.rejectConditions;
  const rejectedOption = (id: string): boolean =>
    (conditions.rejectOn ?? []).includes(id) ||
    (question.details.options ?? []).some((option) => option.id === id && option.rejected === true);
  if ('value' in answer)
    return (
      answer.value > (conditions.rejectIfAbove ?? Number.POSITIVE_INFINITY) ||
      answer.value < (conditions.rejectIfBelow ?? Number.NEGATIVE_INFINITY)
    );
  if ('min' in answer) {
    const allowed = conditions.rejectIfOutside;
    return allowed !== undefined && (answer.min < allowed.min || answer.max > allowed.max);
  }
  if ('answer' in answer) return (answer.answer ? conditions.rejectOnYes : conditions.rejectOnNo) === true;
  if ('selectedOption' in answer) return rejectedOption(answer.selectedOption);
  return 'selectedOptions' in answer && answer.selectedOptions.some(rejectedOption);
}

/** Whether an answer passes: it is not correct when it meets a reject condition. A question left out passes. */
export const judgeAnswer = (
  question: Pick<KillerQuestion, 'type' | 'details' | 'rejectConditions'>,
  answer: Answer | null,
): { correct: boolean } => ({ correct: !(answer && rejects(question, answer)) });

/** The question as applicants may see it: nothing in it tells what rejects, nor how many answers pass. */
export function toPublicQuestion({ id, question, type, required, details }: KillerQuestion): PublicQuestion {
  const { options, maxSelections: _, ...limits } = details;
  const shown = options?.map(({ id: optionId, text }) => ({ id: optionId, text }));
  return { id, question, type, required, details: { ...limits, ...(shown ? { options: shown } : {}) } };
}
