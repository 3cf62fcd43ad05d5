import { useSession } from '@cantera/shared/session';
import { NavLink, useLocation } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import { entriesFor, sideAreaOf } from './side-areas.ts';
import styles from './side-nav.module.css';

/** The screens of the agency area or of the settings: a column beside the page, a row above it below 1024 px. */
export function SideNav() {
  const t = useT();
  const { pathname } = useLocation();
  const permissions = useSession(({ user }) => user?.permissions);
  const area = sideAreaOf(pathname);
  const entries = area ? entriesFor(area, permissions) : [];
  if (!area || entries.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t(area.label)}>
      <div className={styles.entries}>
        {entries.map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.entry}>
            {t(label)}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
