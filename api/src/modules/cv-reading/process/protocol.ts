import { isTesseract, type Tesseract } from '../scans/tesseract.ts';
import type { CvReading } from '../types.ts';

/** What the parent asks of the child: the PDF's bytes, or the path of a file to read. */
export interface ReadRequest {
  pdf: Uint8Array | { path: string };
  /** Whether pages are drawn to learn what people can see of them. */
  draws: boolean;
  /** What reads pages that are pictures, and how long it may take in all; without it they stay unread. */
  scans?: { tesseract: Tesseract; ms: number };
}
/** The child's one answer. */
export interface ReadAnswer {
  reading: CvReading;
}

/** Whether a value that was written as JSON, or came from another process, is a reading. */
export const isReading = (value: unknown): value is CvReading =>
  typeof value === 'object' && value !== null && 'status' in value && 'fields' in value;
export const isReadAnswer = (message: unknown): message is ReadAnswer =>
  typeof message === 'object' && message !== null && 'reading' in message && isReading(message.reading);
const isScanRequest = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'ms' in value &&
  typeof value.ms === 'number' &&
  'tesseract' in value &&
  isTesseract(value.tesseract);
export function isReadRequest(message: unknown): message is ReadRequest {
  if (typeof message !== 'object' || message === null || !('pdf' in message)) return false;
  if (!('draws' in message) || typeof message.draws !== 'boolean') return false;
  const { pdf } = message;
  if ('scans' in message && !isScanRequest(message.scans)) return false;
  return (
    pdf instanceof Uint8Array ||
    (typeof pdf === 'object' && pdf !== null && 'path' in pdf && typeof pdf.path === 'string')
  );
}
