import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import {
  type CandidateReportOptions,
  NARROW_PEOPLE,
  REPORT_FACTS,
  type ReportFact,
  type ReportNarrow,
  type ReportNarrowOfMany,
} from '@cantera/shared/contracts/reports';
import type { KnownFact } from '../candidates/index.ts';
import type { Alike, KnownThings } from './alike.service.ts';
import { CITY_PEOPLE } from './model/voice.ts';
import type { Found } from './people.repository.ts';

const FIELDS: Readonly<Record<ReportFact, KnownFact>> = {
  TITLE: 'title',
  PLACE: 'place',
  LANGUAGES: 'languages',
  SKILLS: 'skills',
  STUDIES: 'studies',
};

/** What an anonymous report tells of a person, as it can be counted. */
function knownOf({ person, city, skills }: Found, areSkillsTold: boolean): KnownThings {
  const isCityTold = (person.place?.people ?? 0) >= CITY_PEOPLE;
  return {
    title: person.jobTitle,
    place: city && {
      cityId: isCityTold ? city.id : null,
      region: city.region || null,
      countryCode: city.country_code,
    },
    languages: person.languages.map(({ code }) => code),
    skills: areSkillsTold ? skills : [],
    degrees: person.educations.map(({ title }) => title),
  };
}

/** What is shown of each fact: the words of the blocks, masked as they are. */
function labelsOf(blocks: readonly ReportBlock[]): Record<ReportFact, string> {
  const head = blocks.find((block) => block.kind === 'PERSON');
  const languages = blocks.flatMap((block) =>
    block.kind === 'FACTS' && block.section === 'LANGUAGES' ? block.facts.map(({ label }) => label) : [],
  );
  const skills = blocks.flatMap((block) => (block.kind === 'COLUMNS' ? block.columns.flat() : []));
  const studies = blocks.flatMap((block) =>
    block.kind === 'ENTRIES' && block.section === 'EDUCATION'
      ? block.entries.map(({ title }) => title.text)
      : [],
  );
  return {
    TITLE: head?.jobTitle?.text ?? '',
    PLACE: head?.place ?? '',
    LANGUAGES: languages.join(', '),
    SKILLS: skills.join(', '),
    STUDIES: studies.join(', '),
  };
}

/** How many people of the agency fit what an anonymous report shows of somebody, and how many share each fact that it can tell. */
export interface Narrowing {
  readonly people: number;
  readonly facts: readonly {
    readonly fact: ReportFact;
    readonly people: number;
    readonly isBlurred: boolean;
  }[];
}

type Told = Pick<CandidateReportOptions, 'blurred' | 'isSkillsIncluded'>;
const byPeople = (one: { readonly people: number }, other: { readonly people: number }): number =>
  one.people - other.people;

/** Counts for one person; the fact that narrows most comes first. */
export async function narrowingOf(
  alike: Alike,
  found: Found,
  { blurred, isSkillsIncluded }: Told,
): Promise<Narrowing> {
  const known = knownOf(found, isSkillsIncluded);
  const fitting = await alike.fitting(known, new Set(blurred.map((fact) => FIELDS[fact])));
  const isThere: Record<ReportFact, boolean> = {
    TITLE: known.title !== null,
    PLACE: known.place !== null,
    LANGUAGES: known.languages.length > 0,
    SKILLS: known.skills.length > 0,
    STUDIES: known.degrees.length > 0,
  };
  const facts = REPORT_FACTS.filter((fact) => isThere[fact]).map((fact) => ({
    fact,
    people: fitting[FIELDS[fact]],
    isBlurred: blurred.includes(fact),
  }));
  return { people: fitting.people, facts: facts.sort(byPeople) };
}

/** The same with the words that are shown of each fact. */
export async function narrowOf(
  alike: Alike,
  found: Found,
  options: CandidateReportOptions,
  { shown, whole }: { shown: readonly ReportBlock[]; whole: readonly ReportBlock[] },
): Promise<ReportNarrow> {
  const { people, facts } = await narrowingOf(alike, found, options);
  const labels = labelsOf(whole);
  const now = labelsOf(shown);
  return { people, facts: facts.map((one) => ({ ...one, label: now[one.fact] || labels[one.fact] })) };
}

/** Of several people: whom too few fit, the fewest first, and for each fact the fewest who share it with any of them. */
export function narrowOfMany(
  narrowings: readonly { readonly code: string; readonly narrowing: Narrowing }[],
): ReportNarrowOfMany {
  const facts = REPORT_FACTS.flatMap((fact) => {
    const [narrowest] = narrowings
      .flatMap(({ narrowing }) => narrowing.facts.filter((one) => one.fact === fact))
      .sort(byPeople);
    return narrowest ? [narrowest] : [];
  });
  const people = narrowings
    .map(({ code, narrowing }) => ({ code, people: narrowing.people }))
    .filter((one) => one.people < NARROW_PEOPLE);
  return { people: people.sort(byPeople), facts: facts.sort(byPeople) };
}
