import { createCandidateBody } from '@cantera/shared/contracts/candidate-creation';
import { stageDateErrors } from '@cantera/shared/contracts/candidate-stages';
import type { PoolProfile, ProfileField } from '@cantera/shared/contracts/hunt-profiles';
import { now } from '../../../clock.ts';
import { UNREADABLE } from './decode.ts';
import { cut, type Draft, type FieldProblem } from './draft.ts';

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

type Stage = { readonly startDate: string | null; readonly endDate: string | null };

/** Takes of the values of one row what a candidate may have, and keeps what is wrong with the rest. */
function openTaking(problems: readonly FieldProblem[]) {
  const wrong: FieldProblem[] = [...problems];
  const invalid = (field: ProfileField): null => {
    wrong.push({ reason: 'INVALID', field });
    return null;
  };
  return {
    invalid,
    /** A text, cut where it is longer. */
    cutTo: (said: string, length: number, field: ProfileField): string => {
      const text = clean(said);
      if (text.length > length) wrong.push({ reason: 'CUT', field });
      return cut(text, length).trim();
    },
    /** A text, if a candidate may have it; none is nothing wrong. */
    text: (text: string, field: ProfileField, isValid: (value: string) => boolean): string | null =>
      text === '' ? null : isValid(text) ? text : invalid(field),
    list: (values: readonly string[], field: ProfileField, isValid: (value: string) => boolean): string[] => {
      const good = values.filter(isValid).slice(0, MAX_SKILLS);
      if (good.length < values.length) invalid(field);
      return good;
    },
    /** Dates that cannot be are left out; what they are about stays. */
    stages: <T extends Stage>(stages: readonly T[], field: ProfileField, endsByToday: boolean): T[] => {
      const today = now().toISOString().slice(0, 10);
      if (stages.length > MAX_ENTRIES) invalid(field);
      return stages.slice(0, MAX_ENTRIES).map((stage) => {
        if (Object.keys(stageDateErrors(stage, { today, endsByToday })).length === 0) return stage;
        invalid(field);
        return { ...stage, startDate: null, endDate: null };
      });
    },
    /** What is said of the row: each reason of a field once, however many entries it is true of. */
    wrong: (): FieldProblem[] => [
      ...new Map(wrong.map((one) => [`${one.reason} ${one.field}`, one])).values(),
    ],
  };
}

/** What of a draft a candidate may have; what may not is left out or cut, and told. */
export function toProfile({ profile: draft, problems }: Draft): {
  profile: PoolProfile;
  wrong: FieldProblem[];
} {
  const isDamaged = JSON.stringify(draft).includes(UNREADABLE);
  const take = openTaking([...(isDamaged ? [{ reason: 'DAMAGED' as const, field: null }] : []), ...problems]);
  const short = (name: keyof typeof MAX_LENGTHS): string =>
    take.cutTo(draft[name], MAX_LENGTHS[name], FIELDS[name]);
  const email = clean(draft.email).replace(/^mailto:/i, '');
  const linkedin = clean(draft.linkedin);
  const [firstName, lastName, jobTitle] = [short('firstName'), short('lastName'), short('jobTitle')];
  const profile: PoolProfile = {
    firstName,
    lastName: take.text(lastName, 'LAST_NAME', (text) => shape.lastName.safeParse(text).success) ?? '',
    jobTitle: take.text(jobTitle, 'JOB_TITLE', (text) => shape.jobTitle.safeParse(text).success),
    location: short('location') || null,
    email: take.text(email, 'EMAIL', (text) => shape.email.safeParse(text).success),
    phoneNumber: take.text(
      clean(draft.phoneNumber),
      'PHONE',
      (text) => /\d/.test(text) && shape.phoneNumber.safeParse(text).success,
    ),
    linkedin: linkedin === '' ? null : (linkedinOf(linkedin) ?? take.invalid('LINKEDIN')),
    summary: take.text(short('summary'), 'SUMMARY', (text) => shape.summary.safeParse(text).success),
    jobs: take.stages(
      draft.jobs.slice(0, MAX_ENTRIES + 1).map((job) => ({
        ...job,
        companyName: take.cutTo(job.companyName, 100, 'JOBS'),
        position: take.cutTo(job.position, 200, 'JOBS'),
      })),
      'JOBS',
      false,
    ),
    educations: take.stages(
      draft.educations.slice(0, MAX_ENTRIES + 1).map((school) => ({
        ...school,
        institutionName: take.cutTo(school.institutionName, 100, 'EDUCATION'),
        degree: take.cutTo(school.degree, 200, 'EDUCATION'),
      })),
      'EDUCATION',
      true,
    ),
    languages: draft.languages,
    skills: take.list(distinct(draft.skills.map(clean)), 'SKILLS', (skill) => skill.length <= MAX_SKILL),
  };
  return { profile, wrong: take.wrong() };
}
