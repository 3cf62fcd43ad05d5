import { contrast, fromOklch, mix, parseHex, type Rgb, toHex, toOklch } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** Ground colours of the site, the same for every agency; contrasts of ink and ink2 hold on paper, card and tint. */
const GROUND = {
  light: {
    paper: '#fbf8f4',
    card: '#ffffff',
    ink: '#211b17',
    ink2: '#5d534b',
    line: '#e6ded5',
    field: '#93877c',
    error: '#b3261e',
  },
  dark: {
    paper: '#171310',
    card: '#201b17',
    ink: '#f4eee8',
    ink2: '#bfb3a9',
    line: '#382f29',
    field: '#81756b',
    error: '#f79586',
  },
} as const;

/** WCAG AA for text. */
const TEXT = 4.5;
/** WCAG AA for what is not text. */
const SHAPE = 3;
/** On dark paper a colour at the bare minimum glares or drowns: the button and links go lighter than they must. */
const DARK_BRAND = 6;
const DARK_TEXT = 7;
const STEP = 0.005;
/** Of a gradient, a little past what is asked for: between the places that are looked at it may be lower by a hair. */
const FILL_TEXT = 4.6;
/** Places of a gradient that are looked at, its ends among them: dark text on it is worst somewhere in the middle. */
const SAMPLES = 33;
/** Used when a stored colour cannot be read. */
const FALLBACK = '#3c00ff';

export interface BrandInput {
  /** Hex colours as the agency chose them. */
  readonly primary: string;
  readonly text: string;
  /** End of the gradient, when there is one. */
  readonly end?: string | undefined;
}
/** Roles of the site's colours, hex. */
export interface SiteColors {
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly ink2: string;
  readonly line: string;
  readonly field: string;
  readonly error: string;
  readonly brand: string;
  readonly brandHover: string;
  /** End of the button's gradient; the brand itself without one. */
  readonly brandEnd: string;
  readonly onBrand: string;
  /** Line around the button: needed when the brand alone does not stand out from the paper. */
  readonly edge: string;
  readonly brandText: string;
  readonly tint: string;
  readonly tint2: string;
}

const color = (text: string): Rgb => parseHex(text) ?? parseHex(FALLBACK) ?? [0, 0, 0];

/** The colour moved in lightness, a step at a time, until `holds`; at the end of the scale as far as it goes. */
function shade(start: Rgb, direction: 1 | -1, holds: (candidate: Rgb) => boolean): Rgb {
  const { l, c, h } = toOklch(start);
  let candidate = start;
  for (let at = l; at >= 0 && at <= 1; at += direction * STEP) {
    candidate = fromOklch({ l: at, c, h });
    if (holds(candidate)) return candidate;
  }
  return candidate;
}

const minContrast = (text: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => contrast(text, ground)));

/** A gradient from one colour to another, or one colour twice. */
type Fill = readonly [Rgb, Rgb];

/** The colours of a fill as a browser draws them: on a straight line in sRGB. */
const along = ([from, to]: Fill): Rgb[] =>
  Array.from({ length: SAMPLES }, (_, at) => {
    const share = at / (SAMPLES - 1);
    const part = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
    return [part(0), part(1), part(2)];
  });

/** The least contrast of a text anywhere on a fill. */
const contrastOnFill = (text: Rgb, fill: Fill): number => minContrast(text, along(fill));

/** What a fill has to reach: one colour is what it is, a gradient is known by its samples. */
const asked = ([from, to]: Fill): number => (toHex(from) === toHex(to) ? TEXT : FILL_TEXT);

/** Text on the button: what the agency chose when it can be read all over it, else white, else ink, else whichever comes closest. */
function textOn(fill: Fill, chosen: Rgb | undefined): Rgb {
  const candidates = [...(chosen ? [chosen] : []), color('#ffffff'), color(GROUND.light.ink)];
  const rated = candidates.map((candidate) => ({ candidate, contrast: contrastOnFill(candidate, fill) }));
  const readable = rated.find((one) => one.contrast >= asked(fill));
  return (readable ?? rated.reduce((best, one) => (one.contrast > best.contrast ? one : best))).candidate;
}

/** The fill with both ends moved in lightness until a text can be read all over it; as it was given where it can. */
function readableFill(given: Fill, text: Rgb, direction: 1 | -1): Fill {
  if (contrastOnFill(text, given) >= asked(given)) return given;
  const ends = given.map(toOklch);
  let fill = given;
  for (let moved = STEP; moved <= 1; moved += STEP) {
    const [from = given[0], to = given[1]] = ends.map(({ l, c, h }) =>
      fromOklch({ l: Math.min(1, Math.max(0, l + direction * moved)), c, h }),
    );
    fill = [from, to];
    if (contrastOnFill(text, fill) >= FILL_TEXT) break;
  }
  return fill;
}

/** The button under the pointer: a little further from its text, or nearer where there is no room, never so near that it is not read. */
function hoverOf(brand: Rgb, text: Rgb, direction: 1 | -1): Rgb {
  const { l, c, h } = toOklch(brand);
  const moved = [l + direction * 0.06, l - 0.06].filter((to) => to >= 0 && to <= 0.95);
  const candidates = moved.map((to) => fromOklch({ l: to, c, h }));
  return candidates.find((candidate) => contrast(candidate, text) >= TEXT) ?? brand;
}

/** Every colour of the site from the agency's, for one scheme. Text reaches 4.5 on what it stands on, whatever was chosen. */
export function siteColors(scheme: Scheme, input: BrandInput): SiteColors {
  const ground = GROUND[scheme];
  const paper = color(ground.paper);
  const away = scheme === 'light' ? -1 : 1;
  const fit = (stored: string): Rgb =>
    scheme === 'light'
      ? color(stored)
      : shade(color(stored), 1, (candidate) => contrast(candidate, paper) >= DARK_BRAND);
  const given = fit(input.primary);
  const givenEnd = input.end === undefined ? given : fit(input.end);
  const onBrand = textOn([given, givenEnd], parseHex(input.text));
  const apart = toOklch(onBrand).l > 0.5 ? -1 : 1;
  const [brand, brandEnd] = readableFill([given, givenEnd], onBrand, apart);
  const tint = mix(paper, color(input.primary), scheme === 'light' ? 0.1 : 0.14);
  const tint2 = mix(paper, color(input.primary), scheme === 'light' ? 0.24 : 0.3);
  const brandText = shade(
    color(input.primary),
    away,
    (candidate) =>
      minContrast(candidate, [paper, tint, color(ground.card)]) >= (scheme === 'light' ? TEXT : DARK_TEXT),
  );
  const brandHover = hoverOf(brand, onBrand, apart);
  return {
    ...ground,
    brand: toHex(brand),
    brandEnd: toHex(brandEnd),
    brandHover: toHex(brandHover),
    onBrand: toHex(onBrand),
    edge: minContrast(paper, [brand, brandEnd]) < SHAPE ? toHex(brandText) : 'transparent',
    brandText: toHex(brandText),
    tint: toHex(tint),
    tint2: toHex(tint2),
  };
}
