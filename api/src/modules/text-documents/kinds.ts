/** Kinds of text documents that a PDF can be made of. */
export type TextDocumentKind = 'WORD' | 'OPEN' | 'RTF';

const KINDS: Readonly<Record<string, TextDocumentKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'WORD',
  'application/vnd.oasis.opendocument.text': 'OPEN',
  'application/rtf': 'RTF',
};

/** The kind of a content type that was judged by the content; undefined for any other. */
export const kindOf = (contentType: string): TextDocumentKind | undefined =>
  Object.hasOwn(KINDS, contentType) ? KINDS[contentType] : undefined;
