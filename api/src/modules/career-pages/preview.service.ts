import type { SitePage } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { SiteDraft } from '@cantera/shared/contracts/site-preview';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { withDraft } from '../career-site/index.ts';
import { requireOwnImage } from '../files/index.ts';
import { findSite } from '../public-site/index.ts';
import { drawPositions } from './career-pages.service.ts';
import type { BuiltAssets } from './site-assets.ts';
import { drawAbout, drawDepartments, drawHome } from './site-pages.service.ts';
import type { SiteVisit } from './site-visit.ts';
import { type PageAnswer, pageContext } from './visit.ts';

const DRAW: Readonly<Record<SitePage, (found: SiteVisit) => Promise<PageAnswer>>> = {
  home: drawHome,
  positions: drawPositions,
  departments: drawDepartments,
  about: drawAbout,
};

/** What stands inside the body of a page that `renderDocument` made: what people wrote holds no such sign as it is. */
const bodyOf = (html: string): string =>
  html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'));

interface Asked {
  readonly page: SitePage;
  readonly locale: Locale;
  readonly draft: SiteDraft;
}

/**
 * A page as it would be published with what a form holds. Throws 400 naming a text that is too long, or a hero picture that the
 * agency did not upload.
 */
export async function drawPreview(
  tx: Tx,
  deps: Deps,
  agencyId: string,
  { page, locale, draft, assets }: Asked & { readonly assets: BuiltAssets },
): Promise<{ html: string; styleSheet: string }> {
  let heroBefore: string | null | undefined;
  const site = await findSite(tx, agencyId, (stored) => {
    heroBefore = stored.homePage?.heroUrl;
    return withDraft(stored, draft, page);
  });
  if (!site) throw notFound('career site');
  const hero = draft.homePage?.heroUrl;
  if (hero && hero !== heroBefore)
    await requireOwnImage(tx, agencyId, hero, 'configurations.home_page.hero_url');
  const context = pageContext(site, locale, deps.config.publicUrl, assets);
  const { html } = await DRAW[page]({ tx, site, context, locale, deps });
  return { html: bodyOf(html), styleSheet: context.styleSheet };
}
