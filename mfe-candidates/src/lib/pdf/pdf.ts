/** In points of the file: 72 an inch. */
export type PageSize = { width: number; height: number };
type DrawTarget = { canvas: HTMLCanvasElement; text: HTMLElement; scale: number };

/** An open PDF. */
export type Pdf = {
  id: number;
  /** Of every page, in order. */
  sizes: readonly PageSize[];
  /** Draws a page (from 0) and its text for selection and for screen readers; gives the way to take both away. */
  draw: (index: number, target: DrawTarget) => () => void;
  close: () => void;
};
