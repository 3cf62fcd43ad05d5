/** Owns the pages of the public career site: typed data in, a whole HTML document out. Runs on the server, without a build. */
export { type Html, raw as trustedHtml } from './html.ts';
export { type ApplyPageData, renderApplyPage } from './pages/apply-page.ts';
export { type PositionPageData, renderPositionPage } from './pages/position-page.ts';
export { type PositionsPageData, renderPositionsPage } from './pages/positions-page.ts';
export { type Problem, renderProblemPage } from './pages/problem-page.ts';
export { type ReceiptPageData, renderReceiptPage } from './pages/receipt-page.ts';
export { EMPTY_FORM, type FormState } from './parts/form-state.ts';
export type { PageContext, SiteAssets } from './parts/layout.ts';
export { sitePaths } from './paths.ts';
export { DEFAULT_STYLES, fontFilesOf, type SiteStyles, siteStyleSheet } from './theme/site-styles.ts';
