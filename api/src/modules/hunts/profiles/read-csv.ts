import { MAX_PROFILES } from '@cantera/shared/contracts/hunt-profiles';
import Papa from 'papaparse';
import { splitName } from '../../cv-reading/index.ts';
import { type ColumnField, fieldOf, isIberian } from './columns.ts';
import { readDate } from './dates.ts';
import {
  type Draft,
  type Drafts,
  EMPTY_DRAFT,
  LONGEST_NAME,
  LONGEST_VALUE,
  ProfilesNotReadable,
  type Wrong,
} from './draft.ts';
import { languagesOf } from './languages.ts';

/** Rows above the headings that are looked at: exports begin with notes. */
const ROWS_ABOVE = 10;
/** Headings that are named, and characters of each. */
const MAX_NAMED = 30;
const MAX_HEADING = 60;

interface Column {
  readonly field: ColumnField;
  readonly heading: string;
  readonly at: number;
}
interface Head {
  readonly at: number;
  readonly columns: readonly Column[];
  readonly unknown: readonly string[];
}

const columnsOf = (row: readonly string[]): Column[] =>
  row.flatMap((heading, at) => {
    const field = fieldOf(heading);
    return field ? [{ field, heading, at }] : [];
  });
const named = (row: readonly string[]): string[] =>
  row
    .map((heading) => heading.replace(/\s+/g, ' ').trim().slice(0, MAX_HEADING))
    .filter(Boolean)
    .slice(0, MAX_NAMED);

/** The row of headings: of the first rows the one with the most that are known. Throws ProfilesNotReadable. */
function headOf(rows: readonly (readonly string[])[]): Head {
  const heads = rows.slice(0, ROWS_ABOVE).map((row, at) => ({ at, columns: columnsOf(row) }));
  const [best] = heads.toSorted((one, other) => other.columns.length - one.columns.length);
  const row = rows[best?.at ?? 0] ?? [];
  if (!best?.columns.some(({ field }) => field === 'NAME' || field === 'FIRST_NAME'))
    throw new ProfilesNotReadable('NO_NAME_COLUMN', named(best?.columns.length ? row : (rows[0] ?? [])));
  const known = new Set(best.columns.map(({ at }) => at));
  return { ...best, unknown: named(row.filter((_, at) => !known.has(at))) };
}

const partsOf = (text: string): string[] =>
  text
    .split(/[;,|\n•]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What the first columns of a name say; given and family names where there are such columns. */
function namesOf(row: readonly string[], columns: readonly Column[], read: (field: ColumnField) => string) {
  const firstName = read('FIRST_NAME');
  if (firstName) return { firstName, lastName: read('LAST_NAME') };
  const column = columns.find(({ field }) => field === 'NAME');
  const whole = column ? (row[column.at] ?? '').trim().slice(0, LONGEST_NAME) : '';
  const lastName = read('LAST_NAME');
  if (!whole || lastName) return { firstName: whole, lastName };
  return splitName(whole, isIberian(column?.heading ?? '') ? 'es' : 'en');
}

function draftOf(row: readonly string[], columns: readonly Column[], number: number): Draft {
  const valuesOf = (field: ColumnField): string[] =>
    columns
      .flatMap((column) =>
        column.field === field ? [(row[column.at] ?? '').trim().slice(0, LONGEST_VALUE)] : [],
      )
      .filter(Boolean);
  const read = (field: ColumnField): string => valuesOf(field)[0] ?? '';
  const problems: Wrong[] = [];
  const since = read('SINCE');
  const startDate = since ? readDate(since) : null;
  if (since && !startDate) problems.push({ reason: 'INVALID', field: 'SINCE' });
  const languages = languagesOf(valuesOf('LANGUAGES'), problems);
  const [companyName, jobTitle] = [read('COMPANY'), read('JOB_TITLE')];
  const position = jobTitle || '–';
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
      jobs: companyName ? [{ companyName, position, startDate, endDate: null }] : [],
      languages,
      skills: valuesOf('SKILLS').flatMap(partsOf),
    },
  };
}

/** Reads people from lines of values, however they are parted. Throws ProfilesNotReadable. */
export function readCsv(text: string): Drafts {
  // Excel writes by what it parts the values.
  const parting = /^sep=(.)\r?\n/i.exec(text);
  const { data, errors } = Papa.parse<string[]>(text.slice(parting?.[0].length ?? 0), {
    delimitersToGuess: [';', ',', '\t'],
    ...(parting?.[1] ? { delimiter: parting[1] } : {}),
    preview: MAX_PROFILES + ROWS_ABOVE + 2,
  });
  const above = parting ? 2 : 1;
  const head = headOf(data);
  const brokenAt = new Set(
    errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])),
  );
  const drafts: Draft[] = [];
  const broken: number[] = [];
  for (const [at, row] of data.entries()) {
    if (at <= head.at) continue;
    if (brokenAt.has(at)) broken.push(at + above);
    else if (row.some((value) => value.trim() !== '')) drafts.push(draftOf(row, head.columns, at + above));
  }
  if (drafts.length > MAX_PROFILES) throw new ProfilesNotReadable('TOO_MANY');
  return { drafts, broken, unknownColumns: head.unknown };
}
