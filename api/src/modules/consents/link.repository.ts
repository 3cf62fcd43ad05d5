import type { ConsentRequest } from '@cantera/shared/contracts/consents';
import type { GdprStatus } from '@cantera/shared/contracts/enums';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { siteIsOn } from '../career-site/index.ts';
import { type ApplicantLink, CONSENT_LINK_SECONDS } from '../consent-links/index.ts';
import { localeFor } from './request.repository.ts';

/** A request that somebody was sent. */
interface RequestLink {
  readonly agencyId: string;
  readonly requestId: string;
}
/** What a link names: a request, or the application whose receipt it stands in. */
export type ConsentLink = RequestLink | ApplicantLink;

/** Whose link it is, held so that of two answers at once one follows the other, and no newer request comes between. */
export async function holdCandidate(tx: Tx, link: ConsentLink): Promise<string | undefined> {
  const named =
    'requestId' in link
      ? tx
          .selectFrom('consent_requests')
          .select('candidate_id')
          .where('agency_id', '=', link.agencyId)
          .where('id', '=', link.requestId)
      : tx
          .selectFrom('applications')
          .select('candidate_id')
          .where('agency_id', '=', link.agencyId)
          .where('id', '=', link.applicationId);
  const candidate = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', link.agencyId)
    .where('id', '=', named)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return candidate?.id;
}

/** The request while its link is good: not too old, and the newest of its candidate. */
async function readRequest(
  tx: Tx,
  { agencyId, requestId }: RequestLink,
): Promise<ConsentRequest | undefined> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.first_name', 'a.name', 'a.slug', 'a.primary_color', 'r.locale', 'r.answer', 'r.expires_at'])
    .select(({ ref }) => siteIsOn(ref('a.id')).as('has_site'))
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where('r.expires_at', '>', now().toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'r.agency_id')
            .whereRef('later.candidate_id', '=', 'r.candidate_id')
            // Ids rise with time.
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      agencyId,
      agencyName: row.name,
      primaryColor: row.primary_color,
      siteSlug: row.has_site ? row.slug : null,
      locale: row.locale,
      answer: row.answer,
      expiresAt: row.expires_at,
    }
  );
}

/**
 * Where the answer to being kept for later offers stands, which is what the page asks: who agreed to no more than the process has
 * not said, nor has who was asked anew.
 */
async function answerOf(
  tx: Tx,
  agencyId: string,
  candidate: { readonly id: string; readonly status: GdprStatus },
): Promise<ConsentRequest['answer']> {
  if (candidate.status === 'REJECTED') return 'REJECTED';
  const last = await tx
    .selectFrom('consents')
    .select('status')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidate.id)
    .where(({ or, eb }) => or([eb('purpose', '=', 'OFFERS'), eb('origin', '=', 'LINK')]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return candidate.status === 'ACCEPTED' && last?.status === 'ACCEPTED' ? 'ACCEPTED' : null;
}

/** What the link of a receipt leads to, as long after the application as other links work. */
async function readApplicant(
  tx: Tx,
  { agencyId, applicationId }: ApplicantLink,
): Promise<ConsentRequest | undefined> {
  const row = await tx
    .selectFrom('applications as l')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'l.agency_id').onRef('c.id', '=', 'l.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'l.agency_id')
    .select(['c.id', 'c.first_name', 'c.gdpr_status', 'a.name', 'a.slug', 'a.primary_color', 'l.created_at'])
    .select(({ ref }) => siteIsOn(ref('a.id')).as('has_site'))
    .where('l.agency_id', '=', agencyId)
    .where('l.id', '=', applicationId)
    .where('l.created_at', '>', inSeconds(-CONSENT_LINK_SECONDS).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const ends = new Date(row.created_at).getTime() + CONSENT_LINK_SECONDS * 1000;
  return {
    firstName: row.first_name,
    agencyId,
    agencyName: row.name,
    primaryColor: row.primary_color,
    siteSlug: row.has_site ? row.slug : null,
    locale: await localeFor(tx, agencyId, row.id, null),
    answer: await answerOf(tx, agencyId, { id: row.id, status: row.gdpr_status }),
    expiresAt: new Date(ends).toISOString(),
  };
}

/** What a link asks while it is good. */
export const readLink = (tx: Tx, link: ConsentLink): Promise<ConsentRequest | undefined> =>
  'requestId' in link ? readRequest(tx, link) : readApplicant(tx, link);

/** Keeps what was answered to a request. */
export async function writeAnswer(
  tx: Tx,
  { agencyId, requestId }: RequestLink,
  answer: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  await tx
    .updateTable('consent_requests')
    .set({ answer, answered_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', requestId)
    .execute();
}
