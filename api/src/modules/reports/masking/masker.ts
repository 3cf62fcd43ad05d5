import type { Locale } from '@cantera/shared/contracts/enums';
import type { MarkedText, MaskKind } from '@cantera/shared/contracts/report-blocks';
import { foldWords } from '@cantera/shared/contracts/text';
import { conceptNamed } from '../../lexicon/index.ts';
import {
  bankAccountRule,
  emailRule,
  identityNumberRule,
  phoneRule,
  streetRule,
  webRule,
} from './contacts.ts';
import { ageRule, birthDateRule, educationDateRule } from './dates.ts';
import { foldPlaces } from './folding.ts';
import { genderMarks, genderRule } from './gender.ts';
import { handlesRule } from './handles.ts';
import { initialsRule, nameParts, namesRule, petNamesRule } from './names.ts';
import { formsOf, namesIndex, type Renamed } from './organisations.ts';
import { type Identity, MASK, type MaskRule, type Searched, type Span } from './rules.ts';
import { shownLessForms, shownLessRule } from './shown-less.ts';

/** The letters and numbers that a report gives to employers and schools: one for one name, throughout. */
export interface Aliases {
  readonly company: (name: string) => string;
  readonly school: (name: string) => string;
}

/** `A`, `B`, … `Z`, `AA`. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Begins with Company A and Institution 1, in the words of the report's language. */
export function createAliases(company: string, school: string): Aliases {
  const companies = new Map<string, string>();
  const schools = new Map<string, string>();
  const given = (known: Map<string, string>, name: string, next: (index: number) => string): string => {
    const key = formsOf(name)[0]?.words.join(' ') ?? foldWords(name);
    const found = known.get(key) ?? next(known.size);
    known.set(key, found);
    return found;
  };
  return {
    company: (name) => given(companies, name, (index) => `${company} ${letters(index)}`),
    school: (name) => given(schools, name, (index) => `${school} ${index + 1}`),
  };
}

/** Masks what tells who one person is. */
export interface Masker {
  /** A text with nothing in it that tells who the person is, and words that somebody should look at. */
  readonly text: (text: string) => MarkedText;
  /** The same without the marks. */
  readonly plain: (text: string) => string;
  /** Marks a text that is masked. */
  readonly marked: (masked: string) => MarkedText;
  /** The name of a position or a step, which is the agency's: it may be what the person's title is. */
  readonly post: (name: string) => string;
  /** A place to be told instead of a city: what of it tells nobody's name and no city that must not be told. */
  readonly place: (parts: readonly string[]) => string;
  /** The name of a skill: one that the product knows is no employer, however the employer is called. */
  readonly skill: (name: string) => string;
  readonly company: (name: string) => string;
  readonly school: (name: string) => string;
  /** Says that something of a field is left out. */
  readonly count: (kind: MaskKind, times?: number) => void;
  /** How often each kind was masked so far. */
  readonly counts: () => { kind: MaskKind; count: number }[];
}

interface MaskerOptions {
  readonly aliases: Aliases;
  /** Of the report, for its marks; left out, it is not known. */
  readonly locale?: Locale;
  /** Rules that are turned off, for the attack that must find what they let through. */
  readonly off?: readonly MaskRule[];
}
type Rule = readonly [MaskRule, (searched: Searched) => Span[]];

const asNames = (names: readonly string[], kind: MaskKind, as: (name: string) => string): Renamed[] =>
  names.map((name) => ({ forms: formsOf(name), kind, as: () => as(name) }));
const only = (things: readonly Renamed[], isShort: boolean): Renamed[] =>
  things.map((thing) => ({ ...thing, forms: thing.forms.filter((form) => form.isShort === isShort) }));
type Finds = Rule[1];
interface ClientFinds {
  readonly aliases: Aliases;
  readonly whole: Finds;
  readonly short: Finds;
}
/** The clients of a report are the same for all of its people: what finds them is made once. */
const clientFinds = new WeakMap<readonly string[], ClientFinds>();
function clientsOf(clients: readonly string[], aliases: Aliases): ClientFinds {
  const known = clientFinds.get(clients);
  if (known?.aliases === aliases) return known;
  const named = asNames(clients, 'CLIENT', aliases.company);
  const made = { aliases, whole: namesIndex(only(named, false)), short: namesIndex(only(named, true)) };
  clientFinds.set(clients, made);
  return made;
}
/** Employers, schools and clients: whole names, or only their short forms. */
function organisationRules({ employers, schools, clients }: Identity, aliases: Aliases): Rule[] {
  const theirs = asNames(employers, 'EMPLOYER', aliases.company);
  const studied = asNames(schools, 'SCHOOL', aliases.school);
  const ofClients = clientsOf(clients, aliases);
  const short = namesIndex(only([...theirs, ...studied], true));
  return [
    ['EMPLOYERS', namesIndex(only(theirs, false))],
    ['SCHOOLS', namesIndex(only(studied, false))],
    // Who is employer and client both is told as the employer: the same words, found before.
    ['CLIENTS', ofClients.whole],
    ['SHORT_FORMS', (searched) => [...short(searched), ...ofClients.short(searched)]],
  ];
}

/** What a place may be told as: not by words of the person's name, nor with a city that must not be told. */
function isSafePlace(who: Pick<Identity, 'firstName' | 'lastName' | 'cities'>, place: string): boolean {
  const said = ` ${foldWords(place)} `;
  const hidden = [
    ...nameParts(who).map(({ words }) => words.join(' ')),
    ...who.cities.map(({ name }) => foldWords(name)),
  ];
  return place !== '' && !hidden.some((words) => said.includes(` ${words} `));
}

/** Whether a region is called by words that the report is to show less of: `País Vasco`, by a language. */
function tellsLess({ less }: Identity, region: string): boolean {
  const said = ` ${foldWords(region)} `;
  return less.flatMap(shownLessForms).some((words) => said.includes(` ${words.join(' ')} `));
}

const cityRule = (who: Identity): ((searched: Searched) => Span[]) =>
  namesIndex(
    who.cities.map(({ name, region }) => ({
      forms: [{ words: foldWords(name).split(' '), written: 'any', isShort: false }],
      kind: 'CITY',
      as: () => (isSafePlace(who, region) && !tellsLess(who, region) ? region : MASK),
    })),
  );

/** Spans that meet become one, which is told by the longest of them. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const span of sorted) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) {
      out.push(span);
      continue;
    }
    const longest = span.end - span.start > last.end - last.start ? span : last;
    out[out.length - 1] = { ...longest, start: last.start, end: Math.max(last.end, span.end) };
  }
  return out;
}

/** Builds what masks one person's texts; `counts` counts over all of them. */
export function createMasker(who: Identity, { aliases, locale, off = [] }: MaskerOptions): Masker {
  const personal: Rule[] = [
    ['NAMES', namesRule(who)],
    ['INITIALS', initialsRule(who)],
    ['PET_NAMES', petNamesRule(who)],
    ['HANDLES', handlesRule(who)],
    ['EMAIL', emailRule],
    ['PHONE', phoneRule(who)],
    ['WEB', webRule],
    ['STREET', streetRule],
    ['IDENTITY_NUMBER', identityNumberRule],
    ['BANK_ACCOUNT', bankAccountRule],
    ['BIRTH_DATE', birthDateRule],
    ['AGE', ageRule],
    ['EDUCATION_DATE', educationDateRule],
  ];
  const others: Rule[] = [
    ...organisationRules(who, aliases),
    ['CITY', cityRule(who)],
    ['GENDER', genderRule],
  ];
  const less: Rule[] = [['SHOWN_LESS', shownLessRule(who.less)]];
  const isOn = ([name]: Rule): boolean => !off.includes(name);
  const counted = new Map<MaskKind, number>();
  const count = (kind: MaskKind, times = 1): void => {
    if (times > 0) counted.set(kind, (counted.get(kind) ?? 0) + times);
  };
  const mask = (text: string, rules: readonly Rule[]): string => {
    const searched = { text, folded: foldPlaces(text) };
    const spans = merged(rules.filter(isOn).flatMap(([, rule]) => rule(searched)));
    let out = '';
    let at = 0;
    for (const { start, end, kind, as } of spans) {
      out += text.slice(at, start) + as;
      at = end;
      count(kind);
    }
    return out + text.slice(at);
  };
  const ofPosts = [...personal, ...others];
  // Before the forms for both: what is masked has no gender.
  const all = [...personal, ...less, ...others];
  const plain = (text: string): string => mask(text, all);
  const marked = (masked: string): MarkedText => ({
    text: masked,
    marks: off.includes('GENDER') ? [] : genderMarks(masked, locale),
  });
  return {
    text: (text) => marked(plain(text)),
    plain,
    marked,
    post: (name) => mask(name, ofPosts),
    place: (parts) =>
      parts.filter((part) => isSafePlace({ ...who, firstName: '', lastName: null }, part)).join(', ') || MASK,
    skill: (name) => mask(name, conceptNamed(name, 'SKILL') ? [...personal, ...less] : all),
    company: (name) => {
      count('EMPLOYER');
      return off.includes('EMPLOYERS') ? name : aliases.company(name);
    },
    school: (name) => {
      count('SCHOOL');
      return off.includes('SCHOOLS') ? name : aliases.school(name);
    },
    count,
    counts: () => [...counted].map(([kind, times]) => ({ kind, count: times })),
  };
}
