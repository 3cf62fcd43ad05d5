import { formatNumber } from '@cantera/shared/i18n';
import { useT } from '../../../messages/search.ts';
import styles from './found.module.css';

/** How much of what counts somebody has, in figures and as a bar. */
export function Match({ percent }: { percent: number }) {
  const t = useT();
  const share = formatNumber(percent / 100, { style: 'percent' });
  return (
    <span className={styles.match} role="img" aria-label={t('search.match', { share })}>
      <span className={styles.percent} aria-hidden>
        {share}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.filled} style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
