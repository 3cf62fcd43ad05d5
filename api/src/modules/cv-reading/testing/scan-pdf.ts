import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfOf, stream } from './make-pdf.ts';

const FACES = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** How a page came to be a picture. */
export interface Scanning {
  readonly dpi: number;
  /** By how much it lay askew, in degrees clockwise. */
  readonly turned?: number;
  /** By how much the light of a pixel may differ, of 255. */
  readonly noise?: number;
  /** Seed of the noise. */
  readonly seed?: number;
  /** Of JPEG, to 100. */
  readonly quality?: number;
  /** Pages of which no picture is made: their texts stand there, each where it stood, in Helvetica of 11 points. */
  readonly keptText?: readonly number[];
  /** Words that the scanner's program laid over each page without ink, as the content of a page (`BT … ET`). */
  readonly layer?: string;
}
interface Drawn {
  readonly canvas: {
    readonly width: number;
    readonly height: number;
    toBuffer(type: 'image/jpeg', quality: number): Buffer;
  };
  readonly context: NonNullable<Parameters<PDFPageProxy['render']>[0]['canvasContext']>;
}
interface Canvases {
  create(width: number, height: number): Drawn;
}
interface Shot {
  readonly jpeg: Buffer;
  /** Content in the place of the picture; empty where there is none. */
  readonly text: string;
  readonly pixels: readonly [number, number];
  readonly points: readonly [number, number];
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function addNoise({ canvas, context }: Drawn, noise: number, seed: number): void {
  const random = randomOf(seed);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const step = (random() + random() - 1) * noise;
    for (let part = at; part < at + 3; part += 1) image.data[part] = (image.data[part] ?? 0) + step;
  }
  context.putImageData(image, 0, 0);
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .flatMap((item) =>
      'str' in item
        ? [`BT /F1 11 Tf 1 0 0 1 ${item.transform[4]} ${item.transform[5]} Tm (${item.str}) Tj ET`]
        : [],
    )
    .join('\n');
}

async function shoot(
  pdf: Uint8Array,
  { dpi, turned = 0, noise = 0, seed = 1, quality = 80, keptText = [] }: Scanning,
): Promise<Shot[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: FACES,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const canvases = document.canvasFactory as Canvases;
    const shots: Shot[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: dpi / 72 });
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const sheet = canvases.create(width, height);
      await page.render({ canvas: null, canvasContext: sheet.context, viewport }).promise;
      const glass = canvases.create(width, height);
      glass.context.fillStyle = '#fff';
      glass.context.fillRect(0, 0, width, height);
      glass.context.translate(width / 2, height / 2);
      glass.context.rotate((turned * Math.PI) / 180);
      glass.context.drawImage(sheet.canvas, -width / 2, -height / 2);
      glass.context.setTransform(1, 0, 0, 1, 0, 0);
      if (noise > 0) addNoise(glass, noise, seed + number);
      const { width: x, height: y } = page.getViewport({ scale: 1 });
      const jpeg = glass.canvas.toBuffer('image/jpeg', quality);
      const text = keptText.includes(number) ? await textOf(page) : '';
      shots.push({ jpeg, text, pixels: [width, height], points: [x, y] });
    }
    return shots;
  } finally {
    await task.destroy();
  }
}

const PAGE_OBJECTS = 4;

/** A PDF whose pages are pictures of those of another, as a scanner makes it. */
export async function scanPdf(pdf: Uint8Array, how: Scanning): Promise<Uint8Array> {
  const shots = await shoot(pdf, how);
  const first = (at: number) => 3 + at * PAGE_OBJECTS;
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${shots.length} /Kids [${shots.map((_, at) => `${first(at)} 0 R`).join(' ')}] >>`,
  ];
  shots.forEach(({ jpeg, text, pixels, points: [x, y] }, at) => {
    const [content, picture, font] = [first(at) + 1, first(at) + 2, first(at) + 3];
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${x} ${y}] /Contents ${content} 0 R /Resources << /XObject << /Im ${picture} 0 R >> /Font << /F1 ${font} 0 R >> >> >>`,
      stream(`${text || `q ${x} 0 0 ${y} 0 0 cm /Im Do Q`} ${how.layer ? `3 Tr ${how.layer}` : ''}`),
      stream(
        jpeg,
        `/Type /XObject /Subtype /Image /Width ${pixels[0]} /Height ${pixels[1]} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    );
  });
  return pdfOf(objects);
}
