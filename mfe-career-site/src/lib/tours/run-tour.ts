import 'driver.js/dist/driver.css';
import { type DriveStep, driver } from 'driver.js';
import type { TourStep, TourWords } from './tour-step.ts';
import styles from './tours.module.css';

/** How long the light takes from one step to the next, in ms. */
export const TOUR_ANIMATION_MS = 400;

/** The library writes its texts as HTML. */
const asText = (text: string): string => {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
};

const elementOf = ({ target }: TourStep): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tour="${target}"]`);

/** Drawn, and not folded away. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** Leads through the steps that are on the page; answers what ends the tour, or nothing when there is no step to show. */
export function runTour(steps: readonly TourStep[], words: TourWords): (() => void) | undefined {
  const shown = steps.flatMap((step) => {
    const element = elementOf(step);
    return element && isShown(element) ? [{ ...step, element }] : [];
  });
  if (shown.length === 0) return undefined;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tour = driver({
    animate: !isStill,
    duration: TOUR_ANIMATION_MS,
    overlayOpacity: 0.55,
    stagePadding: 6,
    stageRadius: 8,
    popoverClass: styles.popover,
    showProgress: true,
    disableActiveInteraction: true,
    skipMissingElement: true,
    nextBtnText: asText(words.next),
    prevBtnText: asText(words.previous),
    doneBtnText: asText(words.done),
    // The library says of what it shows that it opens a dialog, which is no word about a table or a form.
    onHighlighted: (element) => {
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name);
    },
    onPopoverRender: ({ wrapper, title, footer, closeButton, nextButton, progress }) => {
      wrapper.setAttribute('aria-modal', 'true');
      // Else they would be the head and the foot of the page.
      for (const part of [title, footer]) part.setAttribute('role', 'presentation');
      closeButton.setAttribute('aria-label', words.close);
      progress.setAttribute('aria-live', 'polite');
      // After the library has put the focus on the first button, which is the one that closes.
      queueMicrotask(() => nextButton.focus());
    },
    steps: shown.map(
      ({ element, title, text, side }, index): DriveStep => ({
        element,
        popover: {
          title: asText(title),
          description: asText(text),
          side,
          progressText: asText(words.progress(index + 1, shown.length)),
        },
      }),
    ),
  });
  tour.drive();
  return () => {
    if (tour.isActive()) tour.destroy();
  };
}
