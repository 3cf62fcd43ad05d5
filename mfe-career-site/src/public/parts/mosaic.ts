import { type Html, raw } from '../html.ts';

type Color = 'brand' | 'tint' | 'tint2' | 'ink';
type Shape = 'quarter-tl' | 'quarter-bl' | 'corner-tl' | 'corner-br' | 'leaf-down' | 'leaf-up' | 'circle';
type Tile = readonly [ground: Color, shape: Shape, color: Color];

const SIZE = 144;

/** Of a tile at `x`, `y`: arcs whose radius is the tile's side. */
const PATHS: Readonly<Record<Shape, (x: number, y: number, s: number) => string>> = {
  'quarter-tl': (x, y, s) => `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
  'quarter-bl': (x, y, s) => `M${x} ${y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  // What a quarter leaves: drawn itself, so that no line of the ground shines through along its straight sides.
  'corner-tl': (x, y, s) => `M${x} ${y}h${s}a${s} ${s} 0 0 0-${s} ${s}z`,
  'corner-br': (x, y, s) => `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 0 ${s}-${s}z`,
  'leaf-down': (x, y, s) => `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1-${s}-${s}z`,
  'leaf-up': (x, y, s) => `M${x + s} ${y}a${s} ${s} 0 0 1-${s} ${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
  circle: (x, y, s) => `M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0a${s / 2} ${s / 2} 0 0 1-${s} 0z`,
};

const TALL: readonly Tile[] = [
  ['tint', 'leaf-down', 'tint2'],
  ['tint', 'corner-br', 'brand'],
  ['tint', 'quarter-tl', 'tint2'],
  ['tint2', 'corner-br', 'ink'],
  ['tint2', 'corner-tl', 'brand'],
  ['tint', 'leaf-up', 'ink'],
  ['tint', 'quarter-bl', 'brand'],
  ['tint', 'leaf-down', 'tint2'],
  ['tint2', 'circle', 'brand'],
];
const WIDE: readonly Tile[] = [
  ['tint', 'leaf-down', 'tint2'],
  ['tint', 'corner-br', 'brand'],
  ['tint', 'quarter-tl', 'tint2'],
  ['tint', 'corner-br', 'ink'],
  ['tint2', 'corner-tl', 'brand'],
  ['tint', 'leaf-up', 'ink'],
  ['tint', 'quarter-bl', 'brand'],
  ['tint', 'leaf-down', 'tint2'],
];

function draw(tiles: readonly Tile[], columns: number, name: string): string {
  const rows = tiles.length / columns;
  const shapes = tiles.map(([ground, shape, color], index) => {
    const x = (index % columns) * SIZE;
    const y = Math.floor(index / columns) * SIZE;
    return `<path class="m-${ground}" shape-rendering="crispEdges" d="M${x} ${y}h${SIZE}v${SIZE}h-${SIZE}z"/><path class="m-${color}" d="${PATHS[shape](x, y, SIZE)}"/>`;
  });
  return `<svg class="mosaic ${name}" viewBox="0 0 ${columns * SIZE} ${rows * SIZE}" aria-hidden="true">${shapes.join('')}</svg>`;
}

/** What stands for the cover of an agency that has no picture: quarter circles of its colours, high on a screen, low on a phone. */
export const mosaic: Html = raw(draw(TALL, 3, 'tall') + draw(WIDE, 4, 'low'));
