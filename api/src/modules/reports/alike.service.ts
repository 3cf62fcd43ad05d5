import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import {
  countFitting,
  countSharing,
  type KnownFacts,
  type KnownPlace,
  newestIds,
  type SharedBy,
} from '../candidates/index.ts';
import { countAlike, listAlike, type OpenIndex, openIndex, type Trait } from '../search-index/index.ts';
import type { SharedThings } from './model/profile.ts';

/** What somebody is known by. */
export type KnownThings = Omit<KnownFacts, 'skills'> & { readonly skills: SharedThings['skills'] };

/** How many candidates fit something. `isAtLeast`: more may fit, for not everybody was looked at. */
export interface FitCount {
  readonly people: number;
  readonly isAtLeast: boolean;
}

/** Counts who of an agency is like somebody: in the index of candidates, or by the rows while that does not know everybody. */
export interface Alike {
  /** How many candidates share each of some things; each thing is counted once. */
  readonly sharing: (things: SharedThings) => Promise<SharedBy>;
  /** How many candidates fit all that is told of one, skills by their names. */
  readonly fitting: (known: KnownThings) => Promise<FitCount>;
  /** Asked when all is counted: throws, so that the transaction is run again, where the index was written in the meantime. */
  readonly settle: () => Promise<void>;
}

/** Whose rows are looked at, at most, for what the index does not know: the newest of those who fit the rest. */
export const MOST_JUDGED = 10_000;

const key = (things: unknown): string => JSON.stringify(things);

function placeTrait({ cityId, region, countryCode }: KnownPlace): Trait {
  if (cityId !== null) return { city: cityId };
  return region ? { region, countryCode } : { country: countryCode };
}

/** What the index knows of all that somebody is known by. */
function traitsOf(known: KnownThings): Trait[] {
  const { title, place, languages, skills, stages, salary, expectedSalary } = known;
  return [
    ...(title === null ? [] : [{ title }]),
    ...(place === null ? [] : [placeTrait(place)]),
    ...languages.map(({ code, proficiency }) => ({
      language: code,
      level: LANGUAGE_LEVELS.indexOf(proficiency) + 1,
    })),
    ...skills.map(({ name }) => ({ skill: name })),
    ...stages.flatMap(({ kind, title: named }): Trait[] => {
      if (named === null) return [];
      return [kind === 'EXPERIENCE' ? { post: named } : { degree: named }];
    }),
    ...(salary ? [{ salary: salary.amount }] : []),
    ...(expectedSalary ? [{ expectedSalary: expectedSalary.amountFrom }] : []),
  ];
}

/** What only the rows know: places and years of jobs and studies, and salaries whole. Null where there is nothing of that. */
function rowsOf({ stages, salary, expectedSalary }: KnownThings): KnownFacts | null {
  const detailed = stages.filter(({ place, start, end }) => place !== null || start !== null || end !== null);
  if (detailed.length === 0 && salary === null && expectedSalary === null) return null;
  return { title: null, place: null, languages: [], skills: [], stages: detailed, salary, expectedSalary };
}

/** Counts by the rows how many candidates share things; what was counted already is not asked for again. */
function shareRows(tx: Tx, agencyId: string): (things: SharedThings) => Promise<SharedBy> {
  const shares = new Map<string, number>();
  const name = (kind: keyof SharedBy, thing: unknown): string => key([kind, thing]);
  const unknown = <T>(kind: keyof SharedBy, list: readonly T[]): T[] =>
    list.filter((one) => !shares.has(name(kind, one)));
  const all = <T>(kind: keyof SharedBy, list: readonly T[]): Map<T, number> =>
    new Map(list.map((one) => [one, shares.get(name(kind, one)) ?? 0]));
  return async ({ title, cityIds, languages, posts, degrees, skills }) => {
    const skillIds = skills.map(({ id }) => id);
    const found = await countSharing(tx, agencyId, {
      title: title === null ? null : (unknown('title', [title])[0] ?? null),
      cityIds: unknown('cities', cityIds),
      skillIds: unknown('skills', skillIds),
      languages: unknown('languages', languages),
      posts: unknown('posts', posts),
      degrees: unknown('degrees', degrees),
    });
    if (title !== null && !shares.has(name('title', title))) shares.set(name('title', title), found.title);
    for (const kind of ['cities', 'skills', 'languages', 'posts', 'degrees'] as const)
      for (const [thing, people] of found[kind]) shares.set(name(kind, thing), people);
    return {
      title: title === null ? 0 : (shares.get(name('title', title)) ?? 0),
      cities: all('cities', cityIds),
      skills: all('skills', skillIds),
      languages: all('languages', languages),
      posts: all('posts', posts),
      degrees: all('degrees', degrees),
    };
  };
}

/** Counts in the index who has the traits of each group; null while the index does not know everybody. */
type CountGroups = (groups: readonly (readonly Trait[])[]) => Promise<number[] | null>;

/** The same; what was counted already is not asked for again. */
function countGroups(index: OpenIndex): CountGroups {
  const counted = new Map<string, number>();
  return async (groups) => {
    const missing = [...new Map(groups.map((group) => [key(group), group]))].filter(
      ([name]) => !counted.has(name),
    );
    if (missing.length > 0) {
      const found = await countAlike(
        index,
        missing.map(([, group]) => group),
      );
      if (!found) return null;
      for (const [at, [name]] of missing.entries()) counted.set(name, found[at] ?? 0);
    }
    return groups.map((group) => counted.get(key(group)) ?? 0);
  };
}

/** How many candidates share each of some things, by the index; null while it does not know everybody. */
async function sharingIn(
  counts: CountGroups,
  { title, cityIds, skills, languages, posts, degrees }: SharedThings,
): Promise<SharedBy | null> {
  const groups: Trait[] = [
    ...(title === null ? [] : [{ title }]),
    ...cityIds.map((city) => ({ city })),
    ...skills.map(({ name }) => ({ skill: name })),
    ...languages.map((language) => ({ language })),
    ...posts.map((post) => ({ post })),
    ...degrees.map((degree) => ({ degree })),
  ];
  const found = groups.length === 0 ? [] : await counts(groups.map((trait) => [trait]));
  if (!found) return null;
  const rest = [...found];
  const next = <K>(list: readonly K[]): Map<K, number> =>
    new Map(list.map((one) => [one, rest.shift() ?? 0]));
  return {
    title: title === null ? 0 : (rest.shift() ?? 0),
    cities: next(cityIds),
    skills: next(skills.map(({ id }) => id)),
    languages: next(languages),
    posts: next(posts),
    degrees: next(degrees),
  };
}

/**
 * Counts in the agency of a transaction; what is counted is remembered, so that many people are told by few statements.
 * `mostJudged`: whose rows are looked at, at most.
 */
export function alikeIn(tx: Tx, agencyId: string, mostJudged = MOST_JUDGED): Alike {
  const index = openIndex(tx, agencyId);
  const counts = countGroups(index);
  const sharingByRows = shareRows(tx, agencyId);
  const fits = new Map<string, FitCount>();
  let newest: Promise<string[]> | undefined;

  /** By the rows alone. */
  async function fittingByRows(known: KnownThings): Promise<FitCount> {
    newest ??= newestIds(tx, agencyId, mostJudged + 1);
    const ids = await newest;
    const skills = known.skills.map(({ id }) => id);
    const people = await countFitting(tx, agencyId, ids.slice(0, mostJudged), { ...known, skills });
    return { people, isAtLeast: ids.length > mostJudged };
  }
  async function fitting(known: KnownThings): Promise<FitCount> {
    const rows = rowsOf(known);
    if (!rows) {
      const found = await counts([traitsOf(known)]);
      return found ? { people: found[0] ?? 0, isAtLeast: false } : fittingByRows(known);
    }
    const found = await listAlike(index, traitsOf(known), mostJudged);
    if (!found) return fittingByRows(known);
    const people = await countFitting(tx, agencyId, found.candidateIds, rows);
    return { people, isAtLeast: found.total > mostJudged };
  }

  return {
    sharing: async (things) => (await sharingIn(counts, things)) ?? sharingByRows(things),
    async fitting(known) {
      const name = key(known);
      const fit = fits.get(name) ?? (await fitting(known));
      fits.set(name, fit);
      return fit;
    },
    settle: () => index.requireUnchanged(),
  };
}
