import type { TextDocumentKind } from '../kinds.ts';

type Tongue = 'en' | 'es' | 'ca';
const NAMES: Readonly<Record<Tongue, Readonly<Record<TextDocumentKind, string>>>> = {
  en: { WORD: 'the Word document', OPEN: 'the OpenDocument text', RTF: 'the RTF document' },
  es: { WORD: 'el documento de Word', OPEN: 'el documento OpenDocument', RTF: 'el documento RTF' },
  ca: { WORD: 'el document de Word', OPEN: 'el document OpenDocument', RTF: 'el document RTF' },
};

/** What a PDF says of itself, in the language of the document. */
export function madeFrom(tongue: Tongue, kind: TextDocumentKind, name: string): string {
  const document = `${NAMES[tongue][kind]} ${name}`;
  switch (tongue) {
    case 'en':
      return `Made from ${document}`;
    case 'es':
      return `Hecho a partir de ${document}`.replace(' de el ', ' del ');
    case 'ca':
      return `Fet a partir de ${document}`.replace(' de el ', ' del ');
  }
}
