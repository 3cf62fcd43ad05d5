import { Info } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from './unsure.module.css';

type UnansweredProps = {
  /** AI was asked for jobs and studies in a CV, and gave no answer. */
  isUnanswered: boolean | undefined;
};

/** Says that a CV was read without the answer of AI that was asked for: what it could have found is for a person to see. */
export function Unanswered({ isUnanswered }: UnansweredProps) {
  const t = useT();
  if (!isUnanswered) return null;
  return (
    <p className={styles.unanswered}>
      <Info size={16} aria-hidden />
      {t('candidates.unsure.unanswered')}
    </p>
  );
}
