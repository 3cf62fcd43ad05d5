import type pg from 'pg';
import type { Tx } from '../../db/tenant.ts';
import { visible } from './visible.ts';

/** Ids of the positions that visitors may see, newest first, from `offset` on. */
export async function listVisibleIds(
  tx: Tx,
  agencyId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await visible(tx, agencyId)
    .select('p.id')
    .orderBy('p.first_opened_at', 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countVisible(tx: Tx, agencyId: string): Promise<number> {
  const { total } = await visible(tx, agencyId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Every site that is on, whose ever it is: all of this is public. */
export async function listSites(pool: pg.Pool): Promise<{ slug: string; positions: number }[]> {
  const { rows } = await pool.query<{ slug: string; positions: number }>(
    'select slug, positions from app.public_sites()',
  );
  return rows;
}
