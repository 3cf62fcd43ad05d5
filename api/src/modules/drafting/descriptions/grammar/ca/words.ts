import type { Opening, Words } from '../voice.ts';

const lists = new Intl.ListFormat('ca', { type: 'conjunction' });
const years = (count: number): string => (count === 1 ? '1 any' : `${count} anys`);

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^El (?=\S)/, 'al '],
  [/^Els (?=\S)/, 'als '],
  [/^La (?=\S)/, 'a la '],
  [/^Les (?=\S)/, 'a les '],
  [/^L(?=’|'|&#39;)/, 'a l'],
];

/** Where somebody works: `a Girona`, `al Prat`, `a l’Hospitalet`. */
function at(place: string): string {
  const article = ARTICLES.find(([pattern]) => pattern.test(place));
  return article ? place.replace(...article) : `a ${place}`;
}

/** How many people are looked for. */
export const people = ({ count }: Opening): string => (count === 1 ? 'una persona' : `${count} persones`);

export const wordsCa: Words = {
  where: (places) => (places.length > 0 ? ` ${lists.format(places.map(at))}` : ''),
  list: (items) => lists.format(items),
  years: (from, to) => {
    if (to === 0) return 'No cal experiència prèvia';
    if (from === 0) return `Fins a ${years(to)} d’experiència`;
    return from === to ? `${years(to)} d’experiència` : `Entre ${from} i ${years(to)} d’experiència`;
  },
  languages: (named) => `Idiomes: ${named}`,
  hardSkills: (named) => `Coneixements i eines: ${named}`,
  softSkills: (named) => `Manera de treballar: ${named}`,
  contract: {
    FOR_WORK_AND_SERVICE: 'Contracte: per obra i servei',
    FREELANCE: 'Contracte: col·laboració per compte propi (freelance)',
    FIXED_DISCONTINUOUS: 'Contracte: fix discontinu',
    PRODUCTION_CIRCUMSTANCES: 'Contracte: per circumstàncies de la producció',
    FULLTIME: 'Contracte: a jornada completa',
    INTERN: 'Contracte: en pràctiques',
    REPLACEMENT: 'Contracte: de substitució',
    TEMPORARY: 'Contracte: temporal',
  },
  recruiting: {
    ETT: 'Contractació a través d’una empresa de treball temporal (ETT)',
    INTERIM: 'Projecte d’interim management',
  },
  workMode: {
    HYBRID: 'Modalitat: híbrida',
    REMOTE: 'Modalitat: en remot',
    'ON-SITE': 'Modalitat: presencial',
  },
  place: (named) => `Ubicació: ${named}`,
  salary: (from, to, isAnnual) =>
    `Salari: ${from === to ? from : `de ${from} a ${to}`} ${isAnnual ? 'l’any' : 'al mes'}`,
};
