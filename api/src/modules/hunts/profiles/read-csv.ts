import { MAX_PROFILES } from '@cantera/shared/contracts/hunt-profiles';
import Papa from 'papaparse';
import { splitName } from '../../cv-reading/index.ts';
import { type ColumnField, fieldOf, isIberian } from './columns.ts';
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
import { MAX_COLUMNS, recordsOf } from './records.ts';

/** Rows above the headings that are looked at: exports begin with notes. */
const ROWS_ABOVE = 10;
/** Headings that are named, and characters of each. */
const MAX_NAMED = 30;
const MAX_HEADING = 60;
/** Characters that are looked at for the sign that parts values. */
const LOOKED_AT = 100_000;

/** Columns by what they hold, in the order in which they stand. */
type Columns = Readonly<Partial<Record<ColumnField, readonly { heading: string; at: number }[]>>>;
interface Head {
  readonly at: number;
  /** Values that it has. */
  readonly length: number;
  readonly columns: Columns;
  readonly unknown: readonly string[];
}

const knownOf = (row: readonly string[]) =>
  row.flatMap((heading, at) => {
    const field = fieldOf(heading);
    return field ? [{ field, heading, at }] : [];
  });
const named = (row: readonly string[]): string[] =>
  row
    .map((heading) => cut(heading.replace(/\s+/g, ' ').trim(), MAX_HEADING))
    .filter(Boolean)
    .slice(0, MAX_NAMED);

/** The row of headings: of the first rows the one with the most that are known. Throws ProfilesNotReadable. */
function headOf(rows: readonly (readonly string[])[]): Head {
  const heads = rows.map((row, at) => ({ at, known: knownOf(row) }));
  const [best] = heads.toSorted((one, other) => other.known.length - one.known.length);
  const row = rows[best?.at ?? 0] ?? [];
  if (row.length > MAX_COLUMNS) throw new ProfilesNotReadable('TOO_MANY_COLUMNS');
  const columns = Object.groupBy(best?.known ?? [], ({ field }) => field);
  if (!best || !(columns.NAME || columns.FIRST_NAME))
    throw new ProfilesNotReadable('NO_NAME_COLUMN', named(best?.known.length ? row : (rows[0] ?? [])));
  const known = new Set(best.known.map(({ at }) => at));
  return { at: best.at, length: row.length, columns, unknown: named(row.filter((_, at) => !known.has(at))) };
}

const partsOf = (text: string): string[] =>
  text
    .split(/[;,|\n•]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What the first columns of a name say; given and family names where there are such columns. */
function namesOf(row: readonly string[], columns: Columns, read: (field: ColumnField) => string) {
  const firstName = read('FIRST_NAME');
  if (firstName) return { firstName, lastName: read('LAST_NAME') };
  const column = columns.NAME?.[0];
  const whole = column ? cut((row[column.at] ?? '').trim(), LONGEST_NAME) : '';
  const lastName = read('LAST_NAME');
  if (!whole || lastName) return { firstName: whole, lastName };
  return splitName(whole, isIberian(column?.heading ?? '') ? 'es' : 'en');
}

function draftOf(row: readonly string[], columns: Columns, number: number): Draft {
  const valuesOf = (field: ColumnField): string[] =>
    (columns[field] ?? []).map(({ at }) => cut((row[at] ?? '').trim(), LONGEST_VALUE)).filter(Boolean);
  const read = (field: ColumnField): string => valuesOf(field)[0] ?? '';
  const problems: FieldProblem[] = [];
  const since = read('SINCE');
  const startDate = since ? readDate(since) : null;
  if (since && !startDate) problems.push({ reason: 'INVALID', field: 'SINCE' });
  const languages = languagesOf(valuesOf('LANGUAGES'), problems);
  const [companyName, jobTitle] = [read('COMPANY'), read('JOB_TITLE')];
  const job = { companyName: companyName || '–', position: jobTitle || '–', startDate, endDate: null };
  return {
    row: number,
    problems,
    profile: {
      ...EMPTY_DRAFT,
      ...namesOf(row, columns, read),
      jobTitle,
      location: valuesOf('LOCATION').join(', '),
      email: read('EMAIL'),
      phoneNumber: read('PHONE'),
      linkedin: read('LINKEDIN'),
      summary: valuesOf('SUMMARY').join('\n'),
      jobs: companyName || startDate ? [job] : [],
      languages,
      skills: valuesOf('SKILLS').flatMap(partsOf),
    },
  };
}

/** The sign that parts the values; Excel writes it into a line of its own, which it counts as no row. */
function partingOf(text: string): { readonly delimiter: string; readonly begin: number } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], begin: said[0].length };
  const { meta } = Papa.parse<string[]>(text.slice(0, LOOKED_AT), {
    delimitersToGuess: [';', ',', '\t'],
    preview: ROWS_ABOVE,
    // The end of the last line would count as a row of one value: of a few short rows no sign was the right one.
    skipEmptyLines: true,
  });
  return { delimiter: meta.delimiter, begin: 0 };
}

/** Reads people from lines of values, however they are parted. Throws ProfilesNotReadable. */
export function readCsv(text: string): Drafts {
  const { delimiter, begin } = partingOf(text);
  const content = text.slice(begin);
  const first: (readonly string[])[] = [];
  for (const { values } of recordsOf(content, delimiter)) if (first.push(values) === ROWS_ABOVE) break;
  const head = headOf(first);
  const rows: { readonly values: readonly string[]; readonly number: number }[] = [];
  const broken: { row: number; reason: 'BROKEN' | 'TOO_MANY_VALUES' }[] = [];
  // After a broken row come what may be lines of its text: rows begin again where one is as long as the headings.
  let isLost = false;
  let at = -1;
  for (const { values, isBroken } of recordsOf(content, delimiter)) {
    at += 1;
    if (at <= head.at || (!isBroken && values.every((value) => value.trim() === ''))) continue;
    isLost = isBroken || (isLost && values.length < head.length);
    const row = at + 1;
    if (isLost) broken.push({ row, reason: 'BROKEN' });
    // A sign that parts values stands in one of them: which one, nobody knows.
    else if (values.slice(head.length).some((value) => value.trim() !== ''))
      broken.push({ row, reason: 'TOO_MANY_VALUES' });
    else rows.push({ values, number: row });
    if (Math.max(rows.length, broken.length) > MAX_PROFILES) throw new ProfilesNotReadable('TOO_MANY');
  }
  return {
    drafts: draftsBy(rows, ({ values, number }) => draftOf(values, head.columns, number)),
    broken,
    unknownColumns: head.unknown,
  };
}
