import type { TextDocumentKind } from '../kinds.ts';
import { DOCUMENT_PROBLEMS, type DocumentProblem, type HiddenWords } from '../model/blocks.ts';

/** What the parent asks of the child. */
export interface MakeRequest {
  bytes: Uint8Array;
  kind: TextDocumentKind;
  /** The document's file name, as people see it. */
  name: string;
}
/** The child's one answer. */
export type MakeAnswer = { pdf: Uint8Array; hidden: HiddenWords[] } | { problem: DocumentProblem };

export const isMakeRequest = (message: unknown): message is MakeRequest =>
  typeof message === 'object' &&
  message !== null &&
  'bytes' in message &&
  message.bytes instanceof Uint8Array &&
  'kind' in message &&
  'name' in message;

export const isMakeAnswer = (message: unknown): message is MakeAnswer =>
  typeof message === 'object' &&
  message !== null &&
  (('pdf' in message &&
    message.pdf instanceof Uint8Array &&
    'hidden' in message &&
    Array.isArray(message.hidden)) ||
    ('problem' in message && DOCUMENT_PROBLEMS.some((problem) => problem === message.problem)));
