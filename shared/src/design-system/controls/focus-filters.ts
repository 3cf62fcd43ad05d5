import { focusHeading } from '../layout/focus-heading.ts';

/** Marks the button of a filter, or the one that unfolds all of them. */
export const FILTER_MARK = { 'data-filter': '' } as const;

const SEARCH = 'input[type="search"]';
const FILTER = '[data-filter]';

function firstShown<E extends HTMLElement>(around: Element, selector: string): E | undefined {
  return [...around.querySelectorAll<E>(selector)].find((element) => !element.closest('[hidden]'));
}

/**
 * Gives the focus to what is cleared by a button that goes with it: to the search when words stand in it, else to the filters. Before
 * the clearing, while all of them stand. Where there is neither, the page's heading has it.
 */
export function focusFilters(pressed: Element): void {
  const end = pressed.closest('main, dialog, [role="dialog"]') ?? document.body;
  for (let around = pressed.parentElement; around && end.contains(around); around = around.parentElement) {
    const search = firstShown<HTMLInputElement>(around, SEARCH);
    const filter = firstShown(around, FILTER);
    const next = search?.value || !filter ? search : filter;
    if (next) {
      next.focus();
      return;
    }
  }
  focusHeading();
}
