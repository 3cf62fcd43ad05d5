/** How long after the last key a page is drawn, in ms. */
export const DELAY_MS = 150;
/** How long after a key the form is told of a text, in ms: its fields are drawn by the time that the page is. */
export const TEXT_MS = 100;
/** Between the starts of two drawings, in ms: the server takes five a second. */
export const SPACING_MS = 210;

export interface PreviewQueue {
  /** Something has changed; `at`: when its key was pressed, by the clock of `performance.now()`. */
  note(at?: number): void;
  /** Draws as soon as it may. */
  now(): void;
  stop(): void;
}

/**
 * Draws what was changed: `DELAY_MS` after the last key, one drawing under way at most, and what was changed meanwhile
 * right after it. `draw` reads what stands then, never rejects, and answers in how many ms it wants to be called again.
 */
export function previewQueue(draw: () => Promise<number | undefined>): PreviewQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  let isWanted = false;
  let isStopped = false;
  let startedAt = Number.NEGATIVE_INFINITY;

  const runAt = (time: number): void => {
    clearTimeout(timer);
    const earliest = Math.max(time, startedAt + SPACING_MS);
    timer = setTimeout(() => void run(), Math.max(0, earliest - performance.now()));
  };
  const run = async (): Promise<void> => {
    if (isUnderWay) {
      isWanted = true;
      return;
    }
    isUnderWay = true;
    isWanted = false;
    startedAt = performance.now();
    const again = await draw();
    isUnderWay = false;
    if (isStopped) return;
    if (isWanted) runAt(0);
    else if (again !== undefined) runAt(performance.now() + again);
  };
  return {
    note: (at = performance.now()) => runAt(at + DELAY_MS),
    now: () => runAt(0),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
