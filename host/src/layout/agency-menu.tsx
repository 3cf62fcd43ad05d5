import { Menu, type MenuEntry } from '@cantera/shared/design-system';
import { appConfig, currentLocale, useSession } from '@cantera/shared/session';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../messages/index.ts';
import { askForNewSite, useAreaLinks } from './area-links.ts';
import styles from './menus.module.css';
import { AGENCY_AREA } from './screen-links.ts';

/** Has asked what the entries need by the time somebody reads them. */
function Question({ isOpen }: { isOpen: boolean }) {
  useEffect(() => {
    if (isOpen) askForNewSite();
  }, [isOpen]);
  return null;
}

/** The agency's name; for those who may read its area, with the screens of it, and billing where it is set up. */
export function AgencyMenu() {
  const t = useT();
  const agency = useSession((session) => session.agency);
  const screens = useAreaLinks(AGENCY_AREA);
  const locale = currentLocale();
  if (!agency) return null;
  const billing = screens.length > 0 && appConfig().links.billing;
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
      trigger={(props, isOpen) => (
        <button
          {...props}
          type="button"
          className={`${styles.button} ${styles.agency}`}
          aria-label={`${agency.name}, ${t('host.agency.menu')}`}
        >
          <Question isOpen={isOpen} />
          {name}
          <ChevronDown className={styles.chevron} size={14} aria-hidden />
        </button>
      )}
    />
  );
}
