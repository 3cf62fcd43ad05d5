/** Room above a page that is scrolled to, in px. */
const ABOVE = 16;

const isInWindow = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= window.innerHeight;

/**
 * Scrolls `scroller` to something inside it: a page to its top, a line into the middle. What is around the scroller
 * stays where it is, unless the line would be out of the window then.
 */
export function scrollTo(scroller: HTMLElement, target: Element, to: 'TOP' | 'MIDDLE'): void {
  const view = scroller.getBoundingClientRect();
  const place = target.getBoundingClientRect();
  const fromTop = place.top - view.top - scroller.clientTop;
  const room = to === 'TOP' ? ABOVE : (scroller.clientHeight - place.height) / 2;
  scroller.scrollTop += fromTop - room;
  const fromLeft = place.left - view.left - scroller.clientLeft;
  const beyond = fromLeft + place.width - scroller.clientWidth;
  if (to === 'MIDDLE' && fromLeft < 0) scroller.scrollLeft += fromLeft;
  else if (to === 'MIDDLE' && beyond > 0) scroller.scrollLeft += Math.min(beyond, fromLeft);
  if (to === 'MIDDLE' && !isInWindow(target.getBoundingClientRect()))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
