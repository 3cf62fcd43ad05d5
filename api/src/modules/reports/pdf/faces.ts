import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);

/** A font that is read: documents take it where they take a file. Its type stands for that in the library's types. */
type Face = string;
/** What reports are written in. */
export interface Faces {
  readonly regular: Face;
  readonly bold: Face;
}
/** What the library's types leave out: the font that is written in, as it was read. */
type Writing = InstanceType<typeof PDFDocument> & { _font: { font: Face } };

/** Reads a font as the library does. Its tables are decoded as they are asked for, which takes longer than writing a report. */
function read(file: string): Face {
  const document = new PDFDocument({ autoFirstPage: false, font: path.join(folder, file) });
  return (document as Writing)._font.font;
}
let faces: Faces | undefined;
/** The faces of reports, read once in a process; each document takes a subset of its own from them. */
export function facesOf(): Faces {
  faces ??= { regular: read('DejaVuSans.ttf'), bold: read('DejaVuSans-Bold.ttf') };
  return faces;
}
