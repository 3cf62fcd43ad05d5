import type { Client } from 'pg';

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
}

/** Foreign keys of the schema by the column that names the row: every key of ours is (agency, id). */
async function references(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select child.relname as child, a.attname as column, parent.relname as parent
     from pg_constraint k
     join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confdeltype <> 'n'`,
  );
  const { rows: named } = await client.query<{ child: string; column: string }>(
    `select c.relname as child, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname in ('candidate_id', 'application_id')`,
  );
  return [
    ...rows,
    ...named.map(({ child, column }) => ({
      child,
      column,
      parent: column === 'candidate_id' ? 'candidates' : 'applications',
    })),
  ];
}

const hasId = async (client: Client, table: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select 1 from pg_attribute where attrelid = $1::regclass and attname = 'id' and not attisdropped`,
    [`public.${table}`],
  );
  return rowCount === 1;
};

async function childIds(
  client: Client,
  { child, column }: Reference,
  ids: readonly string[],
): Promise<string[]> {
  const id = (await hasId(client, child)) ? 'id::text' : `'row'`;
  const { rows } = await client.query<{ id: string }>(
    `select ${id} as id from public.${child} where ${column}::text = any($1)`,
    [ids],
  );
  return rows.map((row) => row.id);
}

export interface Reach {
  readonly reached: readonly string[];
  /** Tables that can hold something of a candidate and hold nothing of this one. */
  readonly missed: readonly string[];
}

/**
 * Which tables a candidate's rows stand in, directly or below one of their applications and so on, found from
 * the catalogue.
 */
export async function reachOf(client: Client, candidateId: string): Promise<Reach> {
  const all = await references(client);
  const rows = new Map<string, Set<string>>([['candidates', new Set([candidateId])]]);
  const open = ['candidates'];
  for (let table = open.shift(); table; table = open.shift()) {
    for (const reference of all.filter(({ parent, child }) => parent === table && child !== table)) {
      const known = rows.get(reference.child) ?? new Set();
      const found = await childIds(client, reference, [...(rows.get(table) ?? [])]);
      const grown = new Set([...known, ...found]);
      if (!rows.has(reference.child) || grown.size > known.size) open.push(reference.child);
      rows.set(reference.child, grown);
    }
  }
  const names = [...rows.keys()].sort();
  return {
    reached: names.filter((name) => (rows.get(name)?.size ?? 0) > 0),
    missed: names.filter((name) => rows.get(name)?.size === 0),
  };
}

/** Types whose values can hold somebody's words. */
const WORDS = ['text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', '_text', 'tsvector', 'bytea'];

/** Columns of these tables that can hold words and hold none of the canaries: nothing would tell were they left behind. */
export async function silentColumns(
  client: Client,
  tables: readonly string[],
  canaries: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and a.attnum > 0 and not a.attisdropped
       and t.typname = any($2)
     order by 1, 2`,
    [tables, WORDS],
  );
  const silent: string[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await client.query(
      `select 1 from public."${table}" t, unnest($1::text[]) canary where strpos(lower(t."${column}"::text), canary) > 0 limit 1`,
      [canaries],
    );
    if (rowCount === 0) silent.push(`${table}.${column}`);
  }
  return silent;
}
