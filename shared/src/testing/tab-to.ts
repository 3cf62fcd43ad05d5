import type { UserEvent } from '@testing-library/user-event';

/** More than any page that a component test draws has places to stop at. */
const MOST_STOPS = 200;

/** Goes to an element by the Tab key alone. Throws where that does not lead to it. */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (document.activeElement === element) return;
    await user.tab();
  }
  throw new Error(`The Tab key does not lead to ${element.outerHTML.slice(0, 200)}`);
}
