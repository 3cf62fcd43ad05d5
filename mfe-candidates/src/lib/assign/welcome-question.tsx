import { AnnouncedMail } from '@cantera/shared/announcements';
import { useApi } from '@cantera/shared/api-client';
import { previewWelcome } from '@cantera/shared/contracts/pipeline';
import { BusyButton, Dialog, ErrorState } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './assign-dialog.module.css';

type WelcomeQuestionProps = {
  positionId: string;
  candidateIds: readonly string[];
  onAnswer: (sendWelcome: boolean) => Promise<void>;
  onClose: () => void;
};

/** Shows the welcome message before anybody is added with it, and names those who were never asked for consent. */
export default function WelcomeQuestion(props: WelcomeQuestionProps) {
  const t = useT();
  const { positionId, candidateIds, onAnswer, onClose } = props;
  const [busy, setBusy] = useState<boolean>();
  const query = useApi(previewWelcome, {
    params: { id: positionId },
    body: { candidateIds: [...candidateIds] },
  });
  const announced = query.data?.data;
  const neverAsked = announced?.neverAsked ?? [];
  const answer = async (sendWelcome: boolean) => {
    setBusy(sendWelcome);
    await onAnswer(sendWelcome);
    setBusy(undefined);
  };
  const isBusy = busy !== undefined;
  return (
    <Dialog
      title={t('candidates.assign.welcomeTitle', { count: candidateIds.length })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('candidates.edit.cancel')}
          </Button>
          <BusyButton disabled={isBusy} isBusy={busy === false} onClick={() => void answer(false)}>
            {t('candidates.assign.withoutWelcome')}
          </BusyButton>
          {announced && announced.count > 0 && (
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
      {!announced && query.error ? (
        <ErrorState onRetry={() => query.mutate()} />
      ) : (
        <AnnouncedMail announced={announced} />
      )}
      {neverAsked.length > 0 && announced && announced.count > 0 && (
        <p role="alert" className={styles.neverAsked}>
          {t('candidates.assign.neverAsked', {
            count: neverAsked.length,
            names: formatList(neverAsked.slice(0, 5).map(({ name }) => name)),
          })}
        </p>
      )}
    </Dialog>
  );
}
