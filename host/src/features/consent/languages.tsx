import { currentLocale, type Locale, storeLocale } from '@cantera/shared/session';
import { LANGUAGE_NAMES } from '../../layout/language-names.ts';
import { useT } from '../../messages/index.ts';
import styles from './consent-page.module.css';

/** The page in another language. */
export function Languages() {
  const t = useT();
  const current = currentLocale();
  const choose = (locale: Locale) => {
    storeLocale(locale);
    window.location.reload();
  };
  return (
    <nav className={styles.languages} aria-label={t('host.user.language')}>
      {LANGUAGE_NAMES.map(([locale, name]) =>
        locale === current ? (
          <span key={locale} className={styles.current} aria-current="true">
            {name}
          </span>
        ) : (
          <button
            key={locale}
            type="button"
            lang={locale}
            className={styles.language}
            onClick={() => choose(locale)}
          >
            {name}
          </button>
        ),
      )}
    </nav>
  );
}
