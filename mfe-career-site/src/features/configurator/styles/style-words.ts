import { SITE_FONTS, SITE_ROUNDINGS, type SiteStyles } from '@cantera/shared/contracts/career-site';
import type { useT } from '../../../messages/configurator.ts';

type Translate = ReturnType<typeof useT>;

export const FONT_NAMES: Readonly<Record<SiteStyles['font'], string>> = {
  'font-outfit': 'Outfit',
  'font-inter': 'Inter',
  'font-montserrat': 'Montserrat',
  'font-open-sans': 'Open Sans',
  'font-roboto': 'Roboto',
};
export const fontOptions = SITE_FONTS.map((value) => ({ value, label: FONT_NAMES[value] }));
export const roundingOptions = (t: Translate) =>
  SITE_ROUNDINGS.map((value) => ({ value, label: t(`styles.rounded.${value}`) }));

const SWATCHES = [
  ['#3c00ff', 'violet'],
  ['#1f62bf', 'blue'],
  ['#0b6e69', 'teal'],
  ['#1b7a40', 'green'],
  ['#b25e09', 'ochre'],
  ['#ef4444', 'red'],
  ['#a3195b', 'raspberry'],
  ['#1b1c1a', 'ink'],
] as const;
/** Colours to start from. */
export const swatches = (t: Translate) =>
  SWATCHES.map(([hex, name]) => [hex, t(`styles.swatch.${name}`)] as const);

/** One choice that differs between two readings of the styles. */
export interface StyleDifference {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Whether both are colours. */
  readonly isColor: boolean;
}

/** What differs between two styles, in words. */
export function styleDifferences(before: SiteStyles, now: SiteStyles, t: Translate): StyleDifference[] {
  const words = ({ primaryColor, textColor, gradient, rounded, font }: SiteStyles) => [
    { label: t('styles.primary'), value: primaryColor, isColor: true },
    { label: t('styles.text'), value: textColor, isColor: true },
    {
      label: t('styles.gradient'),
      value: t(gradient.isGradient ? 'styles.on' : 'styles.off'),
      isColor: false,
    },
    { label: t('styles.end'), value: gradient.endColor, isColor: true },
    { label: t('styles.angle'), value: `${gradient.angle}°`, isColor: false },
    { label: t('styles.rounded'), value: t(`styles.rounded.${rounded}`), isColor: false },
    { label: t('styles.font'), value: FONT_NAMES[font], isColor: false },
  ];
  const old = words(before);
  return words(now).flatMap(({ label, value, isColor }, index) => {
    const was = old[index]?.value ?? '';
    return was === value ? [] : [{ label, before: was, now: value, isColor }];
  });
}
