import { careerSitePath } from '@cantera/shared/contracts/career-site-address';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { keysOf } from '../candidates/index.ts';
import { siteIsOn } from '../career-site/index.ts';

/** What a receipt says of the agency: its name, and where its policy is read in a language; on its own site, where that is on. */
export async function agencyOfReceipt(
  tx: Tx,
  publicUrl: string,
  { agencyId, locale }: { readonly agencyId: string; readonly locale: Locale },
): Promise<{ name: string; policyUrl: string }> {
  const row = await tx
    .selectFrom('agencies')
    .select(['name', 'slug'])
    .select(({ ref }) => siteIsOn(ref('agencies.id')).as('has_site'))
    .where('id', '=', agencyId)
    .executeTakeFirst();
  const path = row?.has_site
    ? `${careerSitePath(locale, row.slug)}/privacy-policy`
    : `/mixed/privacy-policy?agencyId=${agencyId}`;
  return { name: row?.name ?? '', policyUrl: `${publicUrl}${path}` };
}

/** Whether the address that a receipt goes to is the candidate's: somebody known by other contacts may have another one. */
export async function isOwnAddress(
  tx: Tx,
  {
    agencyId,
    candidateId,
    email,
  }: { readonly agencyId: string; readonly candidateId: string; readonly email: string },
): Promise<boolean> {
  const own = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('email_key', '=', keysOf({ email }).email)
    .executeTakeFirst();
  return own !== undefined;
}
