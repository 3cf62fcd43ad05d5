import type { Tx } from '../../db/tenant.ts';
import {
  countFitting,
  countSharing,
  type Fitting,
  type Known,
  type KnownFact,
  type Shared,
  type SharedBy,
} from '../candidates/index.ts';
import { countAlike, openIndex, type Trait } from '../search-index/index.ts';
import type { SharedThings } from './people.repository.ts';

/** Counts who of an agency is like somebody: in the index of candidates, or by the rows while that does not know everybody. */
export interface Alike {
  /** How many candidates share a title, each of some cities and each of some skills; each thing is counted once. */
  readonly sharing: (things: SharedThings) => Promise<SharedBy>;
  /** How many candidates fit what is told of one, skills by their names; `blurred` is not told, of a place but its country. */
  readonly fitting: (known: KnownThings, blurred: ReadonlySet<KnownFact>) => Promise<Fitting>;
  /** Asked when all is counted: throws, so that the transaction is run again, where the index was written in the meantime. */
  readonly settle: () => Promise<void>;
}
/** What somebody is known by. */
export type KnownThings = Omit<Known, 'skills'> & { readonly skills: SharedThings['skills'] };

const key = (traits: readonly Trait[]): string => JSON.stringify(traits);

function placeTraits(place: Known['place'], isCountryAlone: boolean): Trait[] {
  if (!place) return [];
  const { cityId, region, countryCode } = place;
  if (isCountryAlone) return [{ country: countryCode }];
  if (cityId !== null) return [{ city: cityId }];
  return [region ? { region, countryCode } : { country: countryCode }];
}

/** The groups of traits that somebody is known by, fact by fact. */
function traitsOf({ title, place, languages, skills, degrees }: KnownThings): Record<KnownFact, Trait[]> {
  const said = [...new Set(degrees.map((degree) => degree.trim()).filter(Boolean))];
  return {
    title: title === null ? [] : [{ title }],
    place: placeTraits(place, false),
    languages: [...new Set(languages)].map((language) => ({ language })),
    skills: skills.map(({ name }) => ({ skill: name })),
    studies: said.map((degree) => ({ degree })),
  };
}

/** Counts in the agency of a transaction; what is counted is remembered, so that many people are told by few statements. */
export function alikeIn(tx: Tx, agencyId: string): Alike {
  const index = openIndex(tx, agencyId);
  const counted = new Map<string, number>();
  /** Null: by the rows. */
  async function counts(groups: readonly (readonly Trait[])[]): Promise<number[] | null> {
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
  }

  return {
    async sharing({ title, cityIds, skills }) {
      const groups: Trait[][] = [
        ...(title === null ? [] : [[{ title }]]),
        ...cityIds.map((city) => [{ city }]),
        ...skills.map(({ name }) => [{ skill: name }]),
      ];
      const found = groups.length === 0 ? [] : await counts(groups);
      if (!found) {
        const shared: Shared = { title, cityIds, skillIds: skills.map(({ id }) => id) };
        return countSharing(tx, agencyId, shared);
      }
      const [ofTitle, ...others] = title === null ? [0, ...found] : found;
      return {
        title: ofTitle ?? 0,
        cities: new Map(cityIds.map((id, at) => [id, others[at] ?? 0])),
        skills: new Map(skills.map(({ id }, at) => [id, others[cityIds.length + at] ?? 0])),
      };
    },
    async fitting(known, blurred) {
      const traits = traitsOf(known);
      const facts = Object.keys(traits) as KnownFact[];
      const told = facts.flatMap((fact) => {
        if (!blurred.has(fact)) return traits[fact];
        return fact === 'place' ? placeTraits(known.place, true) : [];
      });
      const found = await counts([...facts.map((fact) => traits[fact]), told]);
      if (!found)
        return countFitting(tx, agencyId, { ...known, skills: known.skills.map(({ id }) => id) }, blurred);
      const [title = 0, place = 0, languages = 0, skills = 0, studies = 0, people = 0] = found;
      return { title, place, languages, skills, studies, people };
    },
    settle: () => index.requireUnchanged(),
  };
}
