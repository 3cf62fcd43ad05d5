import { sql } from 'kysely';
import type { StoredRow } from './json-columns.ts';
import type { Tx } from './tenant.ts';

/** Rows of one candidate that become another's; with ids, those only. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  readonly ids?: readonly string[] | undefined;
}

/** Gives rows of a table to another candidate, and their ids. The owner of the table calls it with the table's name. */
export async function handRowsOver(
  tx: Tx,
  agencyId: string,
  table: string,
  { from, to, ids }: Handover,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set candidate_id = ${to}
    where agency_id = ${agencyId} and candidate_id = ${from}
      ${ids ? sql`and id = any (${[...ids]}::uuid[])` : sql``}
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Writes rows as `to_jsonb` read them. A column that is younger than they are takes its default; a row that is there stays.
 * The owner of the table calls it with the table's name.
 */
export async function insertStoredRows(tx: Tx, table: string, rows: readonly StoredRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}
