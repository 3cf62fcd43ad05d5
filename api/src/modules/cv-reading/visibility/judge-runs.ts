import type { Drawing } from './draw-page.ts';
import { isSeen, type PlacedRun } from './seen-text.ts';

interface Run extends PlacedRun {
  readonly seen: boolean;
}

/**
 * Says of each run whether people can see it. A page that could not be drawn, or that is a picture whose words lie unseen
 * over it, is not checked: there every run counts as seen, and none as evidence.
 */
export function judgeRuns<R extends Run>(
  runs: R[],
  drawings: { readonly whole: Drawing; readonly bare: Drawing } | null,
): { runs: R[]; checked: boolean } {
  if (!drawings) return { runs, checked: false };
  const judged = runs.map((run) => ({ ...run, seen: run.text.trim() === '' || isSeen(run, drawings) }));
  const written = judged.filter((run) => run.text.trim() !== '');
  const isUnseen = written.length > 0 && written.every((run) => !run.seen);
  if (isUnseen && isDrawn(drawings.bare)) return { runs, checked: false };
  return { runs: judged, checked: true };
}

/** The least share of dark and of light pixels of a page that a picture fills with writing. */
const WRITTEN_SHARE = 0.005;

/** Whether so much of a page shows something else than its ground, as a scan does; by default as much as a page of writing. */
export function isDrawn({ pixels }: Drawing, share = WRITTEN_SHARE): boolean {
  let dark = 0;
  const step = 4 * 7;
  for (let at = 0; at < pixels.length; at += step)
    if ((pixels[at] ?? 255) < 128 || (pixels[at + 1] ?? 255) < 128) dark += 1;
  return dark >= (pixels.length / step) * share;
}
