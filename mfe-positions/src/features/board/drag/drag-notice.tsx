import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { useT } from '../../../messages/board.ts';
import { findApplication, type LocatedApplication } from '../model/board-changes.ts';
import { stepName } from '../model/step-name.ts';
import styles from './drag-notice.module.css';
import { useLift } from './lift-store.ts';

interface DragNoticeProps {
  steps: readonly BoardStep[];
  /** The card that the pointer carries. */
  carried: LocatedApplication | undefined;
}

/** Names the move while a card is held, for the eye; and says each stage of a move by keyboard, for the ear. */
export function DragNotice({ steps, carried }: DragNoticeProps) {
  const t = useT();
  const { applicationId, stepId, announcement } = useLift();
  const held = carried ?? findApplication(steps, applicationId);
  const target = steps.find(({ id }) => id === stepId);
  return (
    <>
      {held && (
        <div className={styles.notice} aria-hidden>
          {target && target.id !== held.step.id
            ? t('board.drag.moving', {
                name: fullName(held.application.candidate),
                step: stepName(target),
              })
            : t('board.drag.holding', { name: fullName(held.application.candidate) })}
          <span className={styles.hint}>{t('board.drag.cancel')}</span>
        </div>
      )}
      <div className={styles.spoken} aria-live="assertive">
        {announcement}
      </div>
    </>
  );
}
