import { readFields } from './read-fields.ts';
import { emptyPages } from './read-pages.ts';
import { MAX_PAGES, readPdfText, undrawn } from './text/pdf-document.ts';
import { type CvReading, type CvReason, type CvStatus, emptyFields } from './types.ts';
import { drawPage } from './visibility/draw-page.ts';

/** A reading that found nothing, with its status and why. */
export function unread(status: CvStatus, reason: CvReason, pageCount = 0): CvReading {
  return { status, reason, pageCount, language: null, fields: emptyFields(), pages: [] };
}

/** Whether a reading was ended before it could say anything of the file: on a machine with more time or memory it might. */
export const isCutOff = ({ status, reason }: CvReading): boolean =>
  status === 'TIMEOUT' || reason === 'READER_KILLED';

/** How many pages of a CV were read, of how many; null of a file that could not be opened. */
export const pagesRead = ({ pageCount }: CvReading): { read: number; total: number } | null =>
  pageCount > 0 ? { read: Math.min(pageCount, MAX_PAGES), total: pageCount } : null;

const SIGNATURE = '%PDF-';
/** Readers accept some bytes before the signature; more than this and it is another format. */
const SIGNATURE_WITHIN = 1024;

/**
 * Reads a CV in this process; pages that are not drawn stay unchecked. Never throws: whatever is wrong with the file becomes a
 * status. Runs in the child process only.
 */
export async function readDocument(data: Uint8Array, draws = true): Promise<CvReading> {
  if (data.byteLength === 0) return unread('BROKEN', 'EMPTY_FILE');
  const start = Buffer.from(
    data.buffer,
    data.byteOffset,
    Math.min(data.byteLength, SIGNATURE_WITHIN),
  ).toString('latin1');
  if (!start.includes(SIGNATURE)) return unread('BROKEN', 'NOT_A_PDF');
  try {
    const text = await readPdfText(data, draws ? drawPage : undrawn);
    if (text.pages.length === 0) return unread('BROKEN', 'DAMAGED', text.pageCount);
    const read = readFields(text.pages);
    if (!read)
      return { ...unread('NO_TEXT', 'NO_TEXT_LAYER', text.pageCount), pages: emptyPages(text.pages) };
    const reason = text.pageCount > MAX_PAGES ? 'ONLY_FIRST_PAGES_READ' : 'OK';
    return {
      status: 'READ',
      reason,
      pageCount: text.pageCount,
      language: read.language,
      fields: read.fields,
      unsure: read.unsure,
      pages: read.pages,
    };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return unread('ENCRYPTED', 'PASSWORD_NEEDED');
    return unread('BROKEN', 'DAMAGED');
  }
}
