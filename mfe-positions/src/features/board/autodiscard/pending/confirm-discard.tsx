import { AnnouncedMail } from '@cantera/shared/announcements';
import { call } from '@cantera/shared/api-client';
import { previewConfirm } from '@cantera/shared/contracts/discard-scoring';
import { ConfirmDialog } from '@cantera/shared/design-system';
import { useAnnouncements } from '../../../../lib/moving/use-announcements.ts';
import { useT } from '../../../../messages/autodiscard.ts';
import { ReasonField } from '../reason-field.tsx';
import styles from './pending.module.css';
import type { WaitingPerson } from './use-pending-calls.ts';

interface ConfirmDiscardProps {
  positionId: string;
  people: readonly WaitingPerson[];
  reason: string;
  onReason: (reason: string) => void;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Asks before discards are confirmed, and names the messages that leave then. */
export function ConfirmDiscard({ positionId, people, reason, onReason, ...on }: ConfirmDiscardProps) {
  const t = useT();
  const applicationIds = people.map(({ id }) => id);
  const line = useAnnouncements(applicationIds.join(), () =>
    call(previewConfirm, { params: { id: positionId }, body: { applicationIds } }),
  );
  const values = { count: people.length, name: people[0]?.name ?? '' };
  return (
    <ConfirmDialog
      title={t('pending.confirm.title', values)}
      body={
        <div className={styles.question}>
          <p>{t('pending.confirm.text', values)}</p>
          {line ? <AnnouncedMail {...line} /> : <p>{t('pending.confirm.unknown')}</p>}
          <ReasonField hint={t('pending.reason.this')} value={reason} onChange={onReason} />
        </div>
      }
      confirmLabel={t('pending.confirm.action')}
      isDanger
      {...on}
    />
  );
}
