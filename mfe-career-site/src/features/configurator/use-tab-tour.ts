import { useMemo } from 'react';
import { type TourStep, useTour } from '../../lib/tours/use-tour.ts';
import { useT } from '../../messages/configurator.ts';

/** What each tour shows, in order: the names of its targets on the page, which are those of its texts. */
const STEPS = {
  main: ['main.tabs', 'main.enable', 'main.pages', 'main.toggle', 'main.open', 'main.view'],
  styles: ['styles.colors', 'styles.gradient', 'styles.shape', 'styles.preview', 'styles.save'],
  slug: ['slug.slug', 'slug.url', 'slug.save'],
} as const;
type Step = (typeof STEPS)[keyof typeof STEPS][number];

/** The tour of a tab: runs by itself on the first visit, and by hand with what this answers. */
export function useTabTour(name: keyof typeof STEPS): () => void {
  const t = useT();
  const steps = useMemo(() => {
    const shown: readonly Step[] = STEPS[name];
    return shown.map(
      (target): TourStep => ({ target, title: t(`tour.${target}`), text: t(`tour.${target}.text`) }),
    );
  }, [name, t]);
  return useTour(name, steps, true);
}
