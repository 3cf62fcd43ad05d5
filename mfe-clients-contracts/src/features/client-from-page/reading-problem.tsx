import { READINGS_PER_HOUR } from '@cantera/shared/contracts/client-reading';
import { formatDate } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';
import type { Failure } from './use-reading.ts';

type ReadingProblemProps = {
  reason: Failure;
  /** When it can be tried again, where that is known. */
  again: string | undefined;
  /** Whether it was a page of LinkedIn, in whose place the company's own may be read. */
  isOfLinkedin: boolean;
  onAgain: () => void;
  onByHand: () => void;
};

/** Says that and why nothing could be read, with the two ways on. */
export function ReadingProblem({ reason, again, isOfLinkedin, onAgain, onByHand }: ReadingProblemProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.problem}>
      <CircleAlert size={16} aria-hidden />
      <div className={styles.words}>
        <p className={styles.strong}>{t('fromPage.failed')}</p>
        <p>
          {t(`fromPage.reason.${reason}`, {
            most: READINGS_PER_HOUR,
            time: again ? formatDate(again, { hour: '2-digit', minute: '2-digit' }) : '',
            hasTime: String(again !== undefined),
          })}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onAgain}>{t(isOfLinkedin ? 'fromPage.useWeb' : 'fromPage.again')}</Button>
          <Button onClick={onByHand}>{t('fromPage.byHand')}</Button>
        </div>
      </div>
    </div>
  );
}
