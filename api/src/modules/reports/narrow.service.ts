import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { CandidateReportOptions, ReportFact, ReportNarrow } from '@cantera/shared/contracts/reports';
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
function knownOf({ person, city, skills }: Found, options: CandidateReportOptions): KnownThings {
  const isCityTold = (person.place?.people ?? 0) >= CITY_PEOPLE;
  return {
    title: person.jobTitle,
    place: city && {
      cityId: isCityTold ? city.id : null,
      region: city.region || null,
      countryCode: city.country_code,
    },
    languages: person.languages.map(({ code }) => code),
    skills: options.isSkillsIncluded ? skills : [],
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

/** How many people of the agency fit what an anonymous report shows; the fact that narrows most comes first. */
export async function narrowOf(
  alike: Alike,
  found: Found,
  options: CandidateReportOptions,
  { shown, whole }: { shown: readonly ReportBlock[]; whole: readonly ReportBlock[] },
): Promise<ReportNarrow> {
  const known = knownOf(found, options);
  const blurred = new Set(options.blurred.map((fact) => FIELDS[fact]));
  const fitting = await alike.fitting(known, blurred);
  const labels = labelsOf(whole);
  const now = labelsOf(shown);
  const isThere: Record<ReportFact, boolean> = {
    TITLE: known.title !== null,
    PLACE: known.place !== null,
    LANGUAGES: known.languages.length > 0,
    SKILLS: known.skills.length > 0,
    STUDIES: known.degrees.length > 0,
  };
  const facts = (Object.keys(FIELDS) as ReportFact[])
    .filter((fact) => isThere[fact])
    .map((fact) => ({
      fact,
      label: now[fact] || labels[fact],
      people: fitting[FIELDS[fact]],
      isBlurred: options.blurred.includes(fact),
    }));
  return { people: fitting.people, facts: facts.sort((one, other) => one.people - other.people) };
}
