import { detectTongue } from '../cv-reading/index.ts';
import type { TextDocumentKind } from './kinds.ts';
import { UnreadableDocument, type VisibleText, wordsOf } from './model/blocks.ts';
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

/**
 * Makes the PDF of a document in this process: what people see of it, nothing run and nothing fetched. Never throws: what is
 * wrong with the file is the answer. Runs in the child process only.
 */
export async function makeDocument({ bytes, kind, name }: MakeRequest): Promise<MakeAnswer> {
  try {
    const text = READERS[kind](bytes);
    const words = wordsOf([...text.header, ...text.body, ...text.footer]);
    if (words.trim() === '') return { problem: 'NO_TEXT' };
    const tongue = detectTongue(words) ?? 'en';
    return { pdf: await drawPaper(text, { title: name, tongue, sentence: madeFrom(tongue, kind, name) }) };
  } catch (error) {
    return { problem: error instanceof UnreadableDocument ? error.problem : 'DAMAGED' };
  }
}
