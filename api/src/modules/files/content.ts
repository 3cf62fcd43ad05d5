import { fileTypeFromBuffer } from 'file-type';

export type FileKind = 'image' | 'pdf' | 'document';
export interface JudgedContent {
  readonly kind: FileKind;
  readonly contentType: string;
  readonly extension: string;
}

const IMAGES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
/** Office files; they are only ever handed out as downloads. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/rtf',
]);
const PDF_HEADER = /^%PDF-\d\.\d/;

/** Whether the bytes begin as a PDF must: a browser or a reader takes nothing else for one. */
export const isPdf = (bytes: Buffer): boolean => PDF_HEADER.test(bytes.subarray(0, 16).toString('latin1'));

/** What a file is by its content; what its sender says of it counts for nothing. Null for what is not taken. */
export async function judgeContent(bytes: Buffer): Promise<JudgedContent | null> {
  if (isPdf(bytes)) return { kind: 'pdf', contentType: 'application/pdf', extension: 'pdf' };
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return null;
  const judged = { contentType: found.mime, extension: found.ext };
  if (IMAGES.has(found.mime)) return { kind: 'image', ...judged };
  return DOCUMENTS.has(found.mime) ? { kind: 'document', ...judged } : null;
}
