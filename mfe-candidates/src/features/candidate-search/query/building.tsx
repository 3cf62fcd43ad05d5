import type { SearchPage } from '@cantera/shared/contracts/candidate-search';
import { formatNumber } from '@cantera/shared/i18n';
import { Info } from 'lucide-react';
import { useT } from '../../../messages/search.ts';
import styles from './query.module.css';

/** Says while the index is built how much of it answers, or how many changes it does not know yet. */
export function Building({ building, waiting = 0 }: Pick<SearchPage, 'building' | 'waiting'>) {
  const t = useT();
  if (!building)
    return waiting > 0 ? (
      <p className={styles.note} role="status">
        <Info size={16} aria-hidden />
        {t('search.waiting', { count: waiting })}
      </p>
    ) : null;
  const { done, total, isOlder } = building;
  const figures = { done: formatNumber(done), total: formatNumber(total) };
  return (
    <div className={styles.note}>
      <Info size={16} aria-hidden />
      <p role="status">{t(isOlder ? 'search.renewing' : 'search.building', figures)}</p>
      <progress
        className={styles.progress}
        aria-label={t('search.buildingLabel')}
        value={done}
        max={Math.max(total, 1)}
      />
    </div>
  );
}
