import type { EndpointResponse } from '@cantera/shared/contracts';
import type { previewCareerSite } from '@cantera/shared/contracts/site-preview';
import { loadCode } from '@cantera/shared/remotes';
import type { Locale } from '@cantera/shared/session';

export type DrawnPage = EndpointResponse<typeof previewCareerSite>['data'];

/** What stands in a frame until its page is drawn, where no visitor can see that page. */
export const EMPTY_DOCUMENT =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body></body></html>';

const loadMorph = () => loadCode(() => import(/* webpackChunkName: "page-morph" */ 'idiomorph'));

const sheets = new WeakMap<Document, { text: string; sheet: CSSStyleSheet }>();

/** Adopts a sheet after the document's own: an element with styles would be refused by the page's policy. */
function adopt(page: Document, text: string): void {
  const known = sheets.get(page);
  if (known?.text === text) return;
  const Sheet = page.defaultView?.CSSStyleSheet;
  const sheet = known?.sheet ?? (Sheet && new Sheet());
  if (!sheet) return;
  sheet.replaceSync(text);
  if (!known) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  sheets.set(page, { text, sheet });
}

/**
 * Draws a page over what a document shows: what stays the same stays the same element, so that the place that was scrolled to
 * and what was opened stay. Nothing of it can run: the document stands in a sandbox without scripts.
 */
export async function drawPage(
  page: Document,
  locale: Locale,
  { html, styleSheet }: DrawnPage,
): Promise<void> {
  const { Idiomorph } = await loadMorph();
  const start = performance.now();
  const drawn = new DOMParser().parseFromString(html, 'text/html').body;
  adopt(page, styleSheet);
  if (page.documentElement.lang !== locale) page.documentElement.lang = locale;
  Idiomorph.morph(page.body, [...drawn.childNodes], {
    morphStyle: 'innerHTML',
    restoreFocus: false,
    callbacks: {
      // Most of a page is as it was: to compare it takes the browser far less than to walk through it.
      beforeNodeMorphed: (shown, next) => !shown.isEqualNode(next),
      // Who reads the preview opened it, not the page.
      beforeAttributeUpdated: (name, element) => !(name === 'open' && element.localName === 'details'),
    },
  });
  performance.measure('preview drawn', { start });
}
