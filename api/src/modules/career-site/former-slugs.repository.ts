import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { countSending } from '../../jobs/sending-limit.ts';

/** So long an address that was given up leads on, and nobody else can take it. */
const KEPT_SECONDS = 365 * 86_400;
/** Of one agency, the newest: nobody may take name after name away from the others. */
const MAX_KEPT = 10;
const MOVES_PER_HOUR = 10;

/**
 * Throws 400 naming `slug` when it is kept for another agency. To be asked in the transaction that has written it: of two that
 * want one address the second has waited there.
 */
export async function requireUnkept(tx: Tx, agencyId: string, slug: string): Promise<void> {
  const { rows } = await sql<{
    id: string | null;
  }>`select app.find_former_agency(${slug}, ${now()}) as id`.execute(tx);
  const keeper = rows[0]?.id;
  if (keeper && keeper !== agencyId) throw invalidFields({ slug: 'already_exists' });
}

/** The addresses that lead on to an agency's site, the newest first. */
export async function listFormerSlugs(tx: Tx, agencyId: string): Promise<{ slug: string; until: string }[]> {
  return tx
    .selectFrom('career_slugs')
    .select(['slug', 'until'])
    .where('agency_id', '=', agencyId)
    .where('until', '>', now().toISOString())
    .orderBy('until', 'desc')
    .orderBy('slug')
    .execute();
}

/**
 * Keeps the address that a site has given up for it, in the transaction that has written the new one. Throws 400 naming
 * `slug` when the new one is kept for another agency, and 429 with Retry-After after ten moves in an hour.
 */
export async function moveSlug(tx: Tx, agencyId: string, from: string, to: string): Promise<void> {
  await countSending(tx, agencyId, [{ key: 'slug', max: MOVES_PER_HOUR }]);
  await requireUnkept(tx, agencyId, to);
  const until = inSeconds(KEPT_SECONDS);
  await tx
    .insertInto('career_slugs')
    .values({ agency_id: agencyId, slug: from, until })
    .onConflict((conflict) => conflict.columns(['agency_id', 'slug']).doUpdateSet({ until }))
    .execute();
  const newest = tx
    .selectFrom('career_slugs')
    .select('slug')
    .where('agency_id', '=', agencyId)
    .where('slug', '<>', to)
    .where('until', '>', now().toISOString())
    .orderBy('until', 'desc')
    .limit(MAX_KEPT);
  await tx
    .deleteFrom('career_slugs')
    .where('agency_id', '=', agencyId)
    .where('slug', 'not in', newest)
    .execute();
}
