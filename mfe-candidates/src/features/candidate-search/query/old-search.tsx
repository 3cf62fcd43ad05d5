import { BusyButton } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../messages/search.ts';
import styles from './query.module.css';

/** From this age on a search is called old, in ms. */
const OLD_MS = 3_600_000;
/** An age is told to the minute. */
const TICK_MS = 30_000;

/** What time it is, every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type OldSearchProps = { executedAt: string; isBusy: boolean; onAgain: () => void };

/** Floats over the results of a search that is old, with the way to new ones. */
export function OldSearch({ executedAt, isBusy, onAgain }: OldSearchProps) {
  const t = useT();
  const now = useNow();
  if (now - Date.parse(executedAt) < OLD_MS) return null;
  return (
    <div className={styles.old}>
      <p role="status" className={styles.oldText}>
        <History size={16} aria-hidden />
        <span>{t('search.old', { timeAgo: formatAge(executedAt, { now }) })}</span>
      </p>
      <BusyButton size="small" isBusy={isBusy} onClick={onAgain}>
        {t('search.again')}
      </BusyButton>
    </div>
  );
}
