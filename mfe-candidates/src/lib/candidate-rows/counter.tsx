import { Button } from 'antd';
import { useRef } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './candidate-rows.module.css';

type CounterProps = {
  total: number;
  /** Whether there are more than `total`, nobody knows yet how many. */
  isMore?: boolean;
  /** Of those chosen. */
  count: number;
  onClear: () => void;
};

/** How many are listed and how many are chosen, and the way to choose none. */
export function Counter({ total, isMore = false, count, onClear }: CounterProps) {
  const t = useT();
  const told = useRef<HTMLSpanElement>(null);
  const clear = () => {
    // The button goes with what was chosen.
    told.current?.focus();
    onClear();
  };
  return (
    <>
      <span ref={told} tabIndex={-1}>
        {t(isMore ? 'candidates.list.counterMore' : 'candidates.list.counter', { count: total })}
        <span role="status" className={styles.chosen}>
          {count > 0 && `, ${t('candidates.list.selected', { count })}`}
        </span>
      </span>
      {count > 0 && (
        <Button type="link" size="small" onClick={clear}>
          {t('candidates.list.clearSelection')}
        </Button>
      )}
    </>
  );
}
