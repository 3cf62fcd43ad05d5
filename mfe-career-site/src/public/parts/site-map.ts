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
const LETTER = 1.25;

/** The spots whose names have room beside them, the bigger first. */
function labelled(spots: readonly Spot[]): ReadonlySet<Spot> {
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = [];
  const chosen = new Set<Spot>();
  for (const spot of spots) {
    const left = spot.x + spot.r;
    const box = [
      left,
      spot.y - LABEL_HEIGHT / 2,
      left + spot.name.length * LETTER + 1,
      spot.y + LABEL_HEIGHT / 2,
    ] as const;
    const isFree =
      box[2] <= COLUMNS &&
      taken.every(([l, t, r, b]) => box[2] < l || box[0] > r || box[3] < t || box[1] > b) &&
      spots.every(
        (other) =>
          other === spot ||
          other.x + other.r < box[0] ||
          other.x - other.r > box[2] ||
          other.y + other.r < box[1] ||
          other.y - other.r > box[3],
      );
    if (!isFree || chosen.size === MOST_LABELS) continue;
    taken.push(box);
    chosen.add(spot);
  }
  return chosen;
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
  const names = labelled(spots);
  const label = t.mapLabel(
    new Intl.ListFormat(context.locale, { type: 'conjunction' }).format(places.map(({ name }) => name)),
  );
  const circles = spots.map(
    (spot) => html`<circle cx="${round(spot.x)}" cy="${round(spot.y)}" r="${round(spot.r)}"/>`,
  );
  const words = [...names].map(
    (spot) => html`<text x="${round(spot.x + spot.r + 0.6)}" y="${round(spot.y + 0.75)}">${spot.name}</text>`,
  );
  return html`<section class="places" aria-labelledby="places"><h2 class="subheading" id="places">${t.places}</h2>
<div class="places-box"><ul class="places-list">${places.map(
    ({ name, positions }) =>
      html`<li><span>${name}</span><span class="meta">${t.openPositions(positions, formatNumber(context.locale, positions))}</span></li>`,
  )}</ul>
<figure class="map"><svg viewBox="0 0 ${COLUMNS} ${ROWS}" role="img" aria-label="${label}"><path class="land" d="${raw(landPath(view, land))}"/><g class="spots">${circles}</g><g class="names">${words}</g></svg><figcaption class="meta">${t.mapCredit}</figcaption></figure></div></section>`;
}
