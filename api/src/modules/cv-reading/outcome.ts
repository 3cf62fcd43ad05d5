import { type CvPage, type CvReading, type CvReason, type CvStatus, emptyFields } from './types.ts';

/** As many pages of a CV are read. */
export const MAX_PAGES = 20;

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
