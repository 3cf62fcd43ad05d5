import { toast } from '@cantera/shared/design-system';
import { storage, type TourName } from '@cantera/shared/session';
import { useCallback, useEffect, useRef } from 'react';
import { useT } from '../../messages/index.ts';
import { startTour } from './start-tour.ts';
import type { TourStep } from './tour-step.ts';

export type { TourStep } from './tour-step.ts';

/**
 * A tour of the page: answers what starts it by hand. It ends with the component that has it. `runsByItself`: once, on the
 * first visit of this browser, as soon as it is true; what it shows is on the page by then.
 */
export function useTour(
  name: TourName | undefined,
  steps: readonly TourStep[],
  runsByItself = false,
): () => void {
  const t = useT();
  const end = useRef<() => void>(undefined);
  const isHere = useRef(true);
  const isStarting = useRef(false);
  const start = useCallback(async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    end.current?.();
    const words = {
      close: t('tour.close'),
      done: t('tour.done'),
      next: t('tour.next'),
      previous: t('tour.previous'),
      progress: (current: number, total: number) => t('tour.progress', { current, total }),
    };
    const ending = await startTour(name, steps, words).finally(() => {
      isStarting.current = false;
    });
    // Whoever has left the page meanwhile does not want a guide to it.
    if (isHere.current) end.current = ending;
    else ending();
  }, [name, steps, t]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      end.current?.();
    };
  }, []);
  useEffect(() => {
    // Nobody asked for it, so nobody misses it either.
    if (runsByItself && name && !storage.hasSeenTour(name)) start().catch(() => undefined);
  }, [runsByItself, name, start]);
  return () => void start().catch(() => toast.standardError());
}
