import { DEFAULT_SITE, type SiteStyles } from '@cantera/shared/contracts/career-site';
import { type Scheme, type SiteColors, siteColors } from './site-colors.ts';

/** Font family and the start of its files' names, by the configured value. */
const FONTS: Readonly<Record<SiteStyles['font'], { family: string; file: string }>> = {
  'font-outfit': { family: 'Outfit Variable', file: 'outfit-latin-wght-normal' },
  'font-inter': { family: 'Inter Variable', file: 'inter-latin-wght-normal' },
  'font-montserrat': { family: 'Montserrat Variable', file: 'montserrat-latin-wght-normal' },
  'font-open-sans': { family: 'Open Sans Variable', file: 'open-sans-latin-wght-normal' },
  'font-roboto': { family: 'Roboto Variable', file: 'roboto-latin-wght-normal' },
};
const TITLE_FONT_FILE = 'newsreader-latin-wght-normal';

/** Corners of fields, cards and buttons in px. */
const ROUNDING: Readonly<Record<SiteStyles['rounded'], readonly [number, number, number]>> = {
  none: [0, 0, 0],
  sm: [4, 4, 4],
  md: [6, 8, 8],
  lg: [8, 12, 12],
  xl: [12, 16, 16],
  full: [8, 12, 24],
};

/** What a page looks like that belongs to no agency. */
export const DEFAULT_STYLES: SiteStyles = DEFAULT_SITE.styles;

/** Starts of the names of the font files that the first paint needs. */
export const fontFilesOf = (styles: SiteStyles): readonly string[] => [
  FONTS[styles.font].file,
  TITLE_FONT_FILE,
];

const COLOR_NAMES = [
  'paper',
  'card',
  'ink',
  'ink2',
  'line',
  'field',
  'error',
  'brand',
  'brandHover',
  'onBrand',
  'edge',
  'brandText',
  'tint',
  'tint2',
] as const satisfies readonly (keyof SiteColors)[];

/** The colours of one scheme as custom properties, the button's fill among them. */
function colorProperties(
  scheme: Scheme,
  { primaryColor, textColor, gradient }: SiteStyles,
): Record<string, string> {
  const colors = siteColors(scheme, {
    primary: primaryColor,
    text: textColor,
    end: gradient.isGradient ? gradient.endColor : undefined,
  });
  // Only numbers and colours that we computed reach the sheet, never a stored text.
  const angle = Math.min(360, Math.max(0, Math.round(Number(gradient.angle) || 0)));
  const fill = gradient.isGradient
    ? `linear-gradient(${angle}deg,${colors.brand},${colors.brandEnd})`
    : 'none';
  return { ...Object.fromEntries(COLOR_NAMES.map((name) => [`--${name}`, colors[name]])), '--fill': fill };
}

/** Font and corners as custom properties; the same in both schemes. */
function shapeProperties({ font, rounded }: SiteStyles): Record<string, string> {
  const [field, card, button] = ROUNDING[rounded];
  return {
    '--font': `'${FONTS[font].family}'`,
    '--r-field': `${field}px`,
    '--r-card': `${card}px`,
    '--r-button': `${button}px`,
  };
}

/** All that an agency's choices make of the site in one scheme, as custom properties: what draws like the site sets them. */
export const siteProperties = (scheme: Scheme, styles: SiteStyles): Readonly<Record<string, string>> => ({
  ...shapeProperties(styles),
  ...colorProperties(scheme, styles),
});

const rules = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The agency's own style sheet: its colours for light and dark, corners and font as custom properties. */
export function siteStyleSheet(styles: SiteStyles): string {
  return [
    `:root{color-scheme:light dark;${rules(siteProperties('light', styles))}}`,
    `@media(prefers-color-scheme:dark){:root{${rules(colorProperties('dark', styles))}}}`,
  ].join('');
}
