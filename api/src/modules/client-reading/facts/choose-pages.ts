import { isSameSite } from '@cantera/shared/contracts/site-address';
import { fold } from '@cantera/shared/contracts/text';
import type { Link, Page } from '../page/page.ts';

/** What a company's site has a page for, and how people call it, in the order in which they are read. */
const KINDS: readonly RegExp[] = [
  /sobre[- ]?nos?otros|quienes?[- ]?somos|qui[- ]som|about|nosaltres|nosotros|la[- ]empresa|l'?[- ]?empresa|company|conocenos|coneix-nos|who-we-are|historia/,
  /aviso[- ]?legal|avis[- ]?legal|legal[- ]?notice|imprint|impressum|informacion[- ]legal|\/legal\b|terms/,
  /trabaja|treballa|empleo|feina|careers?|jobs?\b|join|unete|uneix|talent[oe]?|work[- ]with/,
  /valores|valors|values|cultur[ea]|mision|missio|mission|principi/,
  /contact[oe]?|donde-estamos|on-som|locations?|oficinas|oficines|offices/,
];
const NO_PAGE = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp4|xml|ics)$/i;
/** What is written about the company is not what it says of itself. */
const STORY =
  /\/(?:blog|news|noticias|noticies|actualidad|actualitat|product[eo]?s?|tag|category|login|cart|carrito)\//;

/** How well a link fits what people call such a page; 0 when it does not. */
function fit(kind: RegExp, { url, text }: Link): number {
  const path = fold(decodeURIComponentSafe(new URL(url).pathname));
  const inPath = kind.test(path) ? 2 : 0;
  const inText = text.length < 40 && kind.test(fold(text)) ? 2 : 0;
  return inPath + inText === 0 ? 0 : inPath + inText - path.split('/').filter(Boolean).length / 10;
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Further pages of the same site that may tell of the company, at most one of each of the five kinds. */
export function choosePages(home: Page): string[] {
  const links = home.links.filter(
    ({ url }) =>
      isSameSite(url, home.url) &&
      url !== home.url &&
      !NO_PAGE.test(new URL(url).pathname) &&
      !STORY.test(new URL(url).pathname),
  );
  const chosen = new Set<string>();
  for (const kind of KINDS) {
    const [best] = links
      .filter(({ url }) => !chosen.has(url))
      .map((link) => ({ link, fit: fit(kind, link) }))
      .filter((one) => one.fit > 0)
      .sort((a, b) => b.fit - a.fit);
    if (best) chosen.add(best.link.url);
  }
  return [...chosen];
}
