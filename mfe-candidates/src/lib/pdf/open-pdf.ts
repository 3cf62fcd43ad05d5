import { GlobalWorkerOptions, getDocument, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import type { PageSize, Pdf } from './pdf.ts';

// From our own origin, as the policy of the page asks.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Canvases beyond this are refused by phones. */
const MOST_PIXELS = 16_000_000;
let lastId = 0;

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

function draw(page: PDFPageProxy, { canvas, text, scale }: Parameters<Pdf['draw']>[1]): () => void {
  const viewport = page.getViewport({ scale });
  const fitting = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height));
  const ratio = Math.min(window.devicePixelRatio || 1, fitting);
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  text.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  // Both reject when they are cancelled, which is how a page that scrolls away ends.
  drawing.promise.catch(() => undefined);
  layer.render().catch(() => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
    text.replaceChildren();
    // Frees the memory behind it at once.
    canvas.width = 0;
    canvas.height = 0;
  };
}

/** Reads a PDF in a worker. Rejects when it is no PDF, damaged or asks for a password. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  // Neither WebAssembly nor eval: the page's policy allows none.
  const task = getDocument({ data: bytes.slice(), useWasm: false });
  try {
    const file = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)),
    );
    lastId += 1;
    return {
      id: lastId,
      sizes: pages.map(sizeOf),
      draw: (index, target) => {
        const page = pages[index];
        return page ? draw(page, target) : () => undefined;
      },
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw error;
  }
}
