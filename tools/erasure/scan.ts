import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';

/** Where a canary was found. */
export interface Find {
  readonly place: string;
  readonly canary: string;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table that holds rows, whatever schema it is in: the queue's own too. */
async function tables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
     order by 1, 2`,
  );
  return rows.map(({ schema, name }) => `${quoted(schema)}.${quoted(name)}`);
}

/** Looks at every column of every row: as text, and at bytes as they stand. Large objects would be none of a table's. */
export async function scanDatabase(client: Client, canaries: readonly string[]): Promise<Find[]> {
  const finds: Find[] = [];
  for (const table of await tables(client)) {
    // A row as text shows its bytes as hexadecimal digits.
    const { rows } = await client.query<{ canary: string }>(
      `select c.canary from unnest($1::text[]) c(canary)
       where exists (select 1 from ${table} t where strpos(lower(t::text), c.canary) > 0
         or strpos(t::text, encode(convert_to(c.canary, 'UTF8'), 'hex')) > 0)`,
      [canaries],
    );
    finds.push(...rows.map(({ canary }) => ({ place: `table ${table}`, canary })));
  }
  const { rows } = await client.query<{ count: string }>('select count(*) from pg_largeobject_metadata');
  if (rows[0]?.count !== '0')
    finds.push({ place: 'large objects, which this scan does not read', canary: '' });
  return finds;
}

/** What a file says: as it stands, and as a mail's encodings hide it. */
function readings(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const wide = bytes.toString('utf16le');
  const unfolded = text.replace(/=\r?\n/g, '');
  const decoded = [...text.matchAll(/(?:[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+/g)].map(([block]) =>
    Buffer.from(block, 'base64').toString('latin1'),
  );
  const words = [...text.matchAll(/=\?utf-8\?b\?([A-Za-z0-9+/=]+)\?=/gi)].map(([, block = '']) =>
    Buffer.from(block, 'base64').toString('latin1'),
  );
  return [text, wide, unfolded, decoded.join('\n'), words.join('')].map((reading) => reading.toLowerCase());
}

/**
 * Looks at every file below a folder, its name included. The database's own folder is left out: its tables are read through
 * the database, and what it keeps of deleted rows is its operator's (docs/operations.md).
 */
export function scanFiles(
  folder: string,
  canaries: readonly string[],
  isLeftOut: (file: string) => boolean,
): Find[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry): Find[] => {
    const file = path.join(folder, entry.name);
    if (isLeftOut(file)) return [];
    const named = canaries
      .filter((canary) => entry.name.toLowerCase().includes(canary))
      .map((canary) => ({ place: `the name of ${file}`, canary }));
    if (entry.isDirectory()) return [...named, ...scanFiles(file, canaries, isLeftOut)];
    if (!entry.isFile()) return named;
    const texts = readings(readFileSync(file));
    const held = canaries
      .filter((canary) => texts.some((text) => text.includes(canary)))
      .map((canary) => ({ place: `file ${file}`, canary }));
    return [...named, ...held];
  });
}
