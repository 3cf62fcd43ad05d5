import type { FieldError } from '@cantera/shared/contracts';
import type { Locale } from '@cantera/shared/contracts/enums';
import { type Answer, answer, type PublicQuestion } from '@cantera/shared/contracts/killer-questions';
import type { AskedQuestion } from '../../db/json-columns.ts';
import { checkAnswer, judgeAnswer } from '../killer-questions/index.ts';
import type { JudgedAnswer } from '../pipeline/index.ts';
import type { ApplicationParts } from './application-parts.ts';

type Texts = ApplicationParts['texts'];

const YES_NO: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  en: ['Yes', 'No'],
  es: ['Sí', 'No'],
  ca: ['Sí', 'No'],
};

/** A number as people type it; undefined for no text. */
function toNumber(text: string | undefined): number | undefined {
  const typed = text?.trim();
  return typed ? Number(typed.replace(',', '.')) : undefined;
}

/** What the fields of a question say, in the shape of its type; null when they are all empty. */
function fromTexts({ id, type }: PublicQuestion, texts: Texts): unknown {
  const name = `answers.${id}`;
  const values = (texts[name] ?? []).filter((value) => value.trim() !== '');
  const [first] = values;
  if (type === 'NUMBER_RANGE') {
    const min = toNumber(texts[`${name}.min`]?.[0]);
    const max = toNumber(texts[`${name}.max`]?.[0]);
    return min === undefined && max === undefined ? null : { min, max };
  }
  if (first === undefined) return null;
  switch (type) {
    case 'TEXT':
      return { text: first.trim() };
    case 'NUMBER':
      return { value: toNumber(first) };
    case 'YES_NO':
      return { answer: first === 'true' ? true : first === 'false' ? false : first };
    case 'SINGLE_CHOICE':
      return { selectedOption: first };
    case 'MULTIPLE_CHOICE':
      return { selectedOptions: [...new Set(values)] };
  }
}

function shapeError(given: unknown): FieldError {
  if (typeof given === 'object' && given !== null && 'text' in given) return 'too_long';
  return 'invalid_type';
}

export interface ReadAnswers {
  readonly judged: readonly JudgedAnswer[];
  /** Message keys by field name, `answers.<question id>`. */
  readonly fields: Readonly<Record<string, FieldError>>;
}

/** Reads, checks and judges the answers of a form. */
export function readAnswers(questions: readonly AskedQuestion[], texts: Texts): ReadAnswers {
  const fields: Record<string, FieldError> = {};
  const judged = questions.map((question): JudgedAnswer => {
    const given = fromTexts(question, texts);
    const parsed = given === null ? null : answer.safeParse(given);
    const value = parsed?.success ? parsed.data : null;
    const error = parsed && !parsed.success ? shapeError(given) : checkAnswer(question, value);
    if (error) fields[`answers.${question.id}`] = error;
    return { question, answer: value, ...judgeAnswer(question, value) };
  });
  return { judged, fields };
}

/** An answer in words; empty for a question left out. */
export function answerText(question: PublicQuestion, given: Answer | null, locale: Locale): string {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  const optionText = (id: string): string =>
    question.details.options?.find((option) => option.id === id)?.text ?? id;
  if (!given) return '';
  if ('text' in given) return given.text;
  if ('value' in given) return format(given.value);
  if ('min' in given) return `${format(given.min)} – ${format(given.max)}`;
  if ('answer' in given) return YES_NO[locale][given.answer ? 0 : 1];
  if ('selectedOption' in given) return optionText(given.selectedOption);
  return given.selectedOptions.map(optionText).join(', ');
}
