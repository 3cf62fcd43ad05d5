import { usePageTitle } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const t = useT();
  usePageTitle(t('host.notFound.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('host.notFound.title')}</h1>
      <p className={styles.text}>{t('host.notFound.text')}</p>
      <Link className={styles.home} to="/">
        {t('host.notFound.home')}
      </Link>
    </div>
  );
}
