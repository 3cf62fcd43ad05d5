import { foldWords } from '../text/fold.ts';
import type { CvTongue } from '../types.ts';

const WORDS: Record<CvTongue, string[]> = {
  en: 'the and of to in for with on at from by as is years experience education skills work university present languages'.split(
    ' ',
  ),
  es: 'el los las y con para por una del en experiencia formacion educacion actualidad idiomas trabajo universidad anos sobre desde hasta empresa espanol ingles nivel responsable'.split(
    ' ',
  ),
  ca: 'els les i amb per una del en experiencia formacio educacio actualitat actualment idiomes llengues treball universitat anys sobre des fins empresa catala angles nivell dels als cap d l'.split(
    ' ',
  ),
};
const MARKS: [CvTongue, RegExp][] = [
  ['es', /ñ|ción\b|ciones\b|dad\b/giu],
  ['ca', /\b[ld]['’]\p{L}|ció\b|cions\b|tat\b|l·l|ç|\bamb\b/giu],
];

/** The language a CV is written in, by its commonest small words; null for next to no text. */
export function detectTongue(text: string): CvTongue | null {
  const words = foldWords(text).split(' ');
  if (words.length < 5) return null;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores: Record<CvTongue, number> = { en: 0, es: 0, ca: 0 };
  for (const tongue of ['en', 'es', 'ca'] as const) {
    for (const word of WORDS[tongue]) scores[tongue] += counts.get(word) ?? 0;
  }
  for (const [tongue, mark] of MARKS) scores[tongue] += text.match(mark)?.length ?? 0;
  const ranked = (['en', 'es', 'ca'] as const).toSorted((a, b) => scores[b] - scores[a]);
  return ranked[0] ?? null;
}
