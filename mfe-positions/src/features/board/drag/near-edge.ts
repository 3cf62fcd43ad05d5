export interface Point {
  readonly x: number;
  readonly y: number;
}

const isNear = (at: number, from: number, length: number, share: number): boolean =>
  at < from + length * share || at > from + length * (1 - share);

/**
 * Whether a pointer is near an edge beyond which an element has more to show; `share` is how much of its length counts as near.
 * dnd-kit compares the pointer with the edges of what it was over before, and scrolls the board when a card leaves a lane.
 */
export function isNearEdge(element: Element, { x, y }: Point, share: { x: number; y: number }): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return (
    (scrollWidth > clientWidth && isNear(x, left, width, share.x)) ||
    (scrollHeight > clientHeight && isNear(y, top, height, share.y))
  );
}
