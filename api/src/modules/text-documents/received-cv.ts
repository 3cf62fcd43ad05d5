import type { FieldError } from '@cantera/shared/contracts';
import type { Tx } from '../../db/tenant.ts';
import type { FileStore } from '../../integrations/files/index.ts';
import { cleanFileName, isPdf, judgeContent, type PutFile, putBytes, recordFile } from '../files/index.ts';
import { kindOf } from './kinds.ts';
import type { PdfMakers } from './makers.ts';
import type { DocumentProblem, HiddenWords } from './model/blocks.ts';

interface Content {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly name: string;
}
/** A CV as it is to be stored: its PDF, and the document that the PDF was made from. */
export interface ReceivedCv {
  readonly pdf: Content;
  /** What the document hides, by the pages of the PDF; of a PDF that came as it is the reader finds out. */
  readonly hidden: readonly HiddenWords[];
  readonly original: Content | null;
}

const ERRORS: Readonly<Record<DocumentProblem, FieldError>> = {
  DAMAGED: 'unreadable_document',
  PROTECTED: 'protected_document',
  TOO_LARGE: 'document_too_large',
  NO_TEXT: 'document_without_text',
};
/** The container of Word before 2007, and of what Office protects by a password. */
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Why a file is no CV that can be taken, beyond that it is another thing. */
function reasonOf(bytes: Buffer): FieldError {
  const holds = (name: string): boolean => bytes.includes(name, 0, 'utf16le');
  if (!bytes.subarray(0, CONTAINER.length).equals(CONTAINER)) return 'not_a_cv';
  if (holds('EncryptedPackage')) return 'protected_document';
  return holds('WordDocument') ? 'old_document' : 'not_a_cv';
}

const pdfOf = (bytes: Buffer, name: string): Content => ({
  bytes,
  contentType: 'application/pdf',
  name: cleanFileName(name, 'pdf'),
});

/**
 * Takes a file that somebody sent as a CV: a PDF as it is, and of a Word document, an OpenDocument text or RTF, which is judged
 * by its content, the PDF of what people see of it. Gives why it cannot be taken, or null when it could not be looked at now.
 */
export async function receiveCv(
  makers: PdfMakers,
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
): Promise<ReceivedCv | FieldError | null> {
  if (isPdf(bytes)) return { pdf: pdfOf(bytes, name), hidden: [], original: null };
  const judged = await judgeContent(bytes, '');
  const kind = judged ? kindOf(judged.contentType) : undefined;
  if (!judged || !kind) return reasonOf(bytes);
  const original = { bytes, contentType: judged.contentType, name: cleanFileName(name, judged.extension) };
  const made = await makers.make({ bytes, kind, name: original.name });
  if (made === null) return null;
  if ('problem' in made) return ERRORS[made.problem];
  return { pdf: pdfOf(made.pdf, name), hidden: made.hidden, original };
}

/** Why bytes can be no CV by their kind, at no cost; null where they can be one. */
export async function wrongKind(bytes: Buffer): Promise<FieldError | null> {
  const judged = await judgeContent(bytes, '');
  return judged && (judged.kind === 'pdf' || kindOf(judged.contentType)) ? null : reasonOf(bytes);
}

/** A CV whose bytes are stored and whose rows are still to be written. */
export interface PutCv {
  readonly pdf: PutFile;
  readonly original: PutFile | null;
}

/** Stores the bytes of a CV and of what it was made from, before the transaction opens. */
export async function putCv(
  store: FileStore,
  agencyId: string,
  { pdf, hidden, original }: ReceivedCv,
  createdBy: string | null,
): Promise<PutCv> {
  const about = { access: 'private', createdBy } as const;
  const source = original ? await putBytes(store, agencyId, { ...original, ...about }) : null;
  const origin = source ? { madeFrom: source.id, hidden } : {};
  return { pdf: await putBytes(store, agencyId, { ...pdf, ...about, ...origin }), original: source };
}

/** Writes the rows of a CV whose bytes are stored. */
export async function recordCv(tx: Tx, agencyId: string, { pdf, original }: PutCv): Promise<void> {
  if (original) await recordFile(tx, agencyId, original);
  await recordFile(tx, agencyId, pdf);
}
