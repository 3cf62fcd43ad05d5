/** What is shown of a PDF: the page in the middle, from 1, and the zoom; 1 fits the width. */
export type PdfView = { page: number; zoom: number };

const LEAST_ZOOM = 0.5;
const MOST_ZOOM = 3;
const STEP = 0.25;

export const canZoom = (zoom: number, direction: 1 | -1): boolean =>
  direction === 1 ? zoom < MOST_ZOOM : zoom > LEAST_ZOOM;

/** The next zoom in or out, within half and three times. */
export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom + direction * STEP));

/** A page number as it was typed, within the document; nothing when it is no number. */
export function typedPage(typed: string, count: number): number | undefined {
  const page = Number.parseInt(typed, 10);
  return Number.isNaN(page) ? undefined : Math.min(count, Math.max(1, page));
}
