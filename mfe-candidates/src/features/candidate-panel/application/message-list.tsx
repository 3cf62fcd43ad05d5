import { call, useRefresh } from '@cantera/shared/api-client';
import type { MessageStatus } from '@cantera/shared/contracts/enums';
import { type Message, resendMessage } from '@cantera/shared/contracts/messages';
import { type Application, getApplication } from '@cantera/shared/contracts/pipeline';
import { BusyButton, StatusDot, type StatusTone, toast } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { useCan } from '@cantera/shared/session';
import { useState } from 'react';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';

const STATUS = {
  WAITING: ['candidates.message.waiting', 'info'],
  SENDING: ['candidates.message.sending', 'info'],
  SENT: ['candidates.message.sent', 'success'],
  FAILED: ['candidates.message.failed', 'error'],
  UNCERTAIN: ['candidates.message.uncertain', 'warning'],
  CANCELLED: ['candidates.message.cancelled', 'neutral'],
} as const satisfies Record<MessageStatus, readonly [string, StatusTone]>;

const CHANNEL = {
  EMAIL: 'candidates.message.email',
  WHATSAPP: 'candidates.message.whatsApp',
  LINKEDIN: 'candidates.message.linkedin',
} as const satisfies Record<Message['channel'], string>;

const FAILURES: Readonly<Record<string, Parameters<ReturnType<typeof useT>>[0]>> = {
  NO_CHANNEL: 'candidates.message.noChannel',
  NO_ADDRESS: 'candidates.message.noAddress',
  CONSENT_REFUSED: 'candidates.message.consentRefused',
  INTERRUPTED: 'candidates.message.interrupted',
  CHANNEL_REMOVED: 'candidates.message.channelRemoved',
  ACCOUNT_UNREADABLE: 'candidates.message.accountUnreadable',
  MAIL_HOST_NOT_ALLOWED: 'candidates.message.hostNotAllowed',
};

function useFailureText(): (failure: string) => string {
  const t = useT();
  return (failure) => {
    const known = FAILURES[failure];
    if (known) return t(known);
    return t('candidates.message.refused', { reason: failure });
  };
}

function MessageRow({ message, application }: { message: Message; application: Application }) {
  const t = useT();
  const failureText = useFailureText();
  const refresh = useRefresh();
  const canResend = useCan('messages.resend');
  const [isBusy, setIsBusy] = useState(false);
  const [words, tone] = STATUS[message.status];
  const when = message.sentAt ?? message.dueAt;
  const resend = async () => {
    setIsBusy(true);
    try {
      await call(resendMessage, { params: { id: message.id } });
      toast.status(t('candidates.message.resent'));
      await refresh(getApplication, ({ params }) => params.applicationId === application.id);
    } catch {
      toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className={styles.item}>
      <p className={styles.question}>{message.subject || t(CHANNEL[message.channel])}</p>
      <p className={styles.quiet}>
        {t(CHANNEL[message.channel])}
        {message.senderName && `, ${message.senderName}`}, <time dateTime={when}>{formatDateTime(when)}</time>
      </p>
      <StatusDot tone={tone}>{t(words)}</StatusDot>
      {message.failure && <p className={styles.failure}>{failureText(message.failure)}</p>}
      {canResend && (message.status === 'FAILED' || message.status === 'UNCERTAIN') && (
        <BusyButton
          size="small"
          isBusy={isBusy}
          aria-label={t('candidates.message.resendLabel', { subject: message.subject })}
          onClick={resend}
        >
          {t('candidates.message.resend')}
        </BusyButton>
      )}
    </li>
  );
}

/** What was sent to the candidate about this application, and where each message stands. */
export function MessageList({ application }: { application: Application }) {
  const t = useT();
  if (application.messages.length === 0)
    return <p className={styles.quiet}>{t('candidates.message.empty')}</p>;
  return (
    <ul className={styles.list} aria-label={t('candidates.panel.tab.messages')}>
      {application.messages.map((message) => (
        <MessageRow key={message.id} message={message} application={application} />
      ))}
    </ul>
  );
}
