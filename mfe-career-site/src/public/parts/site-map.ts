import { formatNumber } from '../formats.ts';
import { type Html, html, raw } from '../html.ts';
import { type PageContext, pageWords } from './page.ts';

/** What the map of the home page is drawn from. Degrees. */
export interface MapData {
  readonly places: readonly {
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly positions: number;
  }[];
  /** Latitudes and longitudes in turn of everywhere that people live: together they show the land. */
  readonly land: ArrayLike<number>;
}

const COLUMNS = 84;
const ROWS = 48;
/** Height of what is shown, at least: one city alone still shows its surroundings. */
const MIN_DEGREES = 5;
const MARGIN = 1.5;
/** Names beside their dots; the list below has them all. */
const MOST_LABELS = 8;

/** From degrees to cells of the grid; a degree of longitude is shorter the farther from the equator. */
interface View {
  readonly x: (longitude: number) => number;
  readonly y: (latitude: number) => number;
}

function viewOf(places: MapData['places']): View {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const latitude = middle(latitudes);
  const longitude = middle(longitudes);
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const height = Math.max(
    MIN_DEGREES,
    spread(latitudes) + 2 * MARGIN,
    ((spread(longitudes) + 2 * MARGIN) * shrink * ROWS) / COLUMNS,
  );
  const perDegree = ROWS / height;
  return {
    x: (at) => COLUMNS / 2 + (at - longitude) * shrink * perDegree,
    y: (at) => ROWS / 2 - (at - latitude) * perDegree,
  };
}

/** A dot in every cell where people live, as one path. */
function landPath({ x, y }: View, land: ArrayLike<number>): string {
  const cells = new Set<number>();
  for (let i = 0; i + 1 < land.length; i += 2) {
    const column = Math.floor(x(land[i + 1] ?? 0));
    const row = Math.floor(y(land[i] ?? 0));
    if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) cells.add(row * COLUMNS + column);
  }
  return [...cells]
    .sort((a, b) => a - b)
    .map((cell) => `M${cell % COLUMNS}.5 ${Math.floor(cell / COLUMNS)}.5h0`)
    .join('');
}

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const LABEL_HEIGHT = 3;
/** A name's letter on a phone, where letters are bigger beside the map. */
const LETTER = 1.6;
const GAP = 0.6;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlap = (a: Box, b: Box): boolean => a[2] > b[0] && a[0] < b[2] && a[3] > b[1] && a[1] < b[3];
const boxOf = ({ x, y, r }: Spot): Box => [x - r, y - r, x + r, y + r];

interface Label {
  readonly spot: Spot;
  readonly side: 'start' | 'end';
}

/** Names that have room beside their dots, at the right or else at the left; the cities with more positions come first. */
function labelsOf(spots: readonly Spot[]): readonly Label[] {
  const taken: Box[] = spots.map(boxOf);
  const labels: Label[] = [];
  for (const spot of spots) {
    const width = spot.name.length * LETTER + GAP;
    const [left, , right] = boxOf(spot);
    const [top, bottom] = [spot.y - LABEL_HEIGHT / 2, spot.y + LABEL_HEIGHT / 2];
    const places: readonly (readonly [Label['side'], Box])[] = [
      ['start', [right, top, right + width, bottom]],
      ['end', [left - width, top, left, bottom]],
    ];
    const free = places.find(
      ([, box]) => box[0] >= 0 && box[2] <= COLUMNS && !taken.some((other) => overlap(box, other)),
    );
    if (!free) continue;
    taken.push(free[1]);
    labels.push({ spot, side: free[0] });
    if (labels.length === MOST_LABELS) break;
  }
  return labels;
}

function name({ spot, side }: Label): Html {
  const shift = spot.r + GAP;
  const x = side === 'start' ? spot.x + shift : spot.x - shift;
  return html`<text x="${round(x)}" y="${round(spot.y + 0.75)}" text-anchor="${side}">${spot.name}</text>`;
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** The cities with open positions on a map of our own, and as a list; empty without any. */
export function siteMap(context: PageContext, { places, land }: MapData): Html {
  const { t } = pageWords(context);
  if (places.length === 0) return html``;
  const view = viewOf(places);
  const spots = places.map(
    ({ name, latitude, longitude, positions }): Spot => ({
      name,
      x: view.x(longitude),
      y: view.y(latitude),
      r: Math.min(0.9 + Math.sqrt(positions) * 0.3, 3),
    }),
  );
  const label = t.mapLabel(
    new Intl.ListFormat(context.locale, { type: 'conjunction' }).format(places.map(({ name }) => name)),
  );
  const circles = spots.map(
    (spot) => html`<circle cx="${round(spot.x)}" cy="${round(spot.y)}" r="${round(spot.r)}"/>`,
  );
  const words = labelsOf(spots).map(name);
  return html`<section class="places" aria-labelledby="places"><h2 class="subheading" id="places">${t.places}</h2>
<div class="places-box"><ul class="places-list">${places.map(
    ({ name, positions }) =>
      html`<li><span>${name}</span><span class="meta">${t.openPositions(positions, formatNumber(context.locale, positions))}</span></li>`,
  )}</ul>
<figure class="map"><svg viewBox="0 0 ${COLUMNS} ${ROWS}" role="img" aria-label="${label}"><path class="land" d="${raw(landPath(view, land))}"/><g class="spots">${circles}</g><g class="names">${words}</g></svg><figcaption class="meta">${t.mapCredit}</figcaption></figure></div></section>`;
}
