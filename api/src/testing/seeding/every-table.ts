import type pg from 'pg';
import { newId } from '../../ids.ts';
import type { Columns, Row } from './row-ids.ts';
import { rowsOf } from './table-rows.ts';

async function readColumns(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select c.table_name || '.' || c.column_name as name, c.udt_name as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

async function insertRow(client: pg.Client, table: string, row: Row, columns: Columns): Promise<void> {
  const names = Object.keys(row).filter((name) => columns.has(`${table}.${name}`));
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

/** Rows in each table by its name, as the agency sees them; tables of no agency with all their rows. */
export async function countRows(client: pg.Client, agencyId: string): Promise<Map<string, number>> {
  const tables = new Set([...(await readColumns(client)).keys()].map((name) => name.split('.')[0] ?? ''));
  tables.delete('schema_migrations');
  const counts = [...tables]
    .sort()
    .map((table) => `select '${table}' as table, count(*)::int as rows from ${table}`);
  await client.query(`begin; set local app.agency_id = '${agencyId}'`);
  const { rows } = await client.query<{ table: string; rows: number }>(counts.join(' union all '));
  await client.query('commit');
  return new Map(rows.map((row) => [row.table, row.rows]));
}

/** Founds an agency with rows in every table that the database has now, and gives its id. */
export async function seedEveryTable(client: pg.Client): Promise<string> {
  const agencyId = newId();
  const columns = await readColumns(client);
  const tables = new Set([...columns.keys()].map((name) => name.split('.')[0]));
  await client.query(`begin; set local app.agency_id = '${agencyId}'`);
  for (const [table, row] of rowsOf(agencyId, columns))
    if (tables.has(table)) await insertRow(client, table, row, columns);
  await client.query('commit');
  return agencyId;
}
