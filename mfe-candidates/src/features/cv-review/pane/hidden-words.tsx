import type { IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { EyeOff } from 'lucide-react';
import { useT } from '../../../messages/review.ts';
import styles from './pane.module.css';

/** Says which words a CV holds that people cannot see, page by page: they fill no field, and whoever decides should know. */
export function HiddenWords({ item: { hidden = [] } }: { item: IntakeItemDetail }) {
  const t = useT();
  if (hidden.length === 0) return null;
  return (
    <div className={styles.hidden}>
      <EyeOff size={16} aria-hidden />
      <div>
        <p>{t('candidates.review.hidden')}</p>
        <ul>
          {hidden.map(({ page, text }) => (
            <li key={page}>{t('candidates.review.hiddenOnPage', { page, text })}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
