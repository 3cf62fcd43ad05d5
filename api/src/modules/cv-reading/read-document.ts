import { readFields } from './read-fields.ts';
import { emptyPages } from './read-pages.ts';
import type { ReadScan } from './scans/read-scan.ts';
import { MAX_PAGES, readPdfText, undrawn } from './text/pdf-document.ts';
import { type CvPage, type CvReading, type CvReason, type CvStatus, emptyFields } from './types.ts';
import { drawPage } from './visibility/draw-page.ts';

/** A reading that found nothing, with its status and why. */
export function unread(status: CvStatus, reason: CvReason, pageCount = 0): CvReading {
  return { status, reason, pageCount, language: null, fields: emptyFields(), pages: [] };
}

/** Whether a reading was ended before it could say anything of the file: on a machine with more time or memory it might. */
export const isCutOff = ({ status, reason }: CvReading): boolean =>
  status === 'TIMEOUT' || reason === 'READER_KILLED';

/** Whether a second reading came to its end, and knows what people see of every page that says something of which the first knew it. */
export function knowsAsMuch(second: CvReading, first: CvReading): boolean {
  const known = new Set(second.pages.flatMap(({ number, checked }) => (checked ? [number] : [])));
  const isWhole = second.status === 'READ' || second.status === 'NO_TEXT';
  const isLost = ({ number, checked, lines, hidden }: CvPage): boolean =>
    checked && lines.length + hidden.length > 0 && !known.has(number);
  return isWhole && !first.pages.some(isLost);
}

/** Whether nothing was read, and pages that are pictures were left for want of time: with more of it they may say something. */
export const isStillToCome = ({ status, pages }: CvReading): boolean =>
  status === 'NO_TEXT' && pages.some(({ scan }) => scan === 'SKIPPED');

/**
 * How many pages of a CV were read, of how many, and how many are pictures: those whose words were recognised, and those of
 * which nothing was read. Null of a file that could not be opened.
 */
export function pagesRead({
  pageCount,
  scans,
}: CvReading): { read: number; total: number; scanned?: number; unread?: number } | null {
  if (pageCount === 0) return null;
  const looked = Math.min(pageCount, MAX_PAGES);
  if (!scans) return { read: looked, total: pageCount };
  return { read: looked - scans.unread, total: pageCount, scanned: scans.read, unread: scans.unread };
}

/** Pages with their pictures counted: by what there is of them to read, whatever was looked for. */
function withCounts(pages: CvPage[]): Pick<CvReading, 'pages' | 'scans'> {
  const read = pages.filter(({ scan, lines }) => scan === 'READ' && lines.length > 0).length;
  const unreadScans = pages.filter(({ scan, lines }) => scan && lines.length === 0).length;
  return { pages, ...(read + unreadScans > 0 ? { scans: { read, unread: unreadScans } } : {}) };
}

const SIGNATURE = '%PDF-';
/** Readers accept some bytes before the signature; more than this and it is another format. */
const SIGNATURE_WITHIN = 1024;

/**
 * Reads a CV in this process; pages that are not drawn stay unchecked. Never throws: whatever is wrong with the file becomes a
 * status. Runs in the child process only.
 */
export async function readDocument(data: Uint8Array, draws = true, readScan?: ReadScan): Promise<CvReading> {
  if (data.byteLength === 0) return unread('BROKEN', 'EMPTY_FILE');
  const start = Buffer.from(
    data.buffer,
    data.byteOffset,
    Math.min(data.byteLength, SIGNATURE_WITHIN),
  ).toString('latin1');
  if (!start.includes(SIGNATURE)) return unread('BROKEN', 'NOT_A_PDF');
  try {
    const text = await readPdfText(data, draws ? drawPage : undrawn, readScan);
    if (text.pages.length === 0) return unread('BROKEN', 'DAMAGED', text.pageCount);
    const read = readFields(text.pages);
    if (!read)
      return {
        ...unread('NO_TEXT', 'NO_TEXT_LAYER', text.pageCount),
        ...withCounts(emptyPages(text.pages)),
      };
    const reason = text.pageCount > MAX_PAGES ? 'ONLY_FIRST_PAGES_READ' : 'OK';
    return {
      status: 'READ',
      reason,
      pageCount: text.pageCount,
      language: read.language,
      fields: read.fields,
      unsure: read.unsure,
      ...withCounts(read.pages),
    };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return unread('ENCRYPTED', 'PASSWORD_NEEDED');
    return unread('BROKEN', 'DAMAGED');
  }
}
