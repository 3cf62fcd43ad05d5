import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { readSite, saveSite } from '../career-site/index.ts';
import { publicUrl, putBytes, recordFile } from '../files/index.ts';
import { type Color, drawSquare } from './png.ts';
import type { Scope } from './scope.ts';

/** Twice the side at which the home page shows it. */
const SIZE = 864;

const SKY_TOP: Color = [0xf6, 0xe3, 0xc4];
const SKY_LOW: Color = [0xfb, 0xf4, 0xe6];
const SUN: Color = [0xe5, 0x9a, 0x5b];
/** Whole also in the middle half, which a phone shows. */
const SUN_AT = { x: 0.66, y: 0.375, radius: 0.105 };

interface Ridge {
  readonly color: Color;
  /** Where it stands on the whole, from the top, and how far it rises and falls; in parts of the picture. */
  readonly base: number;
  readonly rise: number;
  /** Of its wave: how many, and where it begins. */
  readonly waves: number;
  readonly begin: number;
}

const FAR: Ridge = { color: [0x4b, 0x7e, 0x6e], base: 0.75, rise: 0.06, waves: 0.8, begin: 1.1 };
const NEAR: Ridge = { color: [0x2f, 0x5d, 0x50], base: 0.87, rise: 0.05, waves: 1, begin: 3.3 };
/** From the farthest to the nearest. */
const RIDGES: readonly Ridge[] = [
  { color: [0xc9, 0xd8, 0xc6], base: 0.46, rise: 0.05, waves: 1.1, begin: 0.4 },
  { color: [0xa3, 0xc0, 0xae], base: 0.54, rise: 0.07, waves: 0.9, begin: 2.6 },
  { color: [0x74, 0x9f, 0x8d], base: 0.64, rise: 0.06, waves: 1.2, begin: 4.4 },
  FAR,
  NEAR,
];

/** A cypress: on which ridge it stands, where, and how tall, in parts of the picture. */
interface Tree {
  readonly ridge: Ridge;
  readonly x: number;
  readonly height: number;
}
const TREES: readonly Tree[] = [
  { ridge: FAR, x: 0.15, height: 0.15 },
  { ridge: FAR, x: 0.2, height: 0.11 },
  { ridge: FAR, x: 0.245, height: 0.135 },
  { ridge: NEAR, x: 0.79, height: 0.22 },
  { ridge: NEAR, x: 0.86, height: 0.17 },
];
/** Half of a cypress's width beside its height, at its widest. */
const WIDTH = 0.13;

function between(from: Color, to: Color, part: number): Color {
  if (part === 0) return from;
  if (part === 1) return to;
  const mix = (low: number, high: number): number => Math.round(low + (high - low) * part);
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** How much of a pixel lies within an edge that is `distance` away, in parts of the picture: 1 inside, 0 outside. */
const covered = (distance: number): number => Math.min(1, Math.max(0, distance * SIZE + 0.5));

const crest = ({ base, rise, waves, begin }: Ridge, x: number): number =>
  base +
  rise *
    (Math.sin(x * waves * Math.PI * 2 + begin) * 0.7 + Math.sin(x * waves * Math.PI * 4.6 + begin * 2) * 0.3);

/** How far inside a cypress a point is, in parts of the picture: pointed at the top, round at the foot. */
function insideTree(x: number, y: number, foot: number, { x: middle, height }: Tree): number {
  const up = (foot - y) / height;
  if (up <= 0 || up >= 1) return -1;
  return height * WIDTH * Math.sqrt(Math.min(1, up * 3)) * (1 - up) ** 0.6 - Math.abs(x - middle);
}

/** A landscape of hills in the colours of the demo's agency, as a PNG. */
function drawHero(): Buffer {
  const crests = RIDGES.map((ridge) =>
    Float64Array.from({ length: SIZE }, (_, at) => crest(ridge, at / SIZE)),
  );
  const trees = TREES.map((tree) => ({ ...tree, foot: crest(tree.ridge, tree.x) + 0.008 }));
  return drawSquare(SIZE, (column, row) => {
    const [x, y] = [column / SIZE, row / SIZE];
    const sky = between(SKY_TOP, SKY_LOW, Math.min(1, y / 0.55));
    let color = between(sky, SUN, covered(SUN_AT.radius - Math.hypot(x - SUN_AT.x, y - SUN_AT.y)));
    for (const [at, ridge] of RIDGES.entries()) {
      for (const tree of trees)
        if (tree.ridge === ridge)
          color = between(color, ridge.color, covered(insideTree(x, y, tree.foot, tree)));
      color = between(color, ridge.color, covered(y - (crests[at]?.[column] ?? 1)));
    }
    return color;
  });
}

/** Gives the career site of an agency its picture, as its form does. */
export async function writeHero(tx: Tx, deps: Deps, scope: Scope): Promise<void> {
  const stored = await putBytes(deps.files, scope.agencyId, {
    access: 'public',
    bytes: drawHero(),
    contentType: 'image/png',
    name: 'hills.png',
    createdBy: scope.id('user admin'),
  });
  await recordFile(tx, scope.agencyId, stored);
  const heroUrl = publicUrl(scope.agencyId, stored.id);
  const { configuration } = await readSite(tx, scope);
  await saveSite(tx, scope, { homePage: { ...configuration.homePage, heroUrl } });
}
