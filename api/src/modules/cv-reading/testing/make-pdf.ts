import { Buffer } from 'node:buffer';

/** Text at a place, in points from the bottom left of an A4 page. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** A PDF from numbered objects as they are, with its cross-reference table. */
export function pdfOf(objects: (string | Buffer)[], trailer = ''): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let length = chunks[0]?.byteLength ?? 0;
  objects.forEach((object, i) => {
    offsets.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const chunk = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    chunks.push(chunk);
    length += chunk.byteLength;
  });
  const rows = offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}

export function stream(content: string | Buffer, dictionary = ''): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return Buffer.concat([
    Buffer.from(`<< /Length ${body.byteLength} ${dictionary} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

const FONTS = `<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >> >>`;

const escapeText = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);
function contentOf(items: PlacedText[]): string {
  return items
    .map(
      (i) =>
        `BT /${i.bold ? 'F2' : 'F1'} ${i.size ?? 10} Tf 1 0 0 1 ${i.x} ${i.y} Tm (${escapeText(i.text)}) Tj ET`,
    )
    .join('\n');
}

/** A well-formed PDF with these texts on its pages; Latin letters only. */
export function textPdf(pages: PlacedText[][], trailer = '', extra: string[] = []): Uint8Array {
  const objects: (string | Buffer)[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: number[] = [];
  for (const items of pages) {
    objects.push(stream(contentOf(items)));
    const content = objects.length;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${FONTS} /Contents ${content} 0 R >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((k) => `${k} 0 R`).join(' ')}] >>`;
  objects.push(...extra);
  return pdfOf(objects, trailer.replace('NEXT', String(objects.length)));
}

/** Lines one under the other from the top of a page. */
export function column(lines: string[], x = 50, top = 790, size = 10): PlacedText[] {
  return lines.map((text, i) => ({ text, x, y: top - i * size * 1.4, size }));
}
