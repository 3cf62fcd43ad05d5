import { randomUUID } from 'node:crypto';
import {
  EMPTY_FORM,
  type FormState,
  type PageContext,
  renderApplyPage,
  renderPositionPage,
  renderPositionsPage,
  renderReceiptPage,
  type SiteAssets,
} from '@cantera/mfe-career-site/public';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicSite } from '@cantera/shared/contracts/public-site';
import { inSeconds } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { findAgency } from '../agency/index.ts';
import { findOpenPosition, findSite, listOpenPositions } from '../public-site/index.ts';
import { findClosedTitle, findReceipt } from './career-pages.repository.ts';
import { plainText, richText } from './rich-text.ts';
import { type PageAnswer, pageAnswer, pageContext, problemAnswer } from './visit.ts';

const PER_PAGE = 50;
const LAST_PAGE = 10_000;
const MAX_SEARCH = 200;
/** How long a receipt can be read by its address. */
const RECEIPT_SECONDS = 24 * 60 * 60;
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Visit {
  readonly deps: Deps;
  readonly locale: Locale;
  readonly slug: string;
  readonly assets: SiteAssets;
}

/** Inside one agency's transaction, with its site found. */
interface SiteVisit {
  readonly tx: Tx;
  readonly site: PublicSite;
  readonly context: PageContext;
  readonly locale: Locale;
}

/** Runs `work` for the site of the address; a slug that no site has gets the not-found page. */
export async function onSite(
  { deps, locale, slug, assets }: Visit,
  work: (visit: SiteVisit) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  const contextOf = (site: PublicSite | null): PageContext =>
    pageContext(site, locale, deps.config.publicUrl, assets);
  const nowhere = (): PageAnswer => problemAnswer(contextOf(null), { kind: 'site-not-found' });
  const { rows } = await deps.pool.query<{ id: string | null }>('select app.find_agency($1) as id', [slug]);
  const agencyId = rows[0]?.id;
  if (!agencyId) return nowhere();
  return withTenant(deps.pool, agencyId, async (tx) => {
    const site = await findSite(tx, agencyId);
    return site ? work({ tx, site, context: contextOf(site), locale }) : nowhere();
  });
}

/** The list of open positions; `query` as it stands in the address. */
export function positionsPage(visit: Visit, query: { q?: unknown; page?: unknown }): Promise<PageAnswer> {
  const search = typeof query.q === 'string' ? query.q.trim().slice(0, MAX_SEARCH) : '';
  const asked = Math.trunc(Number(query.page ?? 1));
  const page = asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  return onSite(visit, async ({ tx, site, context, locale }) => {
    const found = await listOpenPositions(tx, site.agencyId, { search, page, perPage: PER_PAGE, locale });
    const html = renderPositionsPage(context, {
      items: found.items,
      pagination: { page, pageSize: PER_PAGE, totalItems: found.total },
      search,
      description: richText(site.positionsPage.description),
      descriptionText: plainText(site.positionsPage.description),
    });
    return pageAnswer(context, html);
  });
}

/** Runs `work` for a position that visitors may see; another gets the page that says it is closed or unknown. */
export async function onPosition(
  { tx, site, context, locale }: SiteVisit,
  id: string,
  work: (position: PublicPosition) => PageAnswer | Promise<PageAnswer>,
): Promise<PageAnswer> {
  const position = UUID.test(id) ? await findOpenPosition(tx, site.agencyId, id, locale) : undefined;
  if (position) return work(position);
  const title = UUID.test(id) ? await findClosedTitle(tx, site.agencyId, id) : undefined;
  return problemAnswer(
    context,
    title === undefined ? { kind: 'position-not-found' } : { kind: 'closed', title },
  );
}

export const positionPage = (visit: Visit, id: string): Promise<PageAnswer> =>
  onSite(visit, (found) =>
    onPosition(found, id, (position) =>
      pageAnswer(
        found.context,
        renderPositionPage(found.context, {
          position,
          description: richText(position.jobDescription),
          descriptionText: plainText(position.jobDescription),
        }),
      ),
    ),
  );

/** The form, new or with what was refused; `submissionKey` stays the same over the tries of one form. */
export const applyPage = (
  visit: Visit,
  id: string,
  state: FormState = EMPTY_FORM,
  submissionKey: string = randomUUID(),
): Promise<PageAnswer> =>
  onSite(visit, (found) =>
    onPosition(found, id, async (position) => {
      const agency = await findAgency(found.tx, found.site.agencyId);
      const information = agency?.privacyPolicy.privacyPolicyInformation.trim();
      const html = renderApplyPage(found.context, {
        position,
        state,
        submissionKey,
        dataProtection: information ? richText(information) : undefined,
      });
      return pageAnswer(found.context, html, 'no-store');
    }),
  );

export const receiptPage = (visit: Visit, id: string, submissionKey: string): Promise<PageAnswer> =>
  onSite(visit, async ({ tx, site, context }) => {
    const known = UUID.test(id) && UUID.test(submissionKey);
    const since = inSeconds(-RECEIPT_SECONDS);
    const found = known
      ? await findReceipt(tx, site.agencyId, { positionId: id, submissionKey, since })
      : undefined;
    return found
      ? pageAnswer(context, renderReceiptPage(context, found), 'no-store')
      : problemAnswer(context, { kind: 'receipt-gone' });
  });
