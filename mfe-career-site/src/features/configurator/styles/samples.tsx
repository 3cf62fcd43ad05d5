import {
  DEFAULT_SITE,
  SITE_FONTS,
  SITE_ROUNDINGS,
  type SiteStyles,
} from '@cantera/shared/contracts/career-site';
import { siteProperties } from '../../../public/theme/site-styles.ts';
import styles from './styles.module.css';

/** A property that the site has with these choices. */
const propertyOf = (name: string, choice: Partial<SiteStyles>): string | undefined =>
  siteProperties('light', { ...DEFAULT_SITE.styles, ...choice })[name];

/** A corner of a button. */
export function CornerSample({ rounded: name }: { rounded: string }) {
  const rounded = SITE_ROUNDINGS.find((known) => known === name) ?? 'none';
  return (
    <span className={styles.corner} style={{ borderTopLeftRadius: propertyOf('--r-button', { rounded }) }} />
  );
}

/** Two letters of a font. */
export function FontSample({ font: name }: { font: string }) {
  const font = SITE_FONTS.find((known) => known === name) ?? 'font-outfit';
  return <span style={{ fontFamily: propertyOf('--font', { font }) }}>Aa</span>;
}
