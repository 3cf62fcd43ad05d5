/** Owns what an agency says and chooses of its career site: pages, styles, texts, address and logo. */
export { createSite, departmentsOf, enableSite, siteIsOn } from './career-site.repository.ts';
export { careerSiteRoutes } from './career-site.routes.ts';
export { readIdentity, readSite, requireOwn, saveSite } from './career-site.service.ts';
export { cleanSiteTexts } from './clean-texts.ts';
export { isSiteOn, mapProse, publishedPages, readConfiguration } from './configuration.ts';
export { withDraft } from './draft.ts';
export { listFormerSlugs, requireUnkept } from './former-slugs.repository.ts';
export { dropKeptLogo } from './kept-logo.repository.ts';
