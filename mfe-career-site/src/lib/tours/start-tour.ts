import { loadCode } from '@cantera/shared/remotes';
import { storage, type TourName } from '@cantera/shared/session';
import type { TourStep, TourWords } from './tour-step.ts';

/**
 * Leads through the steps whose target is on the page, and answers what ends the tour; nothing happens where no step has its
 * target. The code comes with the first tour; rejects when it does not. The browser keeps that the tour was started, so
 * closing it is an answer; of a tour without a name, which never runs by itself, nothing is kept.
 */
export async function startTour(
  name: TourName | undefined,
  steps: readonly TourStep[],
  words: TourWords,
): Promise<() => void> {
  const { runTour } = await loadCode(() => import(/* webpackChunkName: "tours" */ './run-tour.ts'));
  const end = runTour(steps, words);
  if (end && name) storage.setTourSeen(name);
  return end ?? (() => undefined);
}
