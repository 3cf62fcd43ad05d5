import { fold, foldWords } from '@cantera/shared/contracts/text';
import { readPages } from '../../api/src/modules/client-reading/apart/read-pages.ts';
import type { Site, Truth } from './corpus.ts';

/** How many values were given, were to be given, and were both. */
export interface Count {
  given: number;
  wanted: number;
  right: number;
}
type Field = keyof Truth;
export type Counts = Record<Field, Count>;

/** Cities that the product knows, by each of their names, folded; of several of one name, all. */
export type Cities = ReadonlyMap<string, ReadonlySet<number>>;
/** Cities with all their names. */
export function citiesByName(cities: Iterable<readonly string[]>): Cities {
  const byName = new Map<string, Set<number>>();
  for (const [id, names] of [...cities].entries())
    for (const name of names) byName.set(fold(name), (byName.get(fold(name)) ?? new Set()).add(id));
  return byName;
}

/** The city that a written place means, by the names that the product knows. */
const cityOf = (text: string, cities: Cities): string | undefined =>
  text
    .split(/[,;/|()·•–]|\s-\s/)
    .map((part) => part.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim())
    .find((part) => cities.has(fold(part)));

/** Whether two names are of one city: Palma and Palma de Mallorca. */
const isSameCity = (one: string, other: string, cities: Cities): boolean =>
  foldWords(one) === foldWords(other) ||
  [...(cities.get(fold(one)) ?? [])].some((id) => cities.get(fold(other))?.has(id));

/** What is read of a site, in the shape of its truth. */
function readingOf(site: Site, cities: Cities): Truth {
  const { facts } = readPages(site.pages);
  const places: string[] = [];
  for (const { value } of facts.places) {
    const city = cityOf(value.text, cities);
    if (city && !places.some((known) => isSameCity(known, city, cities))) places.push(city);
  }
  return {
    name: facts.name?.value ?? null,
    legalName: facts.legalName?.value ?? null,
    description: facts.description?.value ?? null,
    companySize: facts.companySize?.value ?? null,
    industry: facts.industry?.value ?? null,
    linkedinUrl: facts.linkedinUrl?.value ?? null,
    places,
    values: facts.values.map(({ value }) => value.name),
    benefits: facts.benefits.map(({ value }) => value),
  };
}

const listOf = (value: string | null | readonly string[]): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

/** `S.L.` and `SL` are one legal form, and a logo may leave the blanks of a name out. */
const lettersOf = (text: string): string => foldWords(text).replaceAll(' ', '');

function isRight(field: Field, given: string, wanted: readonly string[], cities: Cities): boolean {
  if (field === 'places') return wanted.some((one) => isSameCity(one, given, cities));
  if (field === 'description') return wanted.some((words) => fold(given).includes(fold(words)));
  // A profile has one page under the hosts of all countries.
  if (field === 'linkedinUrl') return wanted.some((one) => new URL(one).pathname === new URL(given).pathname);
  // A benefit may be given with its explanation.
  const name = field === 'benefits' ? (given.split(': ')[0] ?? given) : given;
  const plain = field === 'legalName' || field === 'name' ? lettersOf : foldWords;
  return wanted.some((one) => plain(one) === plain(given) || plain(one) === plain(name));
}

/** Counts over sites by field, and each fault in words. */
export function score(sites: readonly Site[], cities: Cities): { counts: Counts; faults: string[] } {
  const fields: readonly Field[] = [
    ...(['name', 'legalName', 'description', 'companySize', 'industry', 'linkedinUrl'] as const),
    ...(['places', 'values', 'benefits'] as const),
  ];
  const zero = (): Count => ({ given: 0, wanted: 0, right: 0 });
  const counts = Object.fromEntries(fields.map((field) => [field, zero()])) as Counts;
  const faults: string[] = [];
  for (const site of sites) {
    const reading = readingOf(site, cities);
    for (const field of fields) {
      const [given, wanted] = [listOf(reading[field]), listOf(site.truth[field])];
      const right = given.filter((one) => isRight(field, one, wanted, cities));
      const toBeGiven = field === 'industry' || field === 'name' ? Math.min(1, wanted.length) : wanted.length;
      counts[field].given += given.length;
      counts[field].wanted += toBeGiven;
      counts[field].right += right.length;
      if (right.length < given.length || right.length < toBeGiven)
        faults.push(`${site.file} ${field}: ${JSON.stringify(given)} for ${JSON.stringify(wanted)}`);
    }
  }
  return { counts, faults };
}

/** All fields together. */
export function totalOf(counts: Counts): { precision: number; recall: number } {
  const sum = (key: keyof Count): number => Object.values(counts).reduce((all, count) => all + count[key], 0);
  return { precision: sum('right') / sum('given'), recall: sum('right') / sum('wanted') };
}
