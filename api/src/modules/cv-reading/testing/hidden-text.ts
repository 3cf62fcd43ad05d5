import { deflateSync } from 'node:zlib';
import { pdfOf, stream } from './make-pdf.ts';

/** What stands on every page for people to see. */
export const SHOWN = 'Baker with ten years of work in Girona';
/** What a program reads and people do not see. */
export const HIDDEN = 'Kubernetes expert';

const at = (x: number, y: number, text: string, size = 10): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const hidden = at(50, 600, HIDDEN);
const box = '40 590 200 30 re f';

/** Ways to put words into a PDF that people do not see, each as the content of a page. */
export const WAYS_TO_HIDE: Readonly<Record<string, string>> = {
  'white on white': `1 g ${hidden}`,
  'nearly white': `0.97 g ${hidden}`,
  'the colour of a filled box': `0.1 0.3 0.5 rg ${box} ${hidden}`,
  'a box on top': `0 g ${hidden} 1 g ${box}`,
  'a picture on top': `0 g ${hidden} q 200 0 0 30 40 590 cm /Im1 Do Q`,
  'a render mode without ink': `0 g 3 Tr ${hidden} 0 Tr`,
  'no opacity': `q /Clear gs 0 g ${hidden} Q`,
  'tiny type': `0 g ${at(50, 600, HIDDEN, 1)}`,
  'a clip that leaves nothing': `q 0 0 1 1 re W n 0 g ${hidden} Q`,
  'beside the page': `0 g ${at(700, 600, HIDDEN)}`,
  'a layer that is off': `/OC /Off BDC 0 g ${hidden} EMC`,
  'letters without width': `0 g 0.5 Tz ${hidden} 100 Tz`,
};

/** A page with the shown words and this content, drawn with a face that the file does not hold. */
export function pageOf(content: string, face = 'Helvetica'): Uint8Array {
  const picture = deflateSync(Buffer.alloc(16 * 4 * 3, 230));
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] /Order [7 0 R] >> >> >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >>
        /XObject << /Im1 6 0 R >> /ExtGState << /Clear << /ca 0 /CA 0 >> >> /Properties << /Off 7 0 R >> >> >>`,
      stream(`0 g ${at(50, 790, SHOWN)}\n${content}`),
      `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`,
      stream(
        picture,
        '/Type /XObject /Subtype /Image /Width 16 /Height 4 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
      ),
      '<< /Type /OCG /Name (Off) >>',
    ],
    '',
  );
}

/** A scan: a picture of a page, its words laid over it without ink. */
export function scan(): Uint8Array {
  const rows = Buffer.alloc(60 * 84, 255);
  for (let i = 0; i < rows.length; i += 3) rows[i] = 0;
  const picture = deflateSync(rows);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 6 0 R >> >> >>',
    stream(`q 595 0 0 842 0 0 cm /Im1 Do Q 3 Tr ${at(50, 790, SHOWN)} ${hidden}`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    stream(
      picture,
      '/Type /XObject /Subtype /Image /Width 60 /Height 84 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    ),
  ]);
}
