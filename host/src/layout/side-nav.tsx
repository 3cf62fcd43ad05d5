import { currentLocale, useSession } from '@cantera/shared/session';
import { NavLink, useLocation } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import { linksOfArea, sideAreaOf } from './screen-links.ts';
import styles from './side-nav.module.css';

/** The screens of the agency area or of the settings: a column beside the page, a row above it below 1024 px. */
export function SideNav() {
  const t = useT();
  const { pathname } = useLocation();
  const user = useSession(({ user: who }) => who);
  const locale = currentLocale();
  const area = sideAreaOf(pathname);
  const entries = area ? linksOfArea(area, user ?? {}) : [];
  if (!area || entries.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t(area.label)}>
      <div className={styles.entries}>
        {entries.map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.entry}>
            {label[locale]}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
