import type { Tone } from '@cantera/shared/contracts/drafts';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PositionFacts } from './facts.ts';
import { formalCa } from './grammar/ca/formal.ts';
import { neutralCa } from './grammar/ca/neutral.ts';
import { playfulCa } from './grammar/ca/playful.ts';
import { wordsCa } from './grammar/ca/words.ts';
import { formalEn } from './grammar/en/formal.ts';
import { neutralEn } from './grammar/en/neutral.ts';
import { playfulEn } from './grammar/en/playful.ts';
import { wordsEn } from './grammar/en/words.ts';
import { formalEs } from './grammar/es/formal.ts';
import { neutralEs } from './grammar/es/neutral.ts';
import { playfulEs } from './grammar/es/playful.ts';
import { wordsEs } from './grammar/es/words.ts';
import type { Voice, Words } from './grammar/voice.ts';

export const WORDS: Readonly<Record<Locale, Words>> = { en: wordsEn, es: wordsEs, ca: wordsCa };
export const VOICES: Readonly<Record<Locale, Readonly<Record<Tone, Voice>>>> = {
  en: { playful: playfulEn, neutral: neutralEn, formal: formalEn },
  es: { playful: playfulEs, neutral: neutralEs, formal: formalEs },
  ca: { playful: playfulCa, neutral: neutralCa, formal: formalCa },
};

/** An amount as its language writes it; in a currency that nobody knows, the number and what stands for the currency. */
function money(lang: Locale, amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as const;
  const locale = lang === 'en' ? 'en-GB' : lang;
  if (!/^[A-Z]{3}$/.test(currency))
    return `${new Intl.NumberFormat(locale, format).format(amount)} ${currency}`;
  return new Intl.NumberFormat(locale, { ...format, style: 'currency', currency }).format(amount);
}

/** The salary of a position in words. */
export const salaryIn = (lang: Locale, { from, to, currency, range }: PositionFacts['salary']): string =>
  WORDS[lang].salary(money(lang, from, currency), money(lang, to, currency), range === 'annual');

/** A language and its level: `francés (B1)`. */
export function languageIn(lang: Locale, { code, proficiency }: PositionFacts['languages'][number]): string {
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  return `${/^[a-z]{2}$/i.test(code) ? (names.of(code) ?? code) : code} (${proficiency})`;
}
