import type { Locale } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';

/** Words that hold sentences together; of those that two languages share, each has others beside. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set('the and of to with for is are in from by that our we you who your this made at on'.split(' ')),
  es: new Set(
    'y con los las lo del al el la por para una un que su es son sus se este esta quien nuestro nuestra desde como muy'.split(
      ' ',
    ),
  ),
  ca: new Set(
    'i amb els les ho del al el la dels d l per una un que es son seva seu teu teva et ens qui pel aquest aquesta nostre nostra des com molt'.split(
      ' ',
    ),
  ),
};

/**
 * The language that a text is written in, by the words that are most frequent in it; undefined where it has none of
 * them, or as many of two languages.
 */
export function languageOf(text: string): Locale | undefined {
  const words = fold(text).split(/[^\p{L}]+/u);
  const counts = (Object.keys(COMMON) as Locale[])
    .map((locale) => ({ locale, count: words.filter((word) => COMMON[locale].has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count === second.count) return undefined;
  return first.locale;
}
