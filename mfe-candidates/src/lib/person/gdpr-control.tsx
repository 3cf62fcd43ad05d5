import type { Candidate } from '@cantera/shared/contracts/candidates';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { BusyButton, Popover, StatusDot, type StatusTone } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import { GDPR_WORDS } from './candidate-words.ts';
import styles from './gdpr-control.module.css';
import { useSendGdpr } from './use-send-gdpr.ts';

const TONES = {
  NOT_SENT: 'hollow',
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'error',
} as const satisfies Record<Candidate['gdpr']['status'], StatusTone>;
const DELIVERY_WORDS = {
  WAITING: 'candidates.gdpr.mailWaiting',
  SENT: 'candidates.gdpr.mailSent',
  FAILED: 'candidates.gdpr.mailFailed',
  UNCERTAIN: 'candidates.gdpr.mailUncertain',
} as const;

/** Where it stands, what it means, and the mail that asks for it. */
function Explanation({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { send, isBusy } = useSendGdpr(candidate);
  const { status, updatedAt, delivery, offers } = candidate.gdpr;
  return (
    <div className={styles.content}>
      <p className={styles.head}>
        <StatusDot tone={TONES[status]}>{t(GDPR_WORDS[status])}</StatusDot>
        {updatedAt && <span className={styles.date}>{formatDateTime(updatedAt)}</span>}
      </p>
      {status === 'PENDING' && delivery && (
        <p className={delivery === 'FAILED' ? styles.failed : undefined}>{t(DELIVERY_WORDS[delivery])}</p>
      )}
      {offers && (
        <p>
          {t(offers.accepted ? 'candidates.gdpr.offersAgreed' : 'candidates.gdpr.offersNotAgreed', {
            date: formatDateTime(offers.at),
          })}
        </p>
      )}
      <p className={styles.text}>{t('candidates.gdpr.text')}</p>
      {candidate.email && <PolicyWarning before="asking" />}
      {candidate.email ? (
        <BusyButton
          type={status === 'NOT_SENT' ? 'primary' : 'default'}
          isBusy={isBusy}
          onClick={() => void send()}
        >
          {t(status === 'NOT_SENT' ? 'candidates.gdpr.send' : 'candidates.gdpr.sendAgain')}
        </BusyButton>
      ) : (
        <p className={styles.failed}>{t('candidates.gdpr.noEmail')}</p>
      )}
    </div>
  );
}

type GdprControlProps = { candidate: Candidate; size?: 'small' | 'middle' };

/** The candidate's consent; pressed, it explains itself and sends the request. */
export function GdprControl({ candidate, size = 'small' }: GdprControlProps) {
  const t = useT();
  const canWrite = useMay(sendGdpr);
  const { status } = candidate.gdpr;
  const shown = <StatusDot tone={TONES[status]}>{t(GDPR_WORDS[status])}</StatusDot>;
  if (!canWrite) return shown;
  return (
    <Popover
      label={t('candidates.gdpr.label')}
      width={320}
      trigger={(props) => (
        <Button
          {...props}
          size={size}
          aria-label={t('candidates.gdpr.labelWith', { status: t(GDPR_WORDS[status]) })}
        >
          {shown}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {() => <Explanation candidate={candidate} />}
    </Popover>
  );
}
