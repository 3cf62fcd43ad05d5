import { call, useRefresh } from '@cantera/shared/api-client';
import { type Application, getApplication } from '@cantera/shared/contracts/applications';
import { type Message, resendMessage } from '@cantera/shared/contracts/messages';
import { BusyButton, StatusDot, toast } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { useState } from 'react';
import { CHANNEL, useMessageWords } from '../../../lib/message-words.ts';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';
import { OpenRun } from './open-run.tsx';

function MessageRow({ message, application }: { message: Message; application: Application }) {
  const t = useT();
  const words = useMessageWords()(message);
  const refresh = useRefresh();
  const canResend = useMay(resendMessage);
  const [isBusy, setIsBusy] = useState(false);
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
      <StatusDot tone={words.tone}>{words.status}</StatusDot>
      {words.reason && <p className={words.isError ? styles.failure : styles.quiet}>{words.reason}</p>}
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

/** What was sent to the candidate about this application, where each message stands, and what workflows hold back. */
export function MessageList({ application }: { application: Application }) {
  const t = useT();
  if (application.messages.length + application.runs.length === 0)
    return <p className={styles.quiet}>{t('candidates.message.empty')}</p>;
  return (
    <ul className={styles.list} aria-label={t('candidates.panel.tab.messages')}>
      {application.messages.map((message) => (
        <MessageRow key={message.id} message={message} application={application} />
      ))}
      {application.runs.map((run) => (
        <OpenRun key={run.id} run={run} application={application} />
      ))}
    </ul>
  );
}
