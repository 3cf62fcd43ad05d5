import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../design-system/controls/busy-button.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './form.module.css';

type SaveConflictProps = {
  isSaving: boolean;
  /** Absent where the other version cannot be loaded. */
  onReload?: () => void;
  onOverwrite: () => void;
};

/** Says that someone else saved meanwhile, and lets the person choose whose version stands. Takes the focus when it appears. */
export function SaveConflict({ isSaving, onReload, onOverwrite }: SaveConflictProps) {
  const text = useText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles.conflict} role="alert" tabIndex={-1}>
      <TriangleAlert size={16} aria-hidden />
      <div className={styles.conflictText}>
        <strong>{text('shared.form.conflict.title')}</strong>
        <p>{text('shared.form.conflict.text')}</p>
      </div>
      <div className={styles.conflictActions}>
        {onReload && (
          <Button htmlType="button" disabled={isSaving} onClick={onReload}>
            {text('shared.form.conflict.reload')}
          </Button>
        )}
        <BusyButton htmlType="button" isBusy={isSaving} onClick={onOverwrite}>
          {text('shared.form.conflict.overwrite')}
        </BusyButton>
      </div>
    </div>
  );
}
