import type { MarkedText, ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import {
  type CandidateReportOptions,
  REPORT_FACTS,
  type ReportFact,
} from '@cantera/shared/contracts/report-options';
import { NARROW_PEOPLE, type ReportNarrow, type ReportNarrowOfMany } from '@cantera/shared/contracts/reports';
import type { KnownPlace, KnownStage } from '../candidates/index.ts';
import type { CityRow } from '../lookups/index.ts';
import type { Alike, FitCount, KnownThings } from './alike.service.ts';
import type { PersonPlace, PersonStage } from './model/person.ts';
import { CITY_PEOPLE } from './model/voice.ts';
import type { FoundPerson } from './people.repository.ts';

type Told = Pick<
  CandidateReportOptions,
  'blurred' | 'isSkillsIncluded' | 'isSalaryInfoIncluded' | 'isExpectedSalaryIncluded'
>;

function placeOf(place: PersonPlace | null, city: CityRow | null): KnownPlace | null {
  if (!city) return null;
  return {
    cityId: (place?.people ?? 0) >= CITY_PEOPLE ? city.id : null,
    region: city.region || null,
    countryCode: city.country_code,
  };
}
/** As precise as reports tell days: years and months. */
const MONTH_LENGTH = 'yyyy-mm'.length;
const monthOf = (date: string | null): string | null => date?.slice(0, MONTH_LENGTH) ?? null;

/** What an anonymous report tells of a person, as it can be counted, with nothing blurred. */
function knownOf({ person, cities, skills }: FoundPerson, told: Omit<Told, 'blurred'>): KnownThings {
  const stage =
    (kind: KnownStage['kind'], places: readonly (CityRow | null)[]) =>
    ({ title, place, start, end }: PersonStage, at: number): KnownStage => ({
      kind,
      title: title.trim() || null,
      place: placeOf(place, places[at] ?? null),
      // When somebody studied is told by no anonymous report.
      start: kind === 'EXPERIENCE' ? monthOf(start) : null,
      end: kind === 'EXPERIENCE' ? monthOf(end) : null,
    });
  return {
    title: person.jobTitle,
    place: placeOf(person.place, cities.home),
    languages: person.languages.map(({ code, proficiency }) => ({ code, proficiency })),
    skills: told.isSkillsIncluded ? skills : [],
    stages: [
      ...person.experiences.map(stage('EXPERIENCE', cities.experiences)),
      ...person.educations.map(stage('EDUCATION', cities.educations)),
    ],
    salary: told.isSalaryInfoIncluded ? person.salary : null,
    expectedSalary: told.isExpectedSalaryIncluded ? person.expectedSalary : null,
  };
}

const NOTHING: KnownThings = {
  title: null,
  place: null,
  languages: [],
  skills: [],
  stages: [],
  salary: null,
  expectedSalary: null,
};
const NO_STAGE = { title: null, place: null, start: null, end: null };
const isTold = ({ title, place, start, end }: KnownStage): boolean =>
  title !== null || place !== null || start !== null || end !== null;
const jobs = ({ stages }: KnownThings): KnownStage[] => stages.filter(({ kind }) => kind === 'EXPERIENCE');
const titlesOf = (stages: readonly KnownStage[], kind: KnownStage['kind']): KnownStage[] =>
  stages.filter((stage) => stage.kind === kind).map(({ title }) => ({ ...NO_STAGE, kind, title }));

/** What somebody is known by of one fact alone. Years are those of a job: they are told with its title. */
const ALONE: Readonly<Record<ReportFact, (known: KnownThings) => Partial<KnownThings>>> = {
  TITLE: ({ title }) => ({ title }),
  PLACE: ({ place, stages }) => ({
    place,
    stages: stages.map((stage) => ({ ...NO_STAGE, kind: stage.kind, place: stage.place })),
  }),
  LANGUAGES: ({ languages }) => ({ languages }),
  SKILLS: ({ skills }) => ({ skills }),
  STUDIES: ({ stages }) => ({ stages: titlesOf(stages, 'EDUCATION') }),
  POSTS: ({ stages }) => ({ stages: titlesOf(stages, 'EXPERIENCE') }),
  YEARS: (known) => ({ stages: jobs(known).map((job) => ({ ...job, place: null })) }),
  SALARIES: ({ salary, expectedSalary }) => ({ salary, expectedSalary }),
};
const countryOf = (place: KnownPlace | null): KnownPlace | null =>
  place && { ...place, cityId: null, region: null };
/** What is left of all that somebody is known by where a fact is told less exactly, as `blurredPerson` and voices do. */
const LESS: Readonly<Record<ReportFact, (known: KnownThings) => Partial<KnownThings>>> = {
  TITLE: () => ({ title: null }),
  PLACE: ({ place, stages }) => ({
    place: countryOf(place),
    stages: stages.map((stage) => ({ ...stage, place: countryOf(stage.place) })),
  }),
  LANGUAGES: () => ({ languages: [] }),
  SKILLS: () => ({ skills: [] }),
  STUDIES: (known) => ({ stages: jobs(known) }),
  POSTS: ({ stages }) => ({ stages: stages.filter(({ kind }) => kind === 'EDUCATION') }),
  YEARS: ({ stages }) => ({ stages: stages.map((stage) => ({ ...stage, start: null, end: null })) }),
  SALARIES: () => ({ salary: null, expectedSalary: null }),
};
const withTold = (known: KnownThings): KnownThings => ({ ...known, stages: known.stages.filter(isTold) });
const alone = (known: KnownThings, fact: ReportFact): KnownThings =>
  withTold({ ...NOTHING, ...ALONE[fact](known) });
const isThere = ({ title, place, languages, skills, stages, salary, expectedSalary }: KnownThings): boolean =>
  [title, place, salary, expectedSalary].some((thing) => thing !== null) ||
  [languages, skills, stages].some((list) => list.length > 0);
const isDated = (known: KnownThings): boolean =>
  known.stages.some(({ start, end }) => start !== null || end !== null);

/** What is shown of each fact: the words of the blocks, masked as they are. */
function labelsOf(blocks: readonly ReportBlock[]): Record<ReportFact, string> {
  const head = blocks.find((block) => block.kind === 'PERSON');
  const languages = blocks.flatMap((block) =>
    block.kind === 'FACTS' && block.section === 'LANGUAGES' ? block.facts.map(({ label }) => label) : [],
  );
  const skills = blocks.flatMap((block) => (block.kind === 'COLUMNS' ? block.columns.flat() : []));
  const entries = (section: ReportSection): { title: MarkedText; period: string | null }[] =>
    blocks.flatMap((block) => (block.kind === 'ENTRIES' && block.section === section ? block.entries : []));
  const salaries = blocks.flatMap((block) =>
    block.kind === 'FACTS' && (block.section === 'SALARY' || block.section === 'EXPECTED_SALARY')
      ? block.facts.map(({ value }) => value)
      : [],
  );
  const titles = (section: ReportSection): string =>
    entries(section)
      .map(({ title }) => title.text)
      .join(', ');
  return {
    TITLE: head?.jobTitle?.text ?? '',
    PLACE: head?.place ?? '',
    LANGUAGES: languages.join(', '),
    SKILLS: skills.join(', '),
    STUDIES: titles('EDUCATION'),
    POSTS: titles('EXPERIENCE'),
    YEARS: entries('EXPERIENCE')
      .flatMap(({ period }) => period ?? [])
      .join(', '),
    SALARIES: salaries.join(', '),
  };
}

/** How many people of the agency fit what an anonymous report shows of somebody, and how many share each fact that it can tell. */
export interface Narrowing extends ToldFit {
  readonly facts: readonly (ToldFit & { readonly fact: ReportFact; readonly isBlurred: boolean })[];
}
/** As it is answered. */
interface ToldFit {
  readonly people: number;
  readonly isAtLeast?: true;
}
const toldFit = ({ people, isAtLeast }: FitCount): ToldFit => ({
  people,
  ...(isAtLeast ? { isAtLeast } : {}),
});

interface CountedFact {
  readonly people: number;
}
const byPeople = (one: CountedFact, other: CountedFact): number => one.people - other.people;

/** What is counted of one person. */
interface Countable {
  /** All that is shown. */
  readonly shown: KnownThings;
  readonly facts: readonly {
    readonly fact: ReportFact;
    readonly own: KnownThings;
    readonly isBlurred: boolean;
  }[];
}
function countableOf(found: FoundPerson, { blurred, ...told }: Told): Countable {
  const known = knownOf(found, told);
  let shown = known;
  for (const fact of blurred) shown = { ...shown, ...LESS[fact](shown) };
  const facts = REPORT_FACTS.flatMap((fact) => {
    const own = alone(known, fact);
    // Without the jobs there are no years of theirs.
    const isTold = fact === 'YEARS' ? isDated(own) && !blurred.includes('POSTS') : isThere(own);
    return isTold ? [{ fact, own, isBlurred: blurred.includes(fact) }] : [];
  });
  return { shown: withTold(shown), facts };
}

/** Counts for one person; the fact that narrows most comes first. */
export async function narrowingOf(alike: Alike, found: FoundPerson, told: Told): Promise<Narrowing> {
  const { shown, facts } = countableOf(found, told);
  const counted: Narrowing['facts'][number][] = [];
  for (const { own, ...one } of facts) counted.push({ ...one, ...toldFit(await alike.fitting(own)) });
  return { ...toldFit(await alike.fitting(shown)), facts: counted.sort(byPeople) };
}

/** The same with the words that are shown of each fact. */
export async function narrowOf(
  alike: Alike,
  found: FoundPerson,
  options: CandidateReportOptions,
  { shown, whole }: { shown: readonly ReportBlock[]; whole: readonly ReportBlock[] },
): Promise<ReportNarrow> {
  const { facts, ...fit } = await narrowingOf(alike, found, options);
  const labels = labelsOf(whole);
  const now = labelsOf(shown);
  return { ...fit, facts: facts.map((one) => ({ ...one, label: now[one.fact] || labels[one.fact] })) };
}

/** Counts for one of several people until `isOver`. Gives what was counted, and whether that is all. */
async function factsInTime(alike: Alike, { facts }: Countable, isOver: () => boolean) {
  const counted: Narrowing['facts'][number][] = [];
  for (const { own, ...one } of facts) {
    if (isOver()) return { counted, isWhole: false };
    counted.push({ ...one, ...toldFit(await alike.fitting(own)) });
  }
  return { counted, isWhole: true };
}

/**
 * Counts for several people until `isOver`, for each all that is shown before any of the facts. Gives whom too few fit, the fewest
 * first, for each fact the fewest who share it with any of them, and of whom not everything was counted.
 */
export async function narrowOfMany(
  alike: Alike,
  people: readonly { readonly code: string; readonly found: FoundPerson }[],
  { told, isOver }: { readonly told: Told; readonly isOver: () => boolean },
): Promise<ReportNarrowOfMany> {
  const countable = people.map(({ code, found }) => ({ code, ...countableOf(found, told) }));
  const uncounted = new Set<string>();
  const fits: ReportNarrowOfMany['people'][number][] = [];
  for (const { code, shown } of countable) {
    if (isOver()) uncounted.add(code);
    else fits.push({ code, ...toldFit(await alike.fitting(shown)) });
  }
  const shared: Narrowing['facts'][number][] = [];
  for (const one of countable) {
    const { counted, isWhole } = await factsInTime(alike, one, isOver);
    shared.push(...counted);
    if (!isWhole) uncounted.add(one.code);
  }
  const facts = REPORT_FACTS.flatMap((fact): ReportNarrowOfMany['facts'] => {
    const isFact = (one: { readonly fact: ReportFact }): boolean => one.fact === fact;
    const [narrowest] = shared.filter(isFact).sort(byPeople);
    if (narrowest) return [narrowest];
    return countable.some((one) => one.facts.some(isFact))
      ? [{ fact, people: null, isBlurred: told.blurred.includes(fact) }]
      : [];
  });
  // What nobody counted comes last.
  const count = ({ people: counted }: { readonly people: number | null }): number => counted ?? Infinity;
  return {
    people: fits.filter((one) => one.people < NARROW_PEOPLE).sort(byPeople),
    facts: facts.sort((one, other) => (count(one) < count(other) ? -1 : Number(count(one) > count(other)))),
    ...(uncounted.size > 0 ? { uncounted: [...uncounted] } : {}),
  };
}
