import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PAGES } from '../outcome.ts';
import type { PageLink, PdfPage, TextRun } from '../pdf-page.ts';
import { lookAtScan } from '../scans/look-at-scan.ts';
import type { ReadScan } from '../scans/read-scan.ts';
import { type DrawPage, drawPage } from '../visibility/draw-page.ts';
import { judgeRuns } from '../visibility/judge-runs.ts';
import { nameFacesLate } from '../visibility/late-faces.ts';

export interface PdfText {
  pageCount: number;
  pages: PdfPage[];
}

/** A CV page has some 3,000 characters; a page of a hundred times that is no CV, and would cost minutes. */
const MAX_RUNS_PER_PAGE = 20_000;

/** Faces that a PDF may name without holding them; without their shapes such text would be drawn as nothing. */
const FACES = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);
/** Pages of a CV that are drawn, and how long; further ones are read, and not checked, so that the reading ends in its time. */
const MAX_DRAWN = 10;
const DRAW_MS = 2000;
/** Where pictures are read as well there is more time, and a page that is not drawn is not known as one. */
const DRAW_SCANS_MS = 10_000;
/** In the place of what draws: nobody knows then what people see. */
export const undrawn: DrawPage = async () => null;

/** Whether a page may still be drawn, and `readScan` so that the time it takes does not count. */
function drawingTime(readScan: ReadScan | undefined) {
  let until = performance.now() + (readScan ? DRAW_SCANS_MS : DRAW_MS);
  const mayDraw = (number: number): boolean =>
    number === 1 || (number <= MAX_DRAWN && performance.now() < until);
  const timed: ReadScan | undefined =
    readScan &&
    (async (document, page) => {
      const start = performance.now();
      const read = await readScan(document, page);
      until += performance.now() - start;
      return read;
    });
  return { mayDraw, timed };
}
/** A photograph of 24 megapixels; a larger picture is not decoded, since it can unpack to any size. */
const MAX_PICTURE_PIXELS = 24_000_000;

/**
 * Every page of a PDF as positioned text, at most the first 20, each run with whether people can see it; pages that are
 * pictures as `readScan` reads them, or as what the file holds over them. Throws pdf.js's own errors (PasswordException,
 * InvalidPDFException…).
 */
export async function readPdfText(
  data: Uint8Array,
  draw: DrawPage = drawPage,
  readScan?: ReadScan,
): Promise<PdfText> {
  const task = getDocument({
    data,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    standardFontDataUrl: FACES,
    maxImageSize: MAX_PICTURE_PIXELS,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    nameFacesLate(document.canvasFactory as Parameters<typeof nameFacesLate>[0]);
    const pages: PdfPage[] = [];
    const count = Math.min(document.numPages, MAX_PAGES);
    const { mayDraw, timed } = drawingTime(readScan);
    for (let number = 1; number <= count; number += 1) {
      const page = await readPage(document, number, mayDraw(number) ? draw : undrawn, timed);
      if (page) pages.push(page);
    }
    return { pageCount: document.numPages, pages };
  } finally {
    await task.destroy();
  }
}

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  draw: DrawPage,
  readScan?: ReadScan,
): Promise<PdfPage | null> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(number);
  } catch {
    // One unreadable page must not cost the others.
    return null;
  }
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const faces = await readFaces(page, new Set(Object.keys(content.styles)));
  const runs: TextRun[] = [];
  for (const item of content.items.slice(0, MAX_RUNS_PER_PAGE)) {
    if (!('str' in item) || item.str === '') continue;
    const [a, b, , , e, f] = item.transform as number[];
    // Turned text (watermarks, spines) is not part of the lines.
    if (a === undefined || b === undefined || e === undefined || f === undefined || Math.abs(b) > Math.abs(a))
      continue;
    const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number];
    const face = faces.get(item.fontName) ?? '';
    runs.push({
      text: item.str,
      x,
      y,
      width: item.width,
      size: item.height || Math.abs(a),
      bold: /bold|black|heavy|semib|demi|extrab/i.test(face),
      italic: /ital|obli/i.test(face),
      font: face || item.fontName,
      seen: true,
    });
  }
  const links = await readLinks(page, viewport.height, viewport.viewBox as number[]);
  const drawings = await draw(document, page);
  const judged = judgeRuns(runs, drawings);
  const looked = await lookAtScan({ document, page }, judged, drawings, readScan);
  page.cleanup();
  return { number, width: viewport.width, height: viewport.height, ...looked, links };
}

/** The faces' real names tell bold from regular; pdf.js hands them over only while it interprets the page. */
async function readFaces(page: PDFPageProxy, names: Set<string>): Promise<Map<string, string>> {
  const faces = new Map<string, string>();
  const missing = [...names].filter((name) => !page.commonObjs.has(name));
  try {
    if (missing.length > 0) await page.getOperatorList();
  } catch {
    return faces;
  }
  for (const name of names) {
    if (!page.commonObjs.has(name)) continue;
    const font: unknown = page.commonObjs.get(name);
    if (typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string') {
      faces.set(name, font.name.replace(/^[A-Z]{6}\+/, ''));
    }
  }
  return faces;
}

async function readLinks(page: PDFPageProxy, height: number, viewBox: number[]): Promise<PageLink[]> {
  const links: PageLink[] = [];
  try {
    for (const annotation of await page.getAnnotations()) {
      const { url, unsafeUrl, rect } = annotation as { url?: unknown; unsafeUrl?: unknown; rect?: unknown };
      const target = typeof url === 'string' ? url : unsafeUrl;
      if (typeof target !== 'string' || !Array.isArray(rect)) continue;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect.map(Number);
      const left = viewBox[0] ?? 0;
      const bottom = viewBox[1] ?? 0;
      links.push({
        url: target,
        bbox: [x0 - left, height - (y1 - bottom), x1 - left, height - (y0 - bottom)],
      });
    }
  } catch {
    // A damaged annotation leaves the page's text readable.
  }
  return links;
}
