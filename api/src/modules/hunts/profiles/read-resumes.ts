import { MAX_PROFILES, type ProfileField } from '@cantera/shared/contracts/hunt-profiles';
import { plainText } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { splitName } from '../../cv-reading/index.ts';
import { readDate } from './dates.ts';
import {
  cut,
  type Draft,
  type Drafts,
  draftsBy,
  EMPTY_DRAFT,
  type FieldProblem,
  LONGEST_NAME,
  LONGEST_VALUE,
  ProfilesNotReadable,
} from './draft.ts';
import { languagesOf } from './languages.ts';

/** Entries of a list that are looked at: of none are as many kept. */
const LOOKED_AT = 1_000;

const anEntry = z.record(z.string(), z.unknown());
type Entry = z.output<typeof anEntry>;

const found = (value: unknown): Entry | undefined => anEntry.safeParse(value).data;
const entry = (value: unknown): Entry => found(value) ?? {};
const entries = (value: unknown): Entry[] =>
  Array.isArray(value)
    ? value
        .slice(0, LOOKED_AT)
        .map(found)
        .filter((one) => one !== undefined)
    : [];
const words = (value: unknown): string => (typeof value === 'string' ? cut(value.trim(), LONGEST_VALUE) : '');
/** A country as the code says it would be no name of a place to people, and the reader of cities knows codes. */
const placeOf = ({ city, region, countryCode }: Entry): string =>
  [city, region, countryCode].map(words).filter(Boolean).join(', ');

const linkedinOf = (basics: Entry): string => {
  const profiles = entries(basics.profiles);
  const linkedin = profiles.find(({ network, url }) => /linkedin/i.test(`${words(network)} ${words(url)}`));
  const url = words(linkedin?.url);
  if (url) return url;
  const username = words(linkedin?.username);
  return username ? `https://www.linkedin.com/in/${encodeURIComponent(username.toWellFormed())}` : '';
};

/** An entry of the format JSON Resume (jsonresume.org), as far as it says what is kept of people. */
function draftOf(resume: Entry, row: number): Draft {
  const basics = entry(resume.basics);
  const problems: FieldProblem[] = [];
  const dateOf = (value: unknown, field: ProfileField): string | null => {
    const said = words(value);
    const date = said ? readDate(said) : null;
    if (said && !date) problems.push({ reason: 'INVALID', field });
    return date;
  };
  const work = entries(resume.work);
  const said = entries(resume.languages).map(({ language, fluency }) =>
    `${words(language)} ${words(fluency)}`.trim(),
  );
  return {
    row,
    problems,
    profile: {
      ...EMPTY_DRAFT,
      ...splitName(cut(words(basics.name), LONGEST_NAME), 'en'),
      jobTitle: words(basics.label) || words(work[0]?.position),
      location: placeOf(entry(basics.location)),
      email: words(basics.email),
      phoneNumber: words(basics.phone),
      linkedin: linkedinOf(basics),
      summary: plainText(words(basics.summary)),
      jobs: work.flatMap((job) => {
        // Older files say `company`.
        const [companyName, position] = [words(job.name) || words(job.company), words(job.position)];
        if (!companyName && !position) return [];
        const dates = { startDate: dateOf(job.startDate, 'JOBS'), endDate: dateOf(job.endDate, 'JOBS') };
        return [{ companyName: companyName || '–', position: position || '–', ...dates }];
      }),
      educations: entries(resume.education).flatMap((school) => {
        const degree = [school.studyType, school.area].map(words).filter(Boolean).join(', ');
        const institutionName = words(school.institution);
        if (!degree && !institutionName) return [];
        const dates = {
          startDate: dateOf(school.startDate, 'EDUCATION'),
          endDate: dateOf(school.endDate, 'EDUCATION'),
        };
        return [{ institutionName: institutionName || '–', degree: degree || '–', ...dates }];
      }),
      languages: languagesOf(said, problems),
      skills: entries(resume.skills)
        .flatMap(({ name, keywords }) => [
          words(name),
          ...(Array.isArray(keywords) ? keywords.slice(0, LOOKED_AT).map(words) : []),
        ])
        .filter(Boolean),
    },
  };
}

/** Reads one resume, or an array of them. Throws ProfilesNotReadable. */
export function readResumes(text: string): Drafts {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ProfilesNotReadable('BROKEN_JSON');
  }
  const all: unknown[] = Array.isArray(read) ? read : [read];
  if (all.length > MAX_PROFILES) throw new ProfilesNotReadable('TOO_MANY');
  const resumes: { readonly resume: Entry; readonly row: number }[] = [];
  const broken: { row: number; reason: 'BROKEN' }[] = [];
  for (const [at, one] of all.entries()) {
    const resume = found(one);
    if (resume && found(resume.basics)) resumes.push({ resume, row: at + 1 });
    else broken.push({ row: at + 1, reason: 'BROKEN' });
  }
  return {
    drafts: draftsBy(resumes, ({ resume, row }) => draftOf(resume, row)),
    broken,
    unknownColumns: [],
  };
}
