import { LOCALES } from '@cantera/shared/contracts/enums';
import { foldTerm } from '../lexicon/index.ts';

const CODES =
  'ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw ta th tl tr uk ur vi zh'.split(
    ' ',
  );
const OTHER_NAMES: Readonly<Record<string, string>> = {
  castellano: 'es',
  castella: 'es',
  castilian: 'es',
  mandarin: 'zh',
  mandarí: 'zh',
  valencia: 'ca',
  valenciano: 'ca',
  basque: 'eu',
  euskera: 'eu',
  vasco: 'eu',
  basc: 'eu',
  flemish: 'nl',
  farsi: 'fa',
  greek: 'el',
};

function namesOfLanguages(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'language' });
    for (const code of CODES) {
      const name = foldTerm(display.of(code) ?? '');
      if (name && name !== code) names.set(name, code);
    }
  }
  // "valencià" is Valencia without its accent, which is a city more often.
  for (const [name, code] of Object.entries(OTHER_NAMES))
    if (name !== 'valencia') names.set(foldTerm(name), code);
  return names;
}
const LANGUAGES = namesOfLanguages();
/** The ISO 639-1 code of a language by its folded name in English, Spanish or Catalan. */
export const languageNamed = (name: string): string | undefined => LANGUAGES.get(name);

/** Words for levels, folded, with their place in `LANGUAGE_LEVELS` from 1. */
const LEVELS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'a1, a2, basic, beginner, elementary, básico, básica, inicial, elemental, bàsic, bàsica'],
      [2, 'b1, intermediate, intermedio, intermedia, medio, intermedi, intermèdia, mitjà'],
      [
        3,
        'b2, upper intermediate, intermedio alto, first certificate, intermedi alt, professional, conversational',
      ],
      [
        4,
        'c1, advanced, fluent, fluently, alto, avanzado, avanzada, fluido, fluida, alt, avançat, avançada, fluid, fluïda, perfectament',
      ],
      [
        5,
        'c2, native, bilingual, proficiency, mother tongue, nativo, nativa, bilingüe, lengua materna, nadiu, nadiua, natiu, natiua, bilingüe, llengua materna',
      ],
    ] as const
  ).flatMap(([level, words]) => words.split(', ').map((word) => [foldTerm(word), level])),
);
/** The level that folded words name; undefined for none. */
export const levelNamed = (words: string): number | undefined =>
  Object.hasOwn(LEVELS, words) ? LEVELS[words] : undefined;
