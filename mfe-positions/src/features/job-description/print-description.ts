import { renderRichText } from '@cantera/shared/rich-text';

export interface PrintedDescription {
  title: string;
  /** HTML of the description. */
  html: string;
  agency: { name: string; logoUrl: string | null } | undefined;
  poweredBy: string;
}

/** A logo or a font that does not come holds the print up for no longer than this. */
const ASSETS_WAIT_MS = 4000;

/**
 * Paper has its own look: black on white in points, no heading alone at the foot of a page, no line cut or left alone,
 * the page's number where the browser can write one.
 */
const PAPER = `
@page { size: A4; margin: 20mm 18mm 22mm; @bottom-right { content: counter(page) " / " counter(pages); color: #666; font: 8pt sans-serif; } }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1b1c1a; font: 10.5pt/1.5 "Inter Variable", system-ui, sans-serif; overflow-wrap: anywhere; }
header { display: flex; align-items: center; gap: 12pt; margin-bottom: 18pt; padding-bottom: 10pt; border-bottom: 0.75pt solid #d8d8d4; }
header img { max-width: 60mm; max-height: 14mm; object-fit: contain; }
header p { margin: 0; color: #55574f; font-weight: 600; }
.title { margin: 0 0 12pt; font-size: 19pt; line-height: 1.25; }
h1, h2, h3, h4 { break-after: avoid; break-inside: avoid; margin: 14pt 0 4pt; font-size: 10.5pt; line-height: 1.35; }
main h1, main h2 { font-size: 13pt; }
p, ul, ol, blockquote { margin: 0 0 7pt; }
p, li, blockquote { orphans: 3; widows: 3; }
ul, ol { padding-left: 16pt; }
ul ul, ul ol, ol ul, ol ol { margin: 0; }
blockquote { padding-left: 9pt; border-left: 1.5pt solid #c9cac5; }
a { color: inherit; }
footer { break-inside: avoid; break-before: avoid; margin-top: 20pt; padding-top: 7pt; border-top: 0.75pt solid #d8d8d4; color: #666; font-size: 8.5pt; }
`;

function element<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: K,
  text?: string,
): HTMLElementTagNameMap[K] {
  const made = page.createElement(tag);
  if (text !== undefined) made.textContent = text;
  return made;
}

/** The faces of our font as the screen's style sheets name them, with addresses that hold in another document. */
function fontFaces(): string {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    // The rules of another origin's sheet may not be read; ours is the host's own.
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule)
        faces.push(
          rule.cssText.replace(
            /url\("([^"]+)"\)/g,
            (_, address: string) => `url("${new URL(address, sheet.href ?? document.baseURI).href}")`,
          ),
        );
  }
  return faces.join('\n');
}

function fill(page: Document, { title, html, agency, poweredBy }: PrintedDescription) {
  page.title = title;
  page.head.append(element(page, 'style', `${fontFaces()}${PAPER}`));
  const head = element(page, 'header');
  if (agency?.logoUrl) {
    const logo = element(page, 'img');
    logo.alt = agency.name;
    logo.src = new URL(agency.logoUrl, document.baseURI).href;
    head.append(logo);
  }
  if (agency) head.append(element(page, 'p', agency.name));
  const heading = element(page, 'h1', title);
  heading.className = 'title';
  const main = element(page, 'main');
  main.innerHTML = renderRichText(html);
  page.body.replaceChildren(head, heading, main, element(page, 'footer', poweredBy));
}

/** Until every picture and the font's subsets that the text needs are there or have failed, at most ASSETS_WAIT_MS. */
async function assetsReady(page: Document): Promise<void> {
  const pictures = [...page.images].map((image) => image.decode().catch(() => image.remove()));
  const font = page.fonts.load('10.5pt "Inter Variable"', page.body.textContent ?? '').catch(() => undefined);
  await Promise.race([
    Promise.all([...pictures, font]),
    new Promise((resolve) => {
      setTimeout(resolve, ASSETS_WAIT_MS);
    }),
  ]);
}

/** Puts the description into a document of its own and opens the browser's print dialog for that alone. */
export async function printDescription(printed: PrintedDescription): Promise<void> {
  const name = 'cantera-print';
  for (const old of document.getElementsByName(name)) old.remove();
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = printed.title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Out of sight, but drawn: a frame that is not displayed prints nothing.
  frame.style.cssText =
    'position:fixed;inset:auto 100% 100% auto;width:210mm;height:297mm;border:0;visibility:hidden';
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) throw new Error('The frame has no document.');
  fill(contentDocument, printed);
  await assetsReady(contentDocument);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.focus();
  contentWindow.print();
}
