import type { Page } from 'playwright';

/**
 * Milliseconds from the navigation's start until what a selector of CSS names is drawn. The page looks for it itself, in each frame: a
 * waiting locator looks twice a second after its first tries, and would round every time to that.
 */
export const readyAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const isDrawn = (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0;
          if (isDrawn) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
