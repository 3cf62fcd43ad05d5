import { MailText } from '@cantera/shared/announcements';
import { BusyButton, Dialog, ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../messages/list.ts';
import styles from './ask-dialog.module.css';
import { type Asking, useAsking, useAskingPreview } from './use-asking.ts';

/** How many mails leave and for how long, who gets none and why, and what the mail says. */
function Question({ asking }: { asking: Asking }) {
  const t = useT();
  const { toAsk, askedBefore, withoutEmail, duplicates, mailsAMinute, mail } = asking;
  return (
    <>
      <p>
        {toAsk === 0
          ? t('candidates.ask.nobody')
          : t('candidates.ask.leaves', {
              count: toAsk,
              pace: mailsAMinute,
              minutes: Math.ceil(toAsk / mailsAMinute),
            })}
      </p>
      <ul className={styles.others}>
        {askedBefore > 0 && <li>{t('candidates.ask.askedBefore', { count: askedBefore })}</li>}
        {withoutEmail > 0 && <li>{t('candidates.ask.withoutEmail', { count: withoutEmail })}</li>}
        {duplicates > 0 && <li>{t('candidates.ask.duplicates', { count: duplicates })}</li>}
      </ul>
      {toAsk > 0 && (
        <>
          <p>{t('candidates.ask.mail')}</p>
          <MailText mail={mail} />
          <PolicyWarning before="asking" />
        </>
      )}
    </>
  );
}

type AskDialogProps = {
  candidateIds: readonly string[];
  /** Told who could not be asked any more. */
  onAsked: (left: readonly string[]) => void;
  onClose: () => void;
};

/** Asks whether the selected are asked for their consent, and says what leaves before it does. */
export default function AskDialog({ candidateIds, onAsked, onClose }: AskDialogProps) {
  const t = useT();
  const { data, error, mutate } = useAskingPreview(candidateIds);
  const ask = useAsking();
  const [isBusy, setIsBusy] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const send = async (asking: Asking) => {
    setIsBusy(true);
    const outcome = await ask(asking);
    if (outcome.kind === 'asked') {
      onClose();
      onAsked(outcome.left);
      return;
    }
    if (outcome.kind === 'changed') await mutate().catch(() => undefined);
    setHasChanged(outcome.kind === 'changed');
    setIsBusy(false);
  };
  return (
    <Dialog
      title={t('candidates.ask.title', { count: candidateIds.length })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('candidates.edit.cancel')}
          </Button>
          {data && data.toAsk > 0 && (
            <BusyButton type="primary" isBusy={isBusy} onClick={() => void send(data)}>
              {t('candidates.ask.confirm', { count: data.toAsk })}
            </BusyButton>
          )}
        </>
      }
    >
      <div className={styles.question}>
        {hasChanged && <p role="alert">{t('candidates.ask.changed')}</p>}
        {data ? (
          <Question asking={data} />
        ) : error ? (
          <ErrorState onRetry={() => mutate()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
    </Dialog>
  );
}
