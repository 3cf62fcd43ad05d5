import { fold } from '@cantera/shared/contracts/text';

const LANGUAGES = ['en', 'es', 'ca', 'fr', 'de', 'pt'] as const;
/** Countries whose name is their main city's too. */
const CITIES = new Set(['SG', 'MC', 'LU', 'SM', 'VA', 'DJ', 'KW', 'GT', 'PA', 'MX', 'HK', 'MO', 'GI']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of countries by what people of several languages call them, folded. */
const NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
    return codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[fold(name), code] as const] : [];
    });
  }),
);

const SHORT: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['u.s.a', 'US'],
  ['ee.uu', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
]);

const plain = (text: string): string =>
  fold(text)
    .replace(/[.\s]+$/, '')
    .trim();

/** ISO 3166-1 alpha-2 of what is written; undefined for what is no country's name. */
export const countryOf = (text: string): string | undefined =>
  SHORT.get(plain(text)) ?? NAMES.get(plain(text));

/** Whether a text names a country and no city. */
export function isCountryOnly(text: string): boolean {
  const code = countryOf(text);
  return code !== undefined && !CITIES.has(code);
}
