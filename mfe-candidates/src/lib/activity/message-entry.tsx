import type { ActivityEntryOf } from '@cantera/shared/contracts/activity';
import { cancelMessage, NOT_WANTED, resendMessage } from '@cantera/shared/contracts/messages';
import { BusyButton, StatusDot } from '@cantera/shared/design-system';
import { RichText } from '@cantera/shared/rich-text';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { useMessageWords } from '../message-words.ts';
import styles from './activity.module.css';
import { useMessageActions } from './use-activity.ts';

type MessageEntry = ActivityEntryOf<'MESSAGE'>;

interface MessageButtonsProps {
  entry: MessageEntry;
  candidateId: string;
  /** The button that was pressed may be gone: the entry takes the focus that is left behind. */
  onDone: () => void;
}

/** What may still be done about a message that did not leave, or has not left. */
function MessageButtons({ entry: { message }, candidateId, onDone }: MessageButtonsProps) {
  const t = useT();
  const { resend, cancel } = useMessageActions(candidateId);
  const canResend = useMay(resendMessage);
  const canCancel = useMay(cancelMessage);
  const [isBusy, setIsBusy] = useState(false);
  const { status, failure, subject, id } = message;
  const isUnwanted = status === 'CANCELLED' && failure === NOT_WANTED;
  const act = async (work: (id: string) => Promise<void>) => {
    setIsBusy(true);
    await work(id);
    setIsBusy(false);
    onDone();
  };
  const button = (label: 'sendAgain' | 'sendAfterAll' | 'doNotSend', work: typeof resend) => (
    <BusyButton
      size="small"
      isBusy={isBusy}
      aria-label={t(`candidates.activity.${label}Label`, { subject })}
      onClick={() => void act(work)}
    >
      {t(`candidates.activity.${label}`)}
    </BusyButton>
  );
  if (canCancel && status === 'WAITING') return button('doNotSend', cancel);
  if (canResend && isUnwanted) return button('sendAfterAll', resend);
  if (canResend && (status === 'FAILED' || status === 'UNCERTAIN')) return button('sendAgain', resend);
  return null;
}

/** A message: where it stands, its words to be read in place, and what may be done about it. */
export function MessageBody({ entry, candidateId, onDone }: MessageButtonsProps) {
  const t = useT();
  const bodyId = useId();
  const words = useMessageWords()(entry.message);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <StatusDot tone={words.tone}>{words.status}</StatusDot>
      {words.reason && <p className={words.isError ? styles.failure : styles.quiet}>{words.reason}</p>}
      {isOpen && entry.html !== null && (
        <div id={bodyId} className={styles.letter}>
          {entry.to && <p className={styles.quiet}>{t('candidates.activity.to', { address: entry.to })}</p>}
          <RichText html={entry.html} />
        </div>
      )}
      <div className={styles.buttons}>
        {entry.html !== null && (
          <Button
            size="small"
            type="text"
            className={styles.read}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            aria-label={t(isOpen ? 'candidates.activity.hideLabel' : 'candidates.activity.readLabel', {
              subject: entry.message.subject,
            })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'candidates.activity.hide' : 'candidates.activity.read')}
          </Button>
        )}
        <MessageButtons entry={entry} candidateId={candidateId} onDone={onDone} />
      </div>
    </>
  );
}
