import { Button } from 'antd';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

type FieldFailureProps = {
  label: string;
  typed: string;
  reason: string;
  onRetry: () => void;
  onDrop: () => void;
};

/** What was typed and not saved, why, and the two ways on. */
export function FieldFailure({ label, typed, reason, onRetry, onDrop }: FieldFailureProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('candidates.save.notSaved', { typed: typed || '–', reason })}</p>
      <Button size="small" aria-label={t('candidates.save.retryLabel', { label })} onClick={onRetry}>
        {t('candidates.save.retry')}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={t('candidates.save.dropLabel', { label })}
        onClick={onDrop}
      >
        {t('candidates.save.drop')}
      </Button>
    </div>
  );
}
