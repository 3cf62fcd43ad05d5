import type { Position } from '@cantera/shared/contracts/positions';
import { Button } from 'antd';
import { CirclePause, UserSearch } from 'lucide-react';
import { useT } from '../../../messages/board.ts';
import styles from './autodiscard-strip.module.css';
import { useDiscardRule } from './use-discard-rule.ts';

interface AutodiscardStripProps {
  position: Position;
  pendingCount: number;
  /** The process of a closed position is locked. */
  isLocked: boolean;
  onRule: () => void;
  onPending: () => void;
}

/** What autodiscard has left to a person: those who wait to be confirmed, and a rule that waits itself. */
export function AutodiscardStrip({ position, pendingCount, isLocked, ...on }: AutodiscardStripProps) {
  const t = useT();
  const { rule } = useDiscardRule(position);
  const pause = rule?.active && !isLocked ? rule.pause : null;
  return (
    <div className={styles.strips} aria-live="polite">
      {pendingCount > 0 && (
        <div className={styles.strip}>
          <UserSearch size={16} aria-hidden />
          <span className={styles.words}>{t('board.autodiscard.pending', { count: pendingCount })}</span>
          <Button size="small" onClick={on.onPending}>
            {t('board.autodiscard.pendingOpen')}
          </Button>
        </div>
      )}
      {pause && (
        <div className={styles.strip}>
          <CirclePause size={16} aria-hidden />
          <span className={styles.words}>
            {t('board.autodiscard.pausedStrip', { count: pause.wouldDiscard, inbox: pause.ofInbox })}
          </span>
          <Button size="small" onClick={on.onRule}>
            {t('board.autodiscard.pausedOpen')}
          </Button>
        </div>
      )}
    </div>
  );
}
