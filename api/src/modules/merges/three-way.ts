import { isDeepStrictEqual } from 'node:util';
import type { StoredRow } from '../../db/json-columns.ts';

/** Columns that belong together: an amount without its currency would be another amount. */
export const COLUMN_GROUPS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  jobTitle: ['job_title'],
  email: ['email'],
  phoneNumber: ['phone_number'],
  linkedin: ['linkedin', 'linkedin_key'],
  location: ['city_id', 'location_text'],
  summary: ['summary'],
  profileImageUrl: ['profile_image_file_id', 'profile_image_url'],
  salary: ['salary_amount', 'salary_currency'],
  expectedSalary: ['expected_salary_from', 'expected_salary_to', 'expected_salary_currency'],
  jobSearchStatus: ['job_search_status', 'job_search_status_at'],
  cv: ['cv_file_id', 'cv_status'],
  consent: ['gdpr_status', 'gdpr_status_at'],
  mark: ['possible_duplicate_of'],
};

export const pick = (row: StoredRow, columns: readonly string[]): StoredRow =>
  Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));

/** What a value must be once a change is taken back: as before, unless someone has changed it since. */
export function takeBack<T>(before: T, after: T, current: T): T {
  return isDeepStrictEqual(current, after) ? before : current;
}

/**
 * The same for all columns of a candidate, group by group, and for the marks of what was read from their CV,
 * one by one.
 */
export function takeBackColumns(before: StoredRow, after: StoredRow, current: StoredRow): StoredRow {
  const groups = Object.values(COLUMN_GROUPS).map((columns) =>
    takeBack(pick(before, columns), pick(after, columns), pick(current, columns)),
  );
  const marks = (row: StoredRow): StoredRow => ({ ...(row.extracted as StoredRow | null) });
  const names = new Set([before, after, current].flatMap((row) => Object.keys(marks(row))));
  const extracted = [...names].flatMap((name) => {
    const mark = takeBack(marks(before)[name], marks(after)[name], marks(current)[name]);
    return mark === undefined ? [] : [[name, mark] as const];
  });
  return { ...Object.assign({}, ...groups), extracted: Object.fromEntries(extracted) };
}

/** An entry without its place and its owner. */
const contentOf = (row: StoredRow | undefined): StoredRow | undefined => {
  if (!row) return undefined;
  const { ordinal: _ordinal, candidate_id: _owner, ...content } = row;
  return content;
};
const byKey = (rows: readonly StoredRow[], key: string): Map<string, StoredRow> =>
  new Map(rows.map((row) => [String(row[key]), row]));

/** The same for a list, entry by entry. In the order from before when nothing but it is left; new entries stand where they are. */
export function takeBackList(
  lists: { before: readonly StoredRow[]; after: readonly StoredRow[]; current: readonly StoredRow[] },
  key: string,
): StoredRow[] {
  const [before, after, current] = [
    byKey(lists.before, key),
    byKey(lists.after, key),
    byKey(lists.current, key),
  ];
  const kept = [...current].flatMap(([name, row]): [string, StoredRow][] => {
    const isUntouched = isDeepStrictEqual(contentOf(row), contentOf(after.get(name)));
    const entry = isUntouched ? before.get(name) : row;
    return entry ? [[name, entry]] : [];
  });
  // What the merge left out comes back; what someone has taken away since stays away.
  const returning = [...before].filter(([name]) => !after.has(name) && !current.has(name));
  const result = new Map([...kept, ...returning]);
  const isAsBefore = result.size === before.size && [...result.keys()].every((name) => before.has(name));
  const order = isAsBefore ? [...before.keys()] : [...result.keys()];
  return order.flatMap((name) => {
    const entry = result.get(name);
    return entry ? [entry] : [];
  });
}
