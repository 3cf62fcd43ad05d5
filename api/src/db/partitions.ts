import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A table in parts by time. Periods are UTC's. */
interface PartitionedTable {
  readonly name: string;
  readonly key: 'created_at' | 'id';
  readonly period: 'day' | 'month';
  /** Periods that are there before they begin. */
  readonly ahead: number;
  /** Whole periods that stay after they ended. */
  readonly kept: number;
}

const TABLES: readonly PartitionedTable[] = [
  { name: 'live_events', key: 'created_at', period: 'day', ahead: 3, kept: 7 },
  { name: 'domain_events', key: 'id', period: 'month', ahead: 2, kept: 13 },
];

const LOCK = 724_511_905;
/** Below the second after which PostgreSQL looks for deadlocks: this gives way, not the request that it crosses. */
const LOCK_TIMEOUT_MS = 500;
const ATTEMPTS = 10;
const PAUSE_MS = 200;
const BUSY = new Set(['55P03', '40P01']);

/** The start of the period that `at` lies in, or of one that is `steps` later. */
function startOf({ period }: PartitionedTable, at: Date, steps: number): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return period === 'day'
    ? new Date(Date.UTC(year, month, at.getUTCDate() + steps))
    : new Date(Date.UTC(year, month + steps, 1));
}

/** The first key of a time, written as the catalogue writes it: such texts sort as their values do. */
function firstKey({ key }: PartitionedTable, at: Date): string {
  if (key === 'created_at') return `${at.toISOString().slice(0, 19).replace('T', ' ')}+00`;
  const digits = at.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

interface Partition {
  readonly name: string;
  /** First key, null when it has no lower end. */
  readonly from: string | null;
  /** First key beyond. */
  readonly to: string;
}

async function readPartitions(client: pg.Client, table: PartitionedTable): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass($1) order by 1`,
    [table.name],
  );
  return rows.flatMap(({ name, bound }) => {
    const match = /FROM \((?:'([^']+)'|MINVALUE)\) TO \('([^']+)'\)/.exec(bound);
    return match?.[2] ? [{ name, from: match[1] ?? null, to: match[2] }] : [];
  });
}

/** Runs statements in one transaction; false when others held the tables at every try. */
async function tryInTransaction(client: pg.Client, statements: readonly string[]): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return true;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof pg.DatabaseError) || !BUSY.has(error.code ?? '')) throw error;
      await wait(PAUSE_MS);
    }
  }
  return false;
}

const rest = (table: PartitionedTable): string => `partitions.${table.name}_default`;

/** Work on the rows of the part for all that has no other: its owner sees them only while row-level security is not forced. */
const onRest = (table: PartitionedTable, work: string): string[] => [
  `lock table ${rest(table)} in access exclusive mode`,
  `alter table ${rest(table)} no force row level security`,
  work,
  `alter table ${rest(table)} force row level security`,
];

/**
 * Makes a part and moves what came for its period before it was there. Attached when it is ready, since that lets the whole
 * be read and written meanwhile.
 */
async function createPartition(client: pg.Client, table: PartitionedTable, start: Date): Promise<string[]> {
  const digits = start
    .toISOString()
    .slice(0, table.period === 'day' ? 10 : 7)
    .replaceAll('-', '');
  const name = `partitions.${table.name}_${digits}`;
  const [from, to] = [firstKey(table, start), firstKey(table, startOf(table, start, 1))];
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table.name],
  );
  const columns = rows[0]?.columns ?? '';
  const isDone = await tryInTransaction(client, [
    `create table ${name} (like ${table.name} including defaults including constraints)`,
    `alter table ${name} enable row level security`,
    `create policy tenant on ${name} using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))`,
    ...onRest(
      table,
      `with early as (delete from ${rest(table)} where ${table.key} >= '${from}' and ${table.key} < '${to}' returning ${columns})
       insert into ${name} (${columns}) select * from early`,
    ),
    `alter table ${name} force row level security`,
    `alter table ${table.name} attach partition ${name} for values from ('${from}') to ('${to}')`,
  ]);
  return isDone ? [name] : [];
}

export interface KeptPartitions {
  readonly created: readonly string[];
  readonly dropped: readonly string[];
}

async function keepTable(client: pg.Client, table: PartitionedTable, at: Date): Promise<KeptPartitions> {
  const partitions = await readPartitions(client, table);
  const created: string[] = [];
  for (let step = 0; step <= table.ahead; step += 1) {
    const start = startOf(table, at, step);
    const key = firstKey(table, start);
    const isThere = partitions.some(({ from, to }) => (from === null || from <= key) && key < to);
    if (!isThere) created.push(...(await createPartition(client, table, start)));
  }
  const oldest = startOf(table, at, -table.kept);
  const limit = firstKey(table, oldest);
  const dropped: string[] = [];
  for (const { name, to } of partitions)
    if (to <= limit && (await tryInTransaction(client, [`drop table partitions.${name}`])))
      dropped.push(`partitions.${name}`);
  const { rows } = await client.query<{ isUsed: boolean }>('select pg_relation_size($1) > 0 as "isUsed"', [
    rest(table),
  ]);
  if (rows[0]?.isUsed)
    await tryInTransaction(
      client,
      onRest(table, `delete from ${rest(table)} where created_at < '${oldest.toISOString()}'`),
    );
  return { created, dropped };
}

/**
 * Makes the parts of the coming periods and drops those whose time is over, `at` being now. What is written while a part is
 * missing lies in the default part until it is made. A table that others hold is left for the next time; so is everything
 * while another process is at it. `ownerUrl` is the owner's: the app may not change tables.
 */
export async function keepPartitions(ownerUrl: string, at: Date): Promise<KeptPartitions> {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c timezone=UTC -c datestyle=ISO' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (!rows[0]?.taken) return { created: [], dropped: [] };
    const kept: KeptPartitions[] = [];
    for (const table of TABLES) kept.push(await keepTable(client, table, at));
    return {
      created: kept.flatMap(({ created }) => created),
      dropped: kept.flatMap(({ dropped }) => dropped),
    };
  } finally {
    await client.end();
  }
}
