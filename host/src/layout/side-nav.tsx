import { usePresentInView } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import { useAreaLinks } from './area-links.ts';
import { isScreenOf, type SideArea, sideAreaOf } from './screen-links.ts';
import styles from './side-nav.module.css';

function Entries({ area, pathname }: { area: SideArea; pathname: string }) {
  const t = useT();
  const locale = currentLocale();
  const links = useAreaLinks(area);
  const row = usePresentInView<HTMLDivElement>();
  if (links.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t(area.label)}>
      <div ref={row} className={styles.entries}>
        {links.map((link) => {
          const isHere = isScreenOf(link, pathname);
          return (
            <Link
              key={link.at + link.order + link.label.en}
              // Whoever is on the older of two screens stays on it.
              to={isHere ? pathname.replace(/\/$/, '') : link.to}
              className={styles.entry}
              aria-current={isHere ? 'page' : undefined}
            >
              {link.label[locale]}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}

/** The screens of the agency area or of the settings: a column beside the page, a row above it below 1024 px. */
export function SideNav() {
  const { pathname } = useLocation();
  const area = sideAreaOf(pathname);
  return area && <Entries area={area} pathname={pathname} />;
}
