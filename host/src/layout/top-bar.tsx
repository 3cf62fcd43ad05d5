import { useShortcuts } from '@cantera/shared/keyboard';
import { currentLocale, useSession } from '@cantera/shared/session';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import { AgencyMenu } from './agency-menu.tsx';
import { Bell } from './bell.tsx';
import { BrandMark } from './brand.tsx';
import { FindButton } from './find/find-button.tsx';
import { HuntButton } from './hunt-button.tsx';
import { topLinks } from './screen-links.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Brand, navigation, agency and user. On a phone the navigation folds into a menu. */
export function TopBar() {
  const t = useT();
  const user = useSession(({ user: who }) => who);
  const locale = currentLocale();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  useShortcuts('viewer', [{ keys: ['Escape'], run: close }], { isOn: isOpen });
  return (
    <header className={styles.bar}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={t(isOpen ? 'host.menu.close' : 'host.menu.open')}
        aria-expanded={isOpen}
        aria-controls="main-navigation"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={20} aria-hidden /> : <MenuIcon size={20} aria-hidden />}
      </button>
      <Link className={styles.brand} to="/" aria-label={t('host.nav.home')}>
        <BrandMark />
        <span>Cantera</span>
      </Link>
      <nav
        id="main-navigation"
        className={isOpen ? `${styles.nav} ${styles.open}` : styles.nav}
        aria-label={t('host.nav.label')}
      >
        {topLinks(user ?? {}).map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.entry} onClick={() => setIsOpen(false)}>
            {label[locale]}
          </NavLink>
        ))}
      </nav>
      <span className={styles.space} />
      <FindButton />
      <HuntButton />
      <Bell />
      <AgencyMenu />
      <UserMenu />
    </header>
  );
}
