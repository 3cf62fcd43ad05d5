import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';

/** A font that is read: documents take it where they take a file. Its type stands for that in the library's types. */
type Face = string;
/** How heavily a text is written. */
export type Weight = 'regular' | 'bold';
/** What the library's types leave out: the font that is written in, as it was read. */
interface Font {
  hasGlyphForCodePoint(point: number): boolean;
}
type Writing = InstanceType<typeof PDFDocument> & { _font: { font: Face & Font } };

/** Files of fonts: what reports are written in, and what has the letters of many more scripts. */
const FILES = {
  inter: {
    folder: '@expo-google-fonts/inter',
    regular: '400Regular/Inter_400Regular.ttf',
    bold: '600SemiBold/Inter_600SemiBold.ttf',
  },
  wide: { folder: 'dejavu-fonts-ttf', regular: 'ttf/DejaVuSans.ttf', bold: 'ttf/DejaVuSans-Bold.ttf' },
} as const;
type Family = keyof typeof FILES;

/** Reads a font as the library does. Its tables are decoded as they are asked for, which takes longer than writing a report. */
function read(family: Family, weight: Weight): Face & Font {
  const { folder, [weight]: file } = FILES[family];
  const manifest = createRequire(import.meta.url).resolve(`${folder}/package.json`);
  const font = path.join(path.dirname(manifest), file);
  const document = new PDFDocument({ autoFirstPage: false, font });
  return (document as Writing)._font.font;
}

interface NamedFace {
  /** What documents register it as. */
  readonly name: string;
  readonly face: Face & Font;
}
const faces = new Map<string, NamedFace>();
/** A face, read once in a process; each document takes a subset of its own from it. */
function faceOf(family: Family, weight: Weight): NamedFace {
  const name = `${family} ${weight}`;
  const known = faces.get(name) ?? { name, face: read(family, weight) };
  faces.set(name, known);
  return known;
}

/** The face for a text: Inter, as on screens, unless the text has a letter that Inter lacks. */
export function faceFor(text: string, weight: Weight): NamedFace {
  const inter = faceOf('inter', weight);
  const isDrawn = (sign: string) =>
    /\s/u.test(sign) || inter.face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [...text].every(isDrawn) ? inter : faceOf('wide', weight);
}
