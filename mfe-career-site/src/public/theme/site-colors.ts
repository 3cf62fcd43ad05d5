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

/** Text on the button: what the agency chose when it can be read, else white, else ink, else whichever comes closest. */
function textOn(grounds: readonly Rgb[], chosen: Rgb | undefined): Rgb {
  const candidates = [...(chosen ? [chosen] : []), color('#ffffff'), color(GROUND.light.ink)];
  const readable = candidates.find((candidate) => minContrast(candidate, grounds) >= TEXT);
  return (
    readable ??
    candidates.reduce((best, candidate) =>
      minContrast(candidate, grounds) > minContrast(best, grounds) ? candidate : best,
    )
  );
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
  const readable = (candidate: Rgb): boolean => contrast(candidate, onBrand) >= TEXT;
  const brand = shade(given, apart, readable);
  const brandEnd = shade(givenEnd, apart, readable);
  const tint = mix(paper, color(input.primary), scheme === 'light' ? 0.1 : 0.14);
  const tint2 = mix(paper, color(input.primary), scheme === 'light' ? 0.24 : 0.3);
  const brandText = shade(
    color(input.primary),
    away,
    (candidate) =>
      minContrast(candidate, [paper, tint, color(ground.card)]) >= (scheme === 'light' ? TEXT : DARK_TEXT),
  );
  const { l, c, h } = toOklch(brand);
  const hover = l + apart * 0.06;
  const brandHover = fromOklch({ l: hover > 0.95 ? l - 0.06 : hover, c, h });
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
