import { BusyButton, Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './assign-dialog.module.css';

type WelcomeDialogProps = {
  title: string;
  /** Whether there is a message that could be sent. */
  canSend: boolean;
  onAnswer: (sendWelcome: boolean) => Promise<void>;
  onClose: () => void;
  /** What is sent and to whom. */
  children: ReactNode;
};

/** Asks whether somebody is added to a position with its welcome message. */
export function WelcomeDialog({ title, canSend, onAnswer, onClose, children }: WelcomeDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState<boolean>();
  const answer = async (sendWelcome: boolean) => {
    setBusy(sendWelcome);
    await onAnswer(sendWelcome);
    setBusy(undefined);
  };
  const isBusy = busy !== undefined;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('candidates.edit.cancel')}
          </Button>
          <BusyButton disabled={isBusy} isBusy={busy === false} onClick={() => void answer(false)}>
            {t('candidates.assign.withoutWelcome')}
          </BusyButton>
          {canSend && (
            <BusyButton
              type="primary"
              disabled={isBusy}
              isBusy={busy === true}
              onClick={() => void answer(true)}
            >
              {t('candidates.assign.withWelcome')}
            </BusyButton>
          )}
        </>
      }
    >
      {children}
      {canSend && <p className={styles.notApplied}>{t('candidates.assign.notApplied')}</p>}
    </Dialog>
  );
}
