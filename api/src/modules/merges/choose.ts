import type { EndpointRequest } from '@cantera/shared/contracts';
import { MERGE_FIELDS, type MergeField, type mergeCandidates } from '@cantera/shared/contracts/merges';
import { foldWords } from '@cantera/shared/contracts/text';
import type { PersonSnapshot, StoredRow } from '../../db/json-columns.ts';
import { invalidFields } from '../../errors.ts';
import type { ListName } from '../candidates/index.ts';
import { currentCompany } from '../candidates/index.ts';
import { COLUMN_GROUPS, pick } from './three-way.ts';

type Input = EndpointRequest<typeof mergeCandidates>['body'];
export type Lists = Pick<PersonSnapshot, ListName>;

const EMPTY: Partial<Record<MergeField, string>> = { jobSearchStatus: 'UNKNOWN' };
const isGiven = (field: MergeField, row: StoredRow): boolean => {
  const [column = '', second = ''] = COLUMN_GROUPS[field] ?? [];
  // A place and a picture are known in one of two ways.
  const isEither = field === 'location' || field === 'profileImageUrl';
  const value = isEither ? (row[column] ?? row[second]) : row[column];
  return value !== null && value !== undefined && value !== '' && value !== EMPTY[field];
};

/** The columns that the survivor gets, and the marks of what of them was read from a CV. */
export function chooseColumns(
  fields: Input['fields'],
  survivor: PersonSnapshot,
  other: PersonSnapshot,
): StoredRow {
  const extracted = { ...(survivor.row.extracted as StoredRow) };
  const theirs = { ...(other.row.extracted as StoredRow) };
  const columns: StoredRow = {};
  for (const field of MERGE_FIELDS) {
    const side = fields?.[field] ?? (isGiven(field, survivor.row) ? 'SURVIVOR' : 'OTHER');
    Object.assign(columns, pick(side === 'SURVIVOR' ? survivor.row : other.row, COLUMN_GROUPS[field] ?? []));
    if (side === 'SURVIVOR') continue;
    delete extracted[field];
    if (theirs[field] !== undefined) extracted[field] = theirs[field];
  }
  // Lists of two careers are no CV's reading any more, so that reading a CV again does not replace them.
  for (const name of ['workExperiences', 'educations', 'languages', 'hardSkills', 'softSkills'])
    delete extracted[name];
  return { ...columns, extracted };
}

const ANSWERS = ['ACCEPTED', 'REJECTED'];
/** The consent of two: the latest answer; without any, that one was asked. */
export function chooseConsent(survivor: StoredRow, other: StoredRow): StoredRow {
  const columns = COLUMN_GROUPS.consent ?? [];
  const answered = [survivor, other]
    .filter((row) => ANSWERS.includes(String(row.gdpr_status)))
    .sort((one, two) => String(two.gdpr_status_at ?? '').localeCompare(String(one.gdpr_status_at ?? '')));
  const asked = [survivor, other].find((row) => row.gdpr_status === 'PENDING');
  return pick(answered[0] ?? asked ?? survivor, columns);
}
/** Whether one refused and the other agreed later. */
export const isRefusalOverruled = (survivor: StoredRow, other: StoredRow): boolean =>
  [survivor, other].some((row) => row.gdpr_status === 'REJECTED') &&
  chooseConsent(survivor, other).gdpr_status === 'ACCEPTED';

const words = (value: unknown): string => foldWords(String(value ?? ''));
/** What makes two entries of two lists the same one. A stage is the same with its start known in one of them only. */
const SAME: Readonly<Record<ListName, (row: StoredRow) => string>> = {
  workExperiences: (row) => `${words(row.company_name)}|${words(row.position)}`,
  educations: (row) => `${words(row.institution_name)}|${words(row.degree)}`,
  languages: (row) => String(row.code),
  skills: (row) => String(row.skill_id),
};
const startsAlike = (one: StoredRow, other: StoredRow): boolean => {
  const [a, b] = [one.start_date, other.start_date].map((date) => String(date ?? '').slice(0, 4));
  return !a || !b || a === b;
};

/** Both lists, what is the same once. */
function union(name: ListName, survivor: PersonSnapshot, other: PersonSnapshot): StoredRow[] {
  const same = SAME[name];
  const isThere = (row: StoredRow): boolean =>
    survivor[name].some((mine) => same(mine) === same(row) && startsAlike(mine, row));
  return [...survivor[name], ...other[name].filter((row) => !isThere(row))];
}

/** The named entries of either list in their order. Throws 400 naming the list for one that neither has. */
function named(field: string, rows: readonly StoredRow[], key: string, ids: readonly string[]): StoredRow[] {
  return [...new Set(ids)].map((id) => {
    const row = rows.find((candidate) => candidate[key] === id);
    if (!row) throw invalidFields({ [`lists.${field}`]: 'not_found' });
    return row;
  });
}

function chooseLanguages(
  given: NonNullable<NonNullable<Input['lists']>['languages']>,
  both: readonly StoredRow[],
): StoredRow[] {
  if (new Set(given.map((language) => language.code)).size < given.length)
    throw invalidFields({ 'lists.languages': 'already_exists' });
  return given.map(({ code, proficiency }) => {
    const row = both.find((language) => language.code === code && language.proficiency === proficiency);
    if (!row) throw invalidFields({ 'lists.languages': 'not_found' });
    return row;
  });
}

/** The lists that the survivor gets. Throws 400 naming a list with an entry that neither has. */
export function chooseLists(given: Input['lists'], survivor: PersonSnapshot, other: PersonSnapshot): Lists {
  const both = (name: ListName): StoredRow[] => [...survivor[name], ...other[name]];
  return {
    workExperiences: given?.workExperiences
      ? named('work_experiences', both('workExperiences'), 'id', given.workExperiences)
      : union('workExperiences', survivor, other),
    educations: given?.educations
      ? named('educations', both('educations'), 'id', given.educations)
      : union('educations', survivor, other),
    skills: given?.skills
      ? named('skills', both('skills'), 'skill_id', given.skills)
      : union('skills', survivor, other),
    languages: given?.languages
      ? chooseLanguages(given.languages, both('languages'))
      : union('languages', survivor, other),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** The employer that lists show. */
export const companyOf = (experiences: readonly StoredRow[]): string | null =>
  currentCompany(
    experiences.map((row) => ({
      companyName: text(row.company_name) ?? '',
      startDate: text(row.start_date),
      endDate: text(row.end_date),
    })),
  ) || null;
