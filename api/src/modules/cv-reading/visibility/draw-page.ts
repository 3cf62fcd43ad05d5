import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A drawn page: four bytes a pixel, row by row from the top left. */
export interface Drawing {
  readonly width: number;
  readonly pixels: Uint8ClampedArray;
}
/** Draws a page with its text and without it; null where pages cannot be drawn. */
export type DrawPage = (
  document: PDFDocumentProxy,
  page: PDFPageProxy,
) => Promise<{ readonly whole: Drawing; readonly bare: Drawing } | null>;

/** Pixels a point: fewer lose the strokes of small type, more only cost time. */
export const SCALE = 1.5;
/** A page larger than A2 is no page of a CV, and its drawing would take the memory of the reader. */
const MAX_PIXELS = 4_600_000;
const TEXT: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

interface DrawnOn {
  readonly context: NonNullable<Parameters<PDFPageProxy['render']>[0]['canvasContext']>;
}
interface Canvases {
  create(width: number, height: number): DrawnOn;
  destroy(drawn: DrawnOn): void;
}

async function draw(
  canvases: Canvases,
  page: PDFPageProxy,
  hasText: boolean,
  scale = SCALE,
): Promise<Drawing> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const drawn = canvases.create(width, height);
  try {
    const { promise } = page.render({
      canvas: null,
      canvasContext: drawn.context,
      viewport,
      ...(hasText ? {} : { operationsFilter: (i, { fnArray }) => !TEXT.has(fnArray[i] ?? 0) }),
    });
    await promise;
    return { width, pixels: drawn.context.getImageData(0, 0, width, height).data };
  } finally {
    canvases.destroy(drawn);
  }
}

/** Draws with the canvas that comes with pdf.js as its optional part. */
export const drawPage: DrawPage = async (document, page) => {
  const { width, height } = page.getViewport({ scale: SCALE });
  if (width * height > MAX_PIXELS) return null;
  const canvases = document.canvasFactory as Canvases;
  try {
    return { whole: await draw(canvases, page, true), bare: await draw(canvases, page, false) };
  } catch {
    // Without the canvas's binary, or with a page that pdf.js cannot draw, nobody can say what people see.
    return null;
  }
};

/** Draws a page as people see it, so many pixels a point; null where it cannot be drawn. */
export async function drawAt(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  scale: number,
): Promise<Drawing | null> {
  try {
    return await draw(document.canvasFactory as Canvases, page, true, scale);
  } catch {
    return null;
  }
}
