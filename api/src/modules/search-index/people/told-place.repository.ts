import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/** What places that are no known cities tell of where somebody lives, in their order: nothing below the city. */
export async function toldPlaces(tx: Tx, places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ told: string }>`
    select app.told_place(p) as told from unnest(${[...places]}::text[]) with ordinality as t(p, n) order by n`.execute(
    tx,
  );
  return rows.map(({ told }) => told);
}
