/** How a page lay on the glass: by how much its lines sink to the right, and its size, in one unit. */
export interface Lay {
  readonly slope: number;
  readonly width: number;
  readonly height: number;
}
type Point = readonly [x: number, y: number];
type Box = [x0: number, y0: number, x1: number, y1: number];

/** Where a point stands once the page is set straight; the angles are small. */
export const straight = ([x, y]: Point, { slope, width, height }: Lay): Point => [
  x + slope * (y - height / 2),
  y - slope * (x - width / 2),
];
/** Where a point that was set straight stands on the page as people see it. */
const asItLay = (point: Point, lay: Lay): Point => straight(point, { ...lay, slope: -lay.slope });

const round = (n: number): number => Math.round(n * 10) / 10;

/** The place of a line that was set straight on the page as people see it. */
export function boxAsItLay(box: Box, lay: Lay | undefined): Box {
  if (!lay) return box;
  const [x0, y0, x1, y1] = box;
  const middle = (y0 + y1) / 2;
  const [left, right] = [asItLay([x0, middle], lay), asItLay([x1, middle], lay)];
  const half = (y1 - y0) / 2;
  return [
    round(left[0]),
    round(Math.min(left[1], right[1]) - half),
    round(right[0]),
    round(Math.max(left[1], right[1]) + half),
  ];
}
