import type { Locale } from '@cantera/shared/contracts/enums';
import type { Answer, QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { fold } from '@cantera/shared/contracts/text';
import { MASK } from '../masking/index.ts';
import type { ReportTexts } from '../texts/index.ts';
import type { Voice } from './voice.ts';

/** Questions for what a report must not tell, in folded words: the age, and numbers that somebody has. */
const FOR_AGE =
  /(?<!\p{L})(?:cuantos anos (?:tiene|tienes|teneis|cumple)|quants anys (?:tens|te|teniu|fas)|(?:que|quina|tu|su|la|teva) (?:edad|edat)|edad|edat|how old are|your age|age|birth|birthday|born|nacimiento|naciste|nacio|naixement|vas neixer)(?!\p{L})/u;
const FOR_NUMBER =
  /(?<!\p{L})(?:telefono|telefon|phone|movil|mobil|mobile|whatsapp|dni|nif|nie|passport|pasaporte|passaport|seguridad social|seguretat social|iban)(?!\p{L})/u;
const OF_WORK = /(?<!\p{L})(?:experien|trabaj|treball|work|antig|carne|company|client|sector)/u;
/** What an answer tells that a report must not, by its question; null when nothing. */
function hiddenKind({ text }: QuestionWithAnswer): 'AGE' | 'PHONE' | null {
  const asked = fold(text);
  if (OF_WORK.test(asked)) return null;
  if (FOR_AGE.test(asked)) return 'AGE';
  return FOR_NUMBER.test(asked) ? 'PHONE' : null;
}

/** An answer by its shape, options as their texts, every text as the report says it. */
export function saidAnswer(question: QuestionWithAnswer, voice: Voice): Answer | null {
  const { answer, details } = question;
  if (!answer) return null;
  const hidden = voice.isAnonymous && !('answer' in answer) ? hiddenKind(question) : null;
  if (hidden) {
    voice.leftOut(hidden);
    return { text: MASK };
  }
  const option = (id: string): string =>
    voice.plain((details.options ?? []).find((one) => one.id === id)?.text ?? id);
  if ('text' in answer) return { text: voice.plain(answer.text) };
  if ('selectedOption' in answer) return { selectedOption: option(answer.selectedOption) };
  if ('selectedOptions' in answer) return { selectedOptions: answer.selectedOptions.map(option) };
  // A number may be what the report is to show less of.
  const numbers = 'value' in answer ? [answer.value] : 'min' in answer ? [answer.min, answer.max] : [];
  return numbers.every((number) => voice.plain(String(number)) === String(number)) ? answer : { text: MASK };
}

/** An answer in words. */
export function shownAnswer(answer: Answer | null, texts: ReportTexts, locale: Locale): string {
  const number = (value: number): string => new Intl.NumberFormat(locale).format(value);
  if (!answer) return texts.noAnswer;
  if ('text' in answer) return answer.text || texts.noAnswer;
  if ('value' in answer) return number(answer.value);
  if ('min' in answer) return texts.range(number(answer.min), number(answer.max));
  if ('answer' in answer) return answer.answer ? texts.yes : texts.no;
  if ('selectedOption' in answer) return answer.selectedOption || texts.noAnswer;
  return answer.selectedOptions.join(', ') || texts.noAnswer;
}
