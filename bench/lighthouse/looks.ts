import { DEFAULT_SITE, type SiteStyles } from '@cantera/shared/contracts/career-site';

/** What an agency may choose for its site. */
export interface Look {
  readonly styles: SiteStyles;
  /** Without a picture of its own the home page has a pattern in the agency's colours. */
  readonly hasHero: boolean;
}

type Rest = Partial<Pick<SiteStyles, 'rounded' | 'font'>>;

const plain = (primaryColor: string, textColor: string, rest: Rest = {}): SiteStyles => ({
  ...DEFAULT_SITE.styles,
  primaryColor,
  textColor,
  ...rest,
});

const gradient = (
  [primaryColor, endColor, angle]: readonly [string, string, number],
  textColor: string,
  rest: Rest = {},
): SiteStyles => ({
  ...plain(primaryColor, textColor, rest),
  gradient: { isGradient: true, endColor, angle },
});

/**
 * What a new site looks like, and what nobody could read if it were taken as it was chosen: ends whose middle is of another
 * lightness, greys that neither light nor dark text stands out from, and a text like what it stands on.
 */
export const LOOKS: Readonly<Record<string, Look>> = {
  default: { styles: DEFAULT_SITE.styles, hasHero: true },
  'default, pattern': { styles: DEFAULT_SITE.styles, hasHero: false },
  'pale gradient': {
    styles: gradient(['#f4f1ea', '#fffbe6', 45], '#ffffff', { rounded: 'full', font: 'font-roboto' }),
    hasHero: true,
  },
  'gradient, dark middle': { styles: gradient(['#009900', '#ff0099', 90], '#111111'), hasHero: false },
  'gradient, dark to light': {
    styles: gradient(['#000000', '#ffffff', 180], '#808080', { rounded: 'lg' }),
    hasHero: true,
  },
  'gradient, text like its end': { styles: gradient(['#ffcc00', '#ff6600', 315], '#ff6600'), hasHero: true },
  'middle grey': { styles: plain('#777777', '#ffffff', { rounded: 'md' }), hasHero: false },
  'grey on grey': { styles: plain('#8c8c8c', '#7a7a7a'), hasHero: true },
  white: { styles: plain('#ffffff', '#ffffff', { rounded: 'sm' }), hasHero: false },
  black: { styles: plain('#000000', '#000000', { rounded: 'xl' }), hasHero: true },
  yellow: { styles: plain('#ffff00', '#ffffff', { font: 'font-inter' }), hasHero: false },
  blue: { styles: plain('#0000ff', '#000000', { rounded: 'full' }), hasHero: true },
};
