import { Menu, type MenuEntry } from '@cantera/shared/design-system';
import { appConfig, currentLocale, useSession } from '@cantera/shared/session';
import { ChevronDown } from 'lucide-react';
import { useT } from '../messages/index.ts';
import styles from './menus.module.css';
import { AGENCY_AREA, linksOfArea } from './screen-links.ts';

/** The agency's name with the screens of the agency area, for those who may read it, and billing where it is set up. */
export function AgencyMenu() {
  const t = useT();
  const { agency, user } = useSession();
  const locale = currentLocale();
  if (!agency) return null;
  const { billing } = appConfig().links;
  const screens = linksOfArea(AGENCY_AREA, user ?? {});
  const entries: MenuEntry[] = [
    ...screens.map(({ to, label }) => ({ key: to, label: label[locale], to })),
    ...(billing ? [{ key: 'billing', label: t('host.agency.billing'), href: billing }] : []),
  ];
  const name = (
    <>
      {agency.logoUrl ? (
        <img className={styles.logo} src={agency.logoUrl} alt="" />
      ) : (
        <span className={styles.logo} style={{ background: agency.primaryColor }} aria-hidden>
          {agency.name.slice(0, 1)}
        </span>
      )}
      <span className={styles.name}>{agency.name}</span>
    </>
  );
  if (entries.length === 0) return <span className={`${styles.agency} ${styles.still}`}>{name}</span>;
  return (
    <Menu
      label={t('host.agency.menu')}
      entries={entries}
      align="end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={`${styles.button} ${styles.agency}`}
          aria-label={`${agency.name}, ${t('host.agency.menu')}`}
        >
          {name}
          <ChevronDown className={styles.chevron} size={14} aria-hidden />
        </button>
      )}
    />
  );
}
