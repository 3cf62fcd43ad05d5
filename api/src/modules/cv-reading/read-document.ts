import { MAX_PAGES, unread } from './outcome.ts';
import { readFields } from './read-fields.ts';
import { emptyPages } from './read-pages.ts';
import type { ReadScan } from './scans/read-scan.ts';
import { readPdfText, undrawn } from './text/pdf-document.ts';
import type { CvPage, CvReading } from './types.ts';
import { drawPage } from './visibility/draw-page.ts';

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
