import { useMediaQuery } from '@cantera/shared/design-system';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../messages/update-pages.ts';
import styles from './update.module.css';
import { UPDATE_FORMS } from './update-forms.ts';

/** Leads to the forms: links beside the form, a select above it below 1024 px. */
export function UpdateMenu({ base }: { base: string }) {
  const t = useT();
  const headingId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const current = UPDATE_FORMS.find(({ path }) => pathname.endsWith(`/${path}`));
  return (
    <nav className={styles.menu} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.menuTitle}>
        {t('candidates.update.heading')}
      </h2>
      {isNarrow ? (
        <div className={styles.picker}>
          <select
            className={styles.select}
            aria-labelledby={headingId}
            value={current?.path}
            onChange={({ target }) => navigate(`${base}/${target.value}${search}`)}
          >
            {UPDATE_FORMS.map(({ path, title }) => (
              <option key={path} value={path}>
                {t(title)}
              </option>
            ))}
          </select>
          <ChevronDown size={14} aria-hidden />
        </div>
      ) : (
        UPDATE_FORMS.map(({ path, title }) => (
          <NavLink key={path} to={`${base}/${path}${search}`} className={styles.item}>
            {t(title)}
          </NavLink>
        ))
      )}
    </nav>
  );
}
