import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from '../pdf-page.ts';
import type { CvScan } from '../types.ts';
import type { Drawing } from '../visibility/draw-page.ts';
import { isDrawn } from '../visibility/judge-runs.ts';
import type { Lay } from './lay.ts';
import { LINE_SHARE } from './line-share.ts';
import type { ReadScan } from './read-scan.ts';

interface Judged {
  readonly runs: TextRun[];
  readonly checked: boolean;
}
interface Looked extends Judged {
  readonly scan?: CvScan;
  readonly lay?: Lay;
}
type Drawings = { readonly whole: Drawing; readonly bare: Drawing } | null;

/** Letters of a stamp, a page number or the name of the scanner's program; more are a text. */
const STAMP_LETTERS = 30;

const lettersIn = (runs: readonly TextRun[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);

/** Letters that are known to be there for people to see; none of a page whose words all lie unseen over a picture. */
const seenLetters = ({ runs, checked }: Judged): number =>
  checked ? lettersIn(runs.filter(({ seen }) => seen)) : 0;

/** Whether a page is a picture of one: it shows something although it has no words, or hardly any, that people can see. */
function isScan(judged: Judged, drawings: Drawings, mayBeUnseen: boolean): boolean {
  if (!drawings) return mayBeUnseen && lettersIn(judged.runs) === 0;
  const seen = seenLetters(judged);
  return seen < STAMP_LETTERS && isDrawn(drawings.bare, seen === 0 ? LINE_SHARE : undefined);
}

/**
 * The words of a page that is a picture, recognised by `readScan`; of any other page what the file says. Without a reader, or
 * where it finds no more than the file says, that stays.
 */
export async function lookAtScan(
  { document, page }: { document: PDFDocumentProxy; page: PDFPageProxy },
  judged: Judged,
  drawings: Drawings,
  readScan: ReadScan | undefined,
): Promise<Looked> {
  if (!isScan(judged, drawings, readScan !== undefined)) return judged;
  if (!readScan) return { ...judged, scan: 'UNREAD' };
  const read = await readScan(document, page);
  if (read === 'BLANK') return judged;
  if (read === null) return { ...judged, scan: 'SKIPPED' };
  const [found, seen] = [lettersIn(read.runs), seenLetters(judged)];
  if (found >= seen + STAMP_LETTERS || (seen === 0 && found > 0))
    return { runs: read.runs, lay: read.lay, checked: true, scan: 'READ' };
  // A portrait, a logo: what the file says of the page is all there is.
  if (seen > 0) return judged;
  return { ...judged, scan: lettersIn(judged.runs) > 0 ? 'SKIPPED' : 'READ' };
}
