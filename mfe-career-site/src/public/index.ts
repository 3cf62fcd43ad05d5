/** Owns the pages of the public career site: typed data in, a whole HTML document out. Runs on the server, without a build. */
export { type Html, raw as trustedHtml } from './html.ts';
export { keepingSentence } from './messages/index.ts';
export { type AboutPageData, renderAboutPage } from './pages/about-page.ts';
export { type ApplyPageData, renderApplyPage } from './pages/apply-page.ts';
export { type DepartmentsPageData, renderDepartmentsPage } from './pages/departments-page.ts';
export { type HomePageData, renderHomePage } from './pages/home-page.ts';
export { type PositionPageData, renderPositionPage } from './pages/position-page.ts';
export { type PositionsPageData, renderPositionsPage } from './pages/positions-page.ts';
export { type PrivacyPageData, renderPrivacyPage } from './pages/privacy-page.ts';
export { type Problem, renderProblemPage } from './pages/problem-page.ts';
export { type ReceiptPageData, renderReceiptPage } from './pages/receipt-page.ts';
export { EMPTY_FORM, type FormState } from './parts/form-state.ts';
export type { PageContext, SiteAssets } from './parts/page.ts';
export type { PositionChoices } from './parts/position-filters.ts';
export type { MapData } from './parts/site-map.ts';
export { fromChannel, POSITIONS_PART, type SitePaths, sitePaths } from './paths.ts';
export { DEFAULT_STYLES, fontFilesOf, siteStyleSheet } from './theme/site-styles.ts';
