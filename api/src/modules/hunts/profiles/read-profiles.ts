import { setImmediate } from 'node:timers/promises';
import { createCandidateBody } from '@cantera/shared/contracts/candidate-creation';
import { stageDateErrors } from '@cantera/shared/contracts/candidate-stages';
import type {
  PoolProfile,
  ProfileField,
  RowProblem,
  TextEncoding,
} from '@cantera/shared/contracts/hunt-profiles';
import { now } from '../../../clock.ts';
import { keysOf } from '../../candidates/index.ts';
import { decodeText, UNREADABLE } from './decode.ts';
import { cut, type Draft, type Drafts, ProfilesNotReadable, type Wrong } from './draft.ts';
import { readCsv } from './read-csv.ts';
import { readResumes } from './read-resumes.ts';

/** Somebody of a file, as they can be made a candidate, with the row that they stand in. */
export interface ReadProfile {
  readonly row: number;
  readonly profile: PoolProfile;
  readonly emailKey: string | null;
  readonly linkedinKey: string | null;
}
export interface ReadProfiles {
  readonly format: 'csv' | 'json';
  readonly encoding: TextEncoding;
  readonly people: readonly ReadProfile[];
  readonly problems: readonly RowProblem[];
  readonly leftOut: number;
  readonly unknownColumns: readonly string[];
}

const MAX_ENTRIES = 100;
const MAX_SKILLS = 200;
const MAX_SKILL = 100;
const { shape } = createCandidateBody;

/** Texts that are longer than what is kept of them are cut there: they are told and not lost whole. */
const MAX_LENGTHS = { firstName: 50, lastName: 50, jobTitle: 100, location: 200, summary: 20_000 } as const;
const FIELDS = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  jobTitle: 'JOB_TITLE',
  location: 'LOCATION',
  summary: 'SUMMARY',
} as const satisfies Record<keyof typeof MAX_LENGTHS, ProfileField>;

/** Rows that are read before others get their turn of the process. */
const SHARE = 50;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Without control characters and halves of characters. */
const clean = (text: string): string => text.replace(CONTROL, ' ').trim().toWellFormed();

/** The address of a profile at LinkedIn; null for anything else. */
function linkedinOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return null;
  [url.username, url.password] = ['', ''];
  const isLinkedin = /(^|\.)linkedin\.com$/.test(url.hostname) && /\/(in|pub)\//.test(url.pathname);
  return isLinkedin && shape.linkedin.safeParse(url.href).success ? url.href : null;
}

/** Texts that differ in more than case, each as it stood first. */
function distinct(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (text && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  return [...found.values()];
}

/** What is said of a row: each reason of a field once, however many entries it is true of. */
const eachOnce = (wrong: readonly Wrong[]): Wrong[] => [
  ...new Map(wrong.map((one) => [`${one.reason} ${one.field}`, one])).values(),
];

type Stage = { readonly startDate: string | null; readonly endDate: string | null };

/** What of a draft a candidate may have; what may not is left out or cut, and told. */
function toProfile({ profile: draft, problems }: Draft): { profile: PoolProfile; wrong: Wrong[] } {
  const isDamaged = JSON.stringify(draft).includes(UNREADABLE);
  const wrong: Wrong[] = [...(isDamaged ? [{ reason: 'DAMAGED' as const, field: null }] : []), ...problems];
  const invalid = (field: ProfileField): null => {
    wrong.push({ reason: 'INVALID', field });
    return null;
  };
  const kept = (said: string, length: number, field: ProfileField): string => {
    const text = clean(said);
    if (text.length > length) wrong.push({ reason: 'CUT', field });
    return cut(text, length).trim();
  };
  const short = (name: keyof typeof MAX_LENGTHS): string =>
    kept(draft[name], MAX_LENGTHS[name], FIELDS[name]);
  const taken = (text: string, field: ProfileField, isTaken: (value: string) => boolean): string | null =>
    text === '' ? null : isTaken(text) ? text : invalid(field);
  const email = clean(draft.email).replace(/^mailto:/i, '');
  const linkedin = clean(draft.linkedin);
  const listed = (
    values: readonly string[],
    field: ProfileField,
    isTaken: (value: string) => boolean,
  ): string[] => {
    const good = values.filter(isTaken).slice(0, MAX_SKILLS);
    if (good.length < values.length) invalid(field);
    return good;
  };
  const today = now().toISOString().slice(0, 10);
  // Dates that cannot be are left out; what they are about stays.
  const dated = <T extends Stage>(stages: readonly T[], field: ProfileField, endsByToday: boolean): T[] => {
    if (stages.length > MAX_ENTRIES) invalid(field);
    return stages.slice(0, MAX_ENTRIES).map((stage) => {
      if (Object.keys(stageDateErrors(stage, { today, endsByToday })).length === 0) return stage;
      invalid(field);
      return { ...stage, startDate: null, endDate: null };
    });
  };
  const [firstName, lastName, jobTitle] = [short('firstName'), short('lastName'), short('jobTitle')];
  const profile: PoolProfile = {
    firstName,
    lastName: taken(lastName, 'LAST_NAME', (text) => shape.lastName.safeParse(text).success) ?? '',
    jobTitle: taken(jobTitle, 'JOB_TITLE', (text) => shape.jobTitle.safeParse(text).success),
    location: short('location') || null,
    email: taken(email, 'EMAIL', (text) => shape.email.safeParse(text).success),
    phoneNumber: taken(
      clean(draft.phoneNumber),
      'PHONE',
      (text) => /\d/.test(text) && shape.phoneNumber.safeParse(text).success,
    ),
    linkedin: linkedin === '' ? null : (linkedinOf(linkedin) ?? invalid('LINKEDIN')),
    summary: taken(short('summary'), 'SUMMARY', (text) => shape.summary.safeParse(text).success),
    jobs: dated(
      draft.jobs.slice(0, MAX_ENTRIES + 1).map((job) => ({
        ...job,
        companyName: kept(job.companyName, 100, 'JOBS'),
        position: kept(job.position, 200, 'JOBS'),
      })),
      'JOBS',
      false,
    ),
    educations: dated(
      draft.educations.slice(0, MAX_ENTRIES + 1).map((school) => ({
        ...school,
        institutionName: kept(school.institutionName, 100, 'EDUCATION'),
        degree: kept(school.degree, 200, 'EDUCATION'),
      })),
      'EDUCATION',
      true,
    ),
    languages: draft.languages,
    skills: listed(distinct(draft.skills.map(clean)), 'SKILLS', (skill) => skill.length <= MAX_SKILL),
  };
  return { profile, wrong: eachOnce(wrong) };
}

const draftsOf = (text: string): Drafts & { format: ReadProfiles['format'] } =>
  /^\s*[[{]/.test(text) ? { ...readResumes(text), format: 'json' } : { ...readCsv(text), format: 'csv' };

/**
 * The people of a file, each once, and what is wrong with its rows, in their order. Throws ProfilesNotReadable where nothing
 * of it can be used.
 */
export async function readProfiles(bytes: Buffer): Promise<ReadProfiles> {
  const decoded = decodeText(bytes);
  if (!decoded) throw new ProfilesNotReadable('NOT_TEXT');
  const { text, encoding } = decoded;
  if (text.trim() === '') throw new ProfilesNotReadable('EMPTY');
  const { drafts, broken, unknownColumns, format } = draftsOf(text);
  const people: ReadProfile[] = [];
  const problems: RowProblem[] = broken.map((one) => ({
    ...one,
    field: null,
    otherRow: null,
    isUsed: false,
  }));
  const rows = new Map<string, number>();
  let count = 0;
  for (const draft of drafts) {
    count += 1;
    if (count % SHARE === 0) await setImmediate();
    const { row } = draft;
    const { profile, wrong } = toProfile(draft);
    const { email, linkedin } = keysOf(profile);
    const keys = [...(email ? [`e ${email}`] : []), ...(linkedin ? [`l ${linkedin}`] : [])];
    const otherRow = keys.map((key) => rows.get(key)).find((other) => other !== undefined) ?? null;
    const isNamed = shape.firstName.safeParse(profile.firstName).success;
    if (!isNamed || otherRow !== null) {
      const reason = isNamed ? 'SAME_PERSON' : 'NO_NAME';
      problems.push({ row, reason, field: null, otherRow: isNamed ? otherRow : null, isUsed: false });
      continue;
    }
    for (const key of keys) rows.set(key, row);
    for (const one of wrong) problems.push({ ...one, row, otherRow: null, isUsed: true });
    people.push({ row, profile, emailKey: email, linkedinKey: linkedin });
  }
  const told = problems.toSorted((one, other) => one.row - other.row);
  if (people.length === 0)
    throw new ProfilesNotReadable(told.length === 0 ? 'EMPTY' : 'NOBODY', unknownColumns, told);
  return {
    format,
    encoding,
    people,
    problems: told,
    leftOut: told.filter(({ isUsed }) => !isUsed).length,
    unknownColumns,
  };
}
