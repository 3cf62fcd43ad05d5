import { isNearEdge } from './near-edge.ts';

const SHARE = { x: 0.1, y: 0.2 };
/** 1000 × 500 px at 0, 100. */
function elementOf(scrollWidth: number, scrollHeight: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 100, 1000, 500);
  const sizes = { clientWidth: 1000, clientHeight: 500, scrollWidth, scrollHeight };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  return element;
}

describe('isNearEdge', () => {
  it('is near a side beyond which there is more', () => {
    const board = elementOf(1600, 500);
    expect(isNearEdge(board, { x: 950, y: 300 }, SHARE)).toBe(true);
    expect(isNearEdge(board, { x: 60, y: 300 }, SHARE)).toBe(true);
    expect(isNearEdge(board, { x: 300, y: 300 }, SHARE)).toBe(false);
    // It has nothing above or below.
    expect(isNearEdge(board, { x: 300, y: 590 }, SHARE)).toBe(false);
  });
  it('is near the top and the foot of a long lane, and of no short one', () => {
    const lane = elementOf(1000, 900);
    expect(isNearEdge(lane, { x: 300, y: 590 }, SHARE)).toBe(true);
    expect(isNearEdge(lane, { x: 300, y: 150 }, SHARE)).toBe(true);
    expect(isNearEdge(lane, { x: 5, y: 350 }, SHARE)).toBe(false);
    expect(isNearEdge(elementOf(1000, 500), { x: 5, y: 590 }, SHARE)).toBe(false);
  });
});
