import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseStatements } from './statements.ts';

/** What makes a database or a folder of migrations unfit to go on; its message is for whoever operates the product. */
export class MigrationError extends Error {}

export interface MigrationFile {
  readonly name: string;
  readonly number: number;
  readonly text: string;
  /** SHA-256 of the text in hexadecimal digits, whatever line ends a checkout gave it. */
  readonly checksum: string;
  /** The statements of a file marked `-- no-transaction`, each run alone; null for a file that is one transaction. */
  readonly statements: readonly string[] | null;
}

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Landed before numbers had to be unique. No name is ever added. */
const SHARED_NUMBERS: ReadonlySet<string> = new Set([
  '0016_former_members.sql',
  '0016_members.sql',
  '0025_warnings_told.sql',
  '0025_word_starts.sql',
]);
/** Files below may have come to a database in another order, since nothing forbade it. */
const FIRST_IN_ORDER = 34;

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  const number = NAME.exec(name)?.[1];
  if (!number)
    throw new MigrationError(
      `${name}: a migration is named by four digits and small words, as 0042_add_x.sql`,
    );
  const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return {
    name,
    number: Number(number),
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    statements: parseStatements(name, text),
  };
}

/** The migrations of a folder in their order. Throws MigrationError for a name or a number that is not allowed. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [number, same] of Map.groupBy(files, (file) => file.number))
    if (same.length > 1 && !same.every(({ name }) => SHARED_NUMBERS.has(name)))
      throw new MigrationError(
        `Migration ${number} is there ${same.length} times: ${same.map(({ name }) => name).join(', ')}. Give the newest a number of its own.`,
      );
  return files;
}

/** What a database says of the files that it has: name → checksum, null for one from before checksums. */
export type Applied = ReadonlyMap<string, string | null>;

/**
 * The files that a database does not have yet. Throws MigrationError for one that was edited after it ran, and for one that
 * comes too late. Names that the folder lacks are those of a newer program, which may still be rolled back.
 */
export function findPending(files: readonly MigrationFile[], applied: Applied): MigrationFile[] {
  for (const { name, checksum } of files) {
    const known = applied.get(name);
    if (known && known !== checksum)
      throw new MigrationError(
        `${name} was changed after it ran in this database. Put the file back as it was and write the change as a new migration.`,
      );
  }
  const newest = files.findLast(({ name }) => applied.has(name));
  const pending = files.filter(({ name }) => !applied.has(name));
  const late = pending.find(({ number }) => number >= FIRST_IN_ORDER && newest && number < newest.number);
  if (late)
    throw new MigrationError(
      `${late.name} is new, but ${newest?.name} has run in this database already. Give it a higher number.`,
    );
  return pending;
}
