import { fold } from '@cantera/shared/contracts/text';
import { CITIES, COMPANIES, drawer, GIVEN_NAMES, SURNAMES } from './names.ts';

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedin: string | null;
  readonly city: string;
  readonly companies: readonly string[];
}
export const CORRUPTIONS = [
  'typo',
  'dropped accent',
  'swapped names',
  'second surname lost',
  'new e-mail',
  'new phone',
] as const;
export type Corruption = (typeof CORRUPTIONS)[number];
export interface Double {
  readonly original: Person;
  readonly copy: Person;
  readonly corruptions: readonly Corruption[];
}

/** Mulberry32: the same numbers for the same seed on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const surname = drawer(SURNAMES);
const given = drawer(GIVEN_NAMES);
const city = drawer(CITIES);
const company = drawer(COMPANIES);
const HOSTS = ['gmail.com', 'gmail.com', 'hotmail.com', 'outlook.es', 'yahoo.es', 'telefonica.net'];

const plain = (text: string): string => fold(text).replace(/[^a-z]+/g, '.');
const digits = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const pick = <T>(random: () => number, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const idOf = (random: () => number): string => {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};
/** No two people have one address. */
const taken = new Set<string>();
function emailOf(random: () => number, first: string, last: string): string {
  for (let length = 1; ; length += 1) {
    const email = `${plain(first)}.${plain(last.split(' ')[0] ?? '')}${digits(random, length)}@${pick(random, HOSTS)}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return email;
  }
}

export function makePerson(random: () => number): Person {
  const firstName = random() < 0.08 ? `${given(random())} ${given(random())}` : given(random());
  const lastName = random() < 0.82 ? `${surname(random())} ${surname(random())}` : surname(random());
  const jobs = random() < 0.1 ? 0 : 1 + Math.floor(random() * 4);
  return {
    id: idOf(random),
    firstName,
    lastName,
    email: random() < 0.92 ? emailOf(random, firstName, lastName) : null,
    phone: random() < 0.85 ? `+34 6${digits(random, 8)}` : null,
    linkedin:
      random() < 0.35
        ? `https://www.linkedin.com/in/${plain(firstName)}-${plain(lastName)}-${digits(random, 6)}`
        : null,
    city: city(random()),
    companies: Array.from({ length: jobs }, () => company(random())),
  };
}

const LETTERS = 'abcdefghijlmnopqrstuvz';
/** One wrong letter, a missing one, a doubled one or two swapped, in one word of the name. */
function mistype(random: () => number, name: string): string {
  const words = name.split(' ');
  const at = words.findIndex((word) => word.length > 3);
  const word = words[at];
  if (word === undefined) return name;
  const i = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 4);
  const changed =
    kind === 0
      ? word.slice(0, i) + pick(random, [...LETTERS]) + word.slice(i + 1)
      : kind === 1
        ? word.slice(0, i) + word.slice(i + 1)
        : kind === 2
          ? word.slice(0, i) + (word[i] ?? '') + word.slice(i)
          : word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2);
  return words.map((one, index) => (index === at ? changed : one)).join(' ');
}
const ACCENTS = /[\u0301\u0300\u0308\u0327\u0303]/g;

function corrupt(random: () => number, person: Person, corruption: Corruption): Person {
  switch (corruption) {
    case 'typo':
      return random() < 0.5
        ? { ...person, firstName: mistype(random, person.firstName) }
        : { ...person, lastName: mistype(random, person.lastName) };
    case 'dropped accent':
      return {
        ...person,
        firstName: person.firstName.normalize('NFD').replace(ACCENTS, ''),
        lastName: person.lastName.normalize('NFD').replace(ACCENTS, ''),
      };
    case 'swapped names':
      return { ...person, firstName: person.lastName, lastName: person.firstName };
    case 'second surname lost':
      return { ...person, lastName: person.lastName.split(' ')[0] ?? '' };
    case 'new e-mail':
      return { ...person, email: emailOf(random, person.firstName, person.lastName) };
    case 'new phone':
      return { ...person, phone: `+34 7${digits(random, 8)}` };
  }
}

/** A corruption that changes nothing is none. */
const isPossible = (person: Person, corruption: Corruption): boolean => {
  if (corruption === 'second surname lost') return person.lastName.includes(' ');
  if (corruption === 'dropped accent')
    return ACCENTS.test(`${person.firstName}${person.lastName}`.normalize('NFD'));
  if (corruption === 'new e-mail') return person.email !== null;
  return corruption !== 'new phone' || person.phone !== null;
};

export function makeDouble(random: () => number, original: Person): Double {
  const possible = CORRUPTIONS.filter((corruption) => isPossible(original, corruption));
  const count = 1 + Math.floor(random() * 3);
  const corruptions = [...possible]
    .map((corruption) => [random(), corruption] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, corruption]) => corruption);
  const start: Person = {
    ...original,
    id: idOf(random),
    // Half of the second records came without the profile.
    linkedin: random() < 0.5 ? original.linkedin : null,
  };
  // Losing a surname before swapping, so that it is the second surname that is lost.
  const ordered = CORRUPTIONS.toReversed().filter((corruption) => corruptions.includes(corruption));
  return {
    original,
    copy: ordered.reduce((person, one) => corrupt(random, person, one), start),
    corruptions,
  };
}
