import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';
import type { Failure } from './use-reading.ts';

type ReadingProblemProps = {
  reason: Failure;
  /** Whether it was a page of LinkedIn, in whose place the company's own may be read. */
  isOfLinkedin: boolean;
  onAgain: () => void;
  onByHand: () => void;
};

/** Says that and why nothing could be read, with the two ways on. */
export function ReadingProblem({ reason, isOfLinkedin, onAgain, onByHand }: ReadingProblemProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.problem}>
      <CircleAlert size={16} aria-hidden />
      <div className={styles.words}>
        <p className={styles.strong}>{t('fromPage.failed')}</p>
        <p>{t(`fromPage.reason.${reason}`)}</p>
        <div className={styles.buttons}>
          <Button onClick={onAgain}>{t(isOfLinkedin ? 'fromPage.useWeb' : 'fromPage.again')}</Button>
          <Button onClick={onByHand}>{t('fromPage.byHand')}</Button>
        </div>
      </div>
    </div>
  );
}
