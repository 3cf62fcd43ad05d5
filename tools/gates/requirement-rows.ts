import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/** Kinds of tests, each nearer to the user than the one before it; a nearer one proves as well. */
export const LEVELS = ['unit', 'api', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

export interface RequirementRow {
  readonly id: string;
  readonly where: string;
  readonly must: string;
  /** Starts with "(withdrawn)". */
  readonly isWithdrawn: boolean;
  /** The test that it takes at least. */
  readonly level: Level;
}
export interface Requirements {
  readonly rows: ReadonlyMap<string, RequirementRow>;
  /** Ids that come with a later screen. */
  readonly later: ReadonlySet<string>;
  /** What the tables say that cannot be read. */
  readonly faults: readonly string[];
}

const FOLDER = path.join(ROOT, 'docs/requirements');
const NO_TABLES = ['README.md', 'later.md'];
const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);
const markOf = (must: string): string | undefined => /\(proof: ([^)]*)\)/.exec(must)?.[1];

/** What the README of the tables asks for, by the row's mark, else by its prefix and place. */
function levelOf(id: string, where: string, must: string): Level {
  const mark = markOf(must);
  if (mark !== undefined && isLevel(mark)) return mark;
  if (/^(CLIENT|CONST)-/.test(id)) return 'unit';
  return /^(API|ENG)-/.test(id) || /^server(,|$)/.test(where) ? 'api' : 'browser';
}

/** The row of a table's line; undefined for a line that has none. */
export function parseRow(line: string): RequirementRow | undefined {
  const [, id, where, must] = /^\| ([A-Z]+-\d+) \| (.*?) \| (.*) \|$/.exec(line) ?? [];
  if (id === undefined || where === undefined || must === undefined) return undefined;
  return { id, where, must, isWithdrawn: must.startsWith('(withdrawn)'), level: levelOf(id, where, must) };
}

/** Ids and ranges of `later.md`. */
export function parseLater(text: string): Set<string> {
  const later = new Set<string>();
  for (const [, prefix = '', from = '', to] of text.matchAll(/\b([A-Z]+)-(\d+)(?: to (\d+))?/g))
    for (let n = Number(from); n <= Number(to ?? from); n += 1)
      later.add(`${prefix}-${String(n).padStart(2, '0')}`);
  return later;
}

/** The tables of a folder, as they stand. */
export function readRequirements(folder = FOLDER): Requirements {
  const rows = new Map<string, RequirementRow>();
  const faults: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md') && !NO_TABLES.includes(name)))
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
      const row = parseRow(line);
      if (!row) {
        if (/^\|\s*[A-Z]+-\d+/.test(line)) faults.push(`${file} has a row that cannot be read: ${line}`);
        continue;
      }
      if (rows.has(row.id)) faults.push(`${file} names ${row.id} once more`);
      const mark = markOf(row.must);
      if (mark !== undefined && !isLevel(mark)) faults.push(`${row.id} asks for a proof by "${mark}"`);
      rows.set(row.id, row);
    }
  const later = parseLater(readFileSync(path.join(folder, 'later.md'), 'utf8'));
  for (const id of later) if (!rows.has(id)) faults.push(`later.md names ${id}, which no table has`);
  return { rows, later, faults };
}

/** What must be proven now. */
export const rowsInScope = ({ rows, later }: Requirements): RequirementRow[] =>
  [...rows.values()].filter(({ id, isWithdrawn }) => !isWithdrawn && !later.has(id));
