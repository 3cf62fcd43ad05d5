import type { Locale } from '@cantera/shared/contracts/enums';

/** Small words that stand in nearly every sentence of one language and in few of the others. */
const SMALL_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set('the and of to with for you your our we are is in on will who from be as this'.split(' ')),
  es: new Set(
    'el los las y con para del una tu tus nuestro nuestra en que por se al un su es como'.split(' '),
  ),
  ca: new Set(
    'els les i amb per del una teu teva nostre nostra en que un al seu és com dels als aquest'.split(' '),
  ),
};
const LOCALES = ['en', 'es', 'ca'] as const;

/** The language that a text is written in, by its small words; `fallback` for one that says too little. */
export function languageOf(text: string, fallback: Locale): Locale {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LOCALES.map(
    (locale) => [locale, words.filter((word) => SMALL_WORDS[locale].has(word)).length] as const,
  ).sort(([, a], [, b]) => b - a);
  const [[first, most], [, second]] = counts as [readonly [Locale, number], readonly [Locale, number]];
  return most > second ? first : fallback;
}
