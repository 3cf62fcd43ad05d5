import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from '../pdf-page.ts';
import { type Drawing, drawAt } from '../visibility/draw-page.ts';
import { isDrawn } from '../visibility/judge-runs.ts';
import type { Lay } from './lay.ts';
import { LINE_SHARE } from './line-share.ts';
import { mend } from './mend.ts';
import { type Picture, runTesseract } from './run-tesseract.ts';
import type { Tesseract } from './tesseract.ts';
import { toRuns } from './to-runs.ts';
import { readWords } from './words.ts';

/** The words of a page that is a picture; null where it was not read, for want of time or memory. */
export type ReadScan = (
  document: PDFDocumentProxy,
  page: PDFPageProxy,
) => Promise<{ readonly runs: TextRun[]; readonly lay: Lay } | 'BLANK' | null>;

/** The sharpness that tesseract was trained on. */
const DPI = 300;
const POINTS_AN_INCH = 72;
/** A page of A4 at 300 dpi; a larger one is drawn less sharp. */
const MAX_PIXELS = 9_000_000;
/** Scanned pages of a CV that are read, and how long each may take. */
export const MAX_SCANS = 10;
const PAGE_MS = 30_000;
/** What tesseract takes of A4 is 180 MB; the reading process has as much again. */
const MEMORY_BYTES = 320 * 1_048_576;

function toGrey({ width, pixels }: Drawing): Picture {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] =
      0.299 * (pixels[from] ?? 255) + 0.587 * (pixels[from + 1] ?? 255) + 0.114 * (pixels[from + 2] ?? 255);
  return { width, height: grey.length / width, grey };
}

/** Reads pages by tesseract, one after the other, the first ten, for `ms` in all. */
export function scanReader(tesseract: Tesseract, ms: number): ReadScan {
  const until = performance.now() + ms;
  let left = MAX_SCANS;
  return async (document, page) => {
    if (left === 0 || performance.now() >= until) return null;
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(DPI / POINTS_AN_INCH, Math.sqrt(MAX_PIXELS / (width * height)));
    const drawing = await drawAt(document, page, scale);
    if (!drawing) return null;
    if (!isDrawn(drawing, LINE_SHARE)) return 'BLANK';
    left -= 1;
    const timeoutMs = Math.min(PAGE_MS, until - performance.now());
    if (timeoutMs <= 0) return null;
    const picture = toGrey(drawing);
    const limits = { timeoutMs, memoryBytes: MEMORY_BYTES };
    const table = await runTesseract(tesseract, picture, scale * POINTS_AN_INCH, limits);
    return table === null ? null : toRuns(mend(readWords(table)), { ...picture, scale });
  };
}
