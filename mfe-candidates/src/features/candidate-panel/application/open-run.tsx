import { call, useRefresh } from '@cantera/shared/api-client';
import { type Application, getApplication } from '@cantera/shared/contracts/applications';
import {
  type AutomationRun,
  type CancelledReason,
  resumeRun,
} from '@cantera/shared/contracts/automation-runs';
import { BusyButton, StatusDot, toast } from '@cantera/shared/design-system';
import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { useState } from 'react';
import { CHANNEL } from '../../../lib/message-words.ts';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';

const REASON = {
  UNDONE: 'candidates.message.undone',
  OVERTAKEN: 'candidates.run.overtaken',
  CHANNEL_REMOVED: 'candidates.run.channelRemoved',
  WORKFLOW_DELETED: 'candidates.run.workflowDeleted',
  STOPPED: 'candidates.run.stoppedByPerson',
} as const satisfies Record<CancelledReason, string>;

/** When or why, in one line. */
function useStateText(): (run: AutomationRun) => string | null {
  const t = useT();
  return ({ status, cancelledReason, unknownAction, dueAt }) => {
    if (status === 'CANCELLED') return cancelledReason && t(REASON[cancelledReason]);
    if (unknownAction) return t('candidates.run.unknownAction', { kind: unknownAction });
    return dueAt ? t('candidates.run.dueAt', { date: formatDateTime(dueAt) }) : t('candidates.run.waits');
  };
}

function SendAnyway({ run, application }: { run: AutomationRun; application: Application }) {
  const t = useT();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await call(resumeRun, { params: { id: run.id } });
      toast.status(t('candidates.run.resumed'));
      await refresh(getApplication, ({ params }) => params.applicationId === application.id);
    } catch {
      toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BusyButton
      size="small"
      isBusy={isBusy}
      aria-label={t('candidates.run.sendAnywayLabel', { workflow: run.workflowName })}
      onClick={send}
    >
      {t('candidates.run.sendAnyway')}
    </BusyButton>
  );
}

/** A workflow that still has something to send, or was ended before it had: what, when or why, and the way on. */
export function OpenRun({ run, application }: { run: AutomationRun; application: Application }) {
  const t = useT();
  const canResend = useMay(resumeRun);
  const stateText = useStateText()(run);
  const isStopped = run.status === 'CANCELLED';
  const subjects = formatList(run.unsent.map(({ channel, subject }) => subject || t(CHANNEL[channel])));
  return (
    <li className={styles.item}>
      <p className={styles.question}>{t('candidates.run.workflow', { name: run.workflowName })}</p>
      {run.unsent.length > 0 && (
        <p>{t(isStopped ? 'candidates.run.unsent' : 'candidates.run.toCome', { subjects })}</p>
      )}
      {stateText && <p className={styles.quiet}>{stateText}</p>}
      <StatusDot tone={isStopped ? 'neutral' : 'info'}>
        {t(isStopped ? 'candidates.run.stopped' : 'candidates.run.planned')}
      </StatusDot>
      {run.isResumable && canResend && <SendAnyway run={run} application={application} />}
    </li>
  );
}
