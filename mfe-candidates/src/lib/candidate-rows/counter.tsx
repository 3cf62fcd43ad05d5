import { Button } from 'antd';
import { useT } from '../../messages/index.ts';
import styles from './candidate-rows.module.css';

/** How many are listed and how many are chosen, and the way to choose none. */
export function Counter({ total, count, onClear }: { total: number; count: number; onClear: () => void }) {
  const t = useT();
  return (
    <>
      <span>
        {t('candidates.list.counter', { count: total })}
        <span role="status" className={styles.chosen}>
          {count > 0 && `, ${t('candidates.list.selected', { count })}`}
        </span>
      </span>
      {count > 0 && (
        <Button type="link" size="small" onClick={onClear}>
          {t('candidates.list.clearSelection')}
        </Button>
      )}
    </>
  );
}
