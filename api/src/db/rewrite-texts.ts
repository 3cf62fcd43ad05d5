import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { withTenant } from './tenant.ts';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Rewrites a column of text, or of JSON as text, of all rows of an agency (or those that `where` names), some at a time and each batch in a transaction of its own, so that nobody
 * waits for it. `rewrite` must be safe to repeat. A row that someone changes meanwhile stays as they wrote it; no version and
 * no date of a change rises, because nothing is said anew. Called by the module that owns the table.
 */
export async function rewriteTexts(
  pool: pg.Pool,
  agencyId: string,
  place: { readonly table: string; readonly column: string; readonly where?: RawBuilder<boolean> },
  rewrite: (text: string) => string,
): Promise<void> {
  const [table, column] = [sql.table(place.table), sql.ref(place.column)];
  const where = place.where ?? sql<boolean>`true`;
  let last: string | undefined = FIRST;
  while (last !== undefined) {
    const from: string = last;
    last = await withTenant(pool, agencyId, async (tx) => {
      const { rows } = await sql<{ id: string; text: string | null }>`
        select id, ${column}::text as text from ${table} where agency_id = ${agencyId} and id > ${from} and ${where}
        order by id limit ${BATCH}`.execute(tx);
      for (const { id, text } of rows) {
        const next = text === null ? null : rewrite(text);
        if (next !== text)
          await sql`
            update ${table} set ${column} = ${next} where agency_id = ${agencyId} and id = ${id} and ${column}::text = ${text}`.execute(
            tx,
          );
      }
      return rows.length < BATCH ? undefined : rows.at(-1)?.id;
    });
  }
}
