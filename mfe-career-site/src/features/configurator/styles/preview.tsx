import '../../../public/theme/fonts.css';
import type { SiteStyles } from '@cantera/shared/contracts/career-site';
import { classNames } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { MapPin } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { useT } from '../../../messages/configurator.ts';
import type { Scheme } from '../../../public/theme/site-colors.ts';
import { siteProperties } from '../../../public/theme/site-styles.ts';
import styles from './preview.module.css';

const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

function SchemeChoice({ scheme, onChange }: { scheme: Scheme; onChange: (scheme: Scheme) => void }) {
  const t = useT();
  const id = useId();
  return (
    <div role="radiogroup" aria-label={t('preview.scheme')} className={styles.schemes}>
      {SCHEMES.map((name) => (
        <label key={name} className={styles.scheme}>
          <input
            type="radio"
            name={id}
            value={name}
            checked={name === scheme}
            onChange={() => onChange(name)}
          />
          {t(`preview.${name}`)}
        </label>
      ))}
    </div>
  );
}

/** What visitors will see of a choice of styles: drawn with the colours, corners and fonts that the site's own pages have. */
export function StylesPreview({ site }: { site: SiteStyles }) {
  const t = useT();
  const id = useId();
  const [scheme, setScheme] = useState<Scheme>('light');
  const agency = useSession((session) => session.agency);
  return (
    <section className={styles.preview} aria-labelledby={id} data-tour="styles.preview">
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('preview.title')}
        </h2>
        <SchemeChoice scheme={scheme} onChange={setScheme} />
      </div>
      {/* Custom properties are no part of React's own type of styles. */}
      <div className={styles.site} style={siteProperties(scheme, site) as CSSProperties} data-site>
        <div className={styles.bar}>
          {agency?.logoUrl && <img className={styles.logo} src={agency.logoUrl} alt="" />}
          <span className={styles.agency}>{agency?.name}</span>
        </div>
        <h3 className={styles.name}>{agency?.name}</h3>
        <p className={styles.lead}>{t('preview.lead')}</p>
        <button type="button" className={styles.button}>
          {t('preview.button')}
        </button>
        <article className={styles.card} aria-label={t('preview.position')}>
          <h4 className={styles.position}>{t('preview.position')}</h4>
          <p className={styles.place}>
            <MapPin size={16} aria-hidden />
            {t('preview.place')}
          </p>
          <p className={styles.badges}>
            <span className={styles.badge}>{t('preview.fullTime')}</span>
            <span className={classNames(styles.badge, styles.second)}>{t('preview.hybrid')}</span>
          </p>
        </article>
      </div>
    </section>
  );
}
