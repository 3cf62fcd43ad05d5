import { detectTongue } from '../cv-reading/index.ts';
import type { TextDocumentKind } from './kinds.ts';
import { type DocumentProblem, UnreadableDocument, type VisibleText, wordsOf } from './model/blocks.ts';
import { readOpenDocument } from './open/read-open.ts';
import { drawPaper } from './paper/draw.ts';
import { madeFrom } from './paper/texts.ts';
import type { MakeAnswer, MakeRequest } from './process/protocol.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { readWord } from './word/read-word.ts';

const READERS: Readonly<Record<TextDocumentKind, (bytes: Uint8Array) => VisibleText>> = {
  WORD: readWord,
  OPEN: readOpenDocument,
  RTF: readRtf,
};

/** What people see of a document, or why nobody can know. Never throws. */
export function readVisible(
  bytes: Uint8Array,
  kind: TextDocumentKind,
): VisibleText | { problem: DocumentProblem } {
  try {
    const text = READERS[kind](bytes);
    return wordsIn(text).trim() === '' ? { problem: 'NO_TEXT' } : text;
  } catch (error) {
    // What the libraries throw of a broken file says that it is broken.
    return { problem: error instanceof UnreadableDocument ? error.problem : 'DAMAGED' };
  }
}
const wordsIn = ({ header, body, footer }: VisibleText): string => wordsOf([...header, ...body, ...footer]);

/**
 * Makes the PDF of a document in this process: what people see of it, nothing run and nothing fetched. Never rejects: what is
 * wrong with the file is the answer. Runs in the child process only.
 */
export async function makeDocument({ bytes, kind, name }: MakeRequest): Promise<MakeAnswer> {
  const text = readVisible(bytes, kind);
  if ('problem' in text) return text;
  const tongue = detectTongue(wordsIn(text)) ?? 'en';
  try {
    return await drawPaper(text, { title: name, tongue, sentence: madeFrom(tongue, kind, name) });
  } catch (error) {
    return { problem: error instanceof UnreadableDocument ? error.problem : 'DAMAGED' };
  }
}
