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
  'application/vnd.oasis.opendocument.presentation',
  'application/rtf',
]);
/** Pictures that a browser may not show; handed out as downloads like office files. */
const OTHER_PICTURES: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/avif',
  'image/tiff',
  'image/bmp',
]);
/** Office files from before 2007: one container for all three, so the name says which it is. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
/** Plain text has no mark of its own: it is what its name says, when nothing in it is no text. */
const TEXTS: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};
const PDF_HEADER = /^%PDF-\d\.\d/;

/** Whether the bytes begin as a PDF must: a browser or a reader takes nothing else for one. */
export const isPdf = (bytes: Buffer): boolean => PDF_HEADER.test(bytes.subarray(0, 16).toString('latin1'));

/** Control characters that no text has; tabulator, line feed, form feed and carriage return are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_TEXT = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

function isText(bytes: Buffer): boolean {
  try {
    return bytes.length > 0 && !NO_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

const byName = (
  types: Readonly<Record<string, string>>,
  name: string,
): Omit<JudgedContent, 'kind'> | undefined => {
  const extension = /\.([a-z]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const contentType = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return contentType === undefined ? undefined : { contentType, extension };
};

/**
 * What a file is by its content; what its sender says of it counts for nothing, but where the content alone does not tell:
 * old office files and plain text. Null for what is not taken.
 */
export async function judgeContent(bytes: Buffer, name: string): Promise<JudgedContent | null> {
  if (isPdf(bytes)) return { kind: 'pdf', contentType: 'application/pdf', extension: 'pdf' };
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const named = found
    ? found.mime === 'application/x-cfb' && byName(OLD_OFFICE, name)
    : isText(bytes) && byName(TEXTS, name);
  if (named) return { kind: 'document', ...named };
  if (!found) return null;
  const judged = { contentType: found.mime, extension: found.ext };
  if (IMAGES.has(found.mime)) return { kind: 'image', ...judged };
  return DOCUMENTS.has(found.mime) || OTHER_PICTURES.has(found.mime) ? { kind: 'document', ...judged } : null;
}
