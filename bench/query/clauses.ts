import type { Clause } from '@cantera/shared/contracts/candidate-search';
import type { Knowledge } from '../../api/src/modules/query-language/index.ts';

const city = (name: string, id: number, region: string) =>
  [name, { concept: `city:${id}`, label: name, countryCode: 'ES', region, population: 120_000 }] as const;
const region = {
  concept: 'region:ES/Catalonia',
  label: 'Catalonia',
  countryCode: 'ES',
  region: 'Catalonia',
  population: 1e9,
};
/** What the searches of the bench may name beside the lexicon. */
export const KNOWN: Knowledge = {
  places: new Map<string, Knowledge['places'] extends ReadonlyMap<string, infer P> ? P : never>([
    city('girona', 1, 'Catalonia'),
    city('barcelona', 2, 'Catalonia'),
    city('madrid', 3, 'Madrid'),
    city('lleida', 4, 'Catalonia'),
    city('tarragona', 5, 'Catalonia'),
    city('valencia', 6, 'Valencia'),
    ['catalunya', region],
    ['cataluna', region],
    ['catalonia', region],
    // Places are known in the three languages.
    ...['spain', 'espana', 'espanya'].map(
      (name) =>
        [
          name,
          { concept: 'country:ES', label: 'Spain', countryCode: 'ES', region: '', population: 1e9 },
        ] as const,
    ),
  ]),
  skills: new Set(),
  companies: new Set(['mercadona']),
};

const SHORT: Partial<Record<Clause['kind'], string>> = {
  TITLE: 'T',
  SKILL: 'S',
  EDUCATION: 'E',
  LANGUAGE: 'L',
  PLACE: 'P',
  COMPANY: 'C',
  NAME: 'N',
  WORDS: 'W',
};
const nameOf = (concept: string): string => {
  for (const [name, place] of KNOWN.places)
    if (place.concept === concept) return place.concept.startsWith('region') ? 'catalonia' : name;
  return concept.replace(/^\w+[.:]/, '');
};

/** A clause in the words of the lists; amounts with two ends are two. */
export function told({ kind, any, not, optional, atLeast, atMost }: Clause): string[] {
  const sign = `${optional ? '?' : ''}${not ? '-' : ''}`;
  if (kind === 'STATUS') return [`${sign}ST`];
  const short = SHORT[kind];
  if (!short) {
    const name = kind === 'YEARS' ? 'Y' : 'M';
    return [
      ...(atLeast === undefined ? [] : [`${sign}${name}>=${atLeast}`]),
      ...(atMost === undefined ? [] : [`${sign}${name}<=${atMost}`]),
    ];
  }
  const values = any.map(({ label, concept }) =>
    concept ? nameOf(concept) : label.toLowerCase().replaceAll(' ', '_'),
  );
  return [`${sign}${short}:${values.sort().join('|')}${atLeast === undefined ? '' : `>=${atLeast}`}`];
}

/** What a line of a list expects, in the same words. */
export function expected(clauses: string): string[] {
  return clauses
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [, head = '', values = '', level = ''] = /^([?-]*[A-Z]:)([^>]+)(>=\d+)?$/.exec(one) ?? [];
      return head ? `${head}${values.toLowerCase().split('|').sort().join('|')}${level}` : one;
    });
}
