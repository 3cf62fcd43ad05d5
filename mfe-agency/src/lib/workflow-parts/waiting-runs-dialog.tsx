import { call, isApiError, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  getWorkflow,
  listWorkflowRuns,
  listWorkflows,
  stopWorkflowRun,
  type WorkflowRun,
} from '@cantera/shared/contracts/workflows';
import { DataView } from '@cantera/shared/data-view';
import { Chip, confirm, Dialog, EmptyState, toast, useText } from '@cantera/shared/design-system';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/workflows.ts';
import styles from './waiting-runs.module.css';

type WaitingRunsDialogProps = { workflow: { id: string; name: string }; onClose: () => void };

/** Asks, and ends a run: what it has not sent is not sent. */
function useStop(workflowId: string) {
  const t = useT();
  const refresh = useRefresh();
  return async ({ id, candidate }: WorkflowRun) => {
    const isSure = await confirm({
      title: t('runs.stop.title', { name: candidate.name }),
      body: t('runs.stop.text'),
      confirmLabel: t('runs.stop'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await call(stopWorkflowRun, { params: { id: workflowId, run: id } });
      toast.success(t('runs.stopped'));
    } catch (error) {
      if (isApiError(error) && error.is(stopWorkflowRun, 'RUN_NOT_WAITING')) toast.status(t('runs.ended'));
      else toast.standardError();
    }
    await Promise.all([refresh(listWorkflowRuns), refresh(listWorkflows), refresh(getWorkflow)]);
  };
}

function Run({ run, onStop }: { run: WorkflowRun; onStop: (run: WorkflowRun) => void }) {
  const t = useT();
  const mayStop = useMay(stopWorkflowRun);
  const { candidate, position, dueAt } = run;
  return (
    <li className={styles.run}>
      <div className={styles.words}>
        <Link className={styles.candidate} to={`/candidates/${candidate.id}`}>
          {candidate.name}
        </Link>
        <span>{position.title}</span>
        <span className={styles.meta}>
          {dueAt ? (
            <time dateTime={dueAt} title={formatDateTime(dueAt)}>
              {t('runs.dueAt', { age: formatAge(dueAt) })}
            </time>
          ) : (
            t('runs.settles')
          )}
          {', '}
          {t('runs.step', { step: run.nextAction + 1, count: run.actionCount })}
        </span>
        {run.isOldText && <Chip tone="warning">{t('runs.oldText')}</Chip>}
      </div>
      {mayStop && (
        <Button aria-label={t('runs.stop.of', { name: candidate.name })} onClick={() => onStop(run)}>
          {t('runs.stop')}
        </Button>
      )}
    </li>
  );
}

/** Whom a workflow has something for still, the next first. */
export default function WaitingRunsDialog({ workflow, onClose }: WaitingRunsDialogProps) {
  const t = useT();
  const text = useText();
  const query = useApi(listWorkflowRuns, { params: { id: workflow.id } });
  const stop = useStop(workflow.id);
  return (
    <Dialog
      title={t('runs.title', { name: workflow.name })}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {text('shared.closeNotice')}
        </Button>
      }
    >
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        empty={<EmptyState icon={<CircleCheck />} title={t('runs.empty')} />}
        errorTitle={t('runs.error')}
      >
        {({ data: { items, total } }) => (
          <>
            <ul className={styles.runs} aria-label={t('runs.list')}>
              {items.map((run) => (
                <Run key={run.id} run={run} onStop={(which) => void stop(which)} />
              ))}
            </ul>
            {total > items.length && (
              <p className={styles.meta}>{t('runs.more', { shown: items.length, total })}</p>
            )}
          </>
        )}
      </DataView>
    </Dialog>
  );
}
