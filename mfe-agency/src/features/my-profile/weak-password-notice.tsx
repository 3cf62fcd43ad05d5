import { ShieldAlert } from 'lucide-react';
import { useT } from '../../messages/profile.ts';
import styles from './my-profile.module.css';

/** Recommends another password to someone whose own would be refused today. */
export function WeakPasswordNotice() {
  const t = useT();
  return (
    <div role="note" className={styles.notice}>
      <ShieldAlert size={16} aria-hidden />
      <div>
        <strong>{t('profile.password.weak')}</strong>
        <p>{t('profile.password.weakText')}</p>
      </div>
    </div>
  );
}
