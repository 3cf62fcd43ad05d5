import type { EndpointResponse } from '@cantera/shared/contracts';
import type { DiscardRun, listDiscardRuns } from '@cantera/shared/contracts/discard-runs';
import { DataView, type QueryState } from '@cantera/shared/data-view';
import { ConfirmDialog } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../../../messages/autodiscard.ts';
import { ReasonField } from '../reason-field.tsx';
import { useUndoRun } from '../use-undo-run.ts';
import styles from './pending.module.css';

interface Reason {
  value: string;
  onChange: (reason: string) => void;
  /** It is kept with the undo of a run now. */
  onGiven: (reason: string) => void;
}

interface UndoQuestionProps {
  positionId: string;
  run: DiscardRun;
  reason: Reason;
  onClose: () => void;
}

/** Asks before a run is undone, and says whom that restores and whom it leaves. It stays when the server did not answer. */
function UndoQuestion({ positionId, run: { id, undoable, left }, reason, onClose }: UndoQuestionProps) {
  const t = useT();
  const undo = useUndoRun(positionId);
  return (
    <ConfirmDialog
      title={t('runs.ask', { count: undoable })}
      body={
        <div className={styles.question}>
          <p>{t('runs.ask.text', { count: undoable })}</p>
          {left > 0 && <p>{t('runs.left', { count: left })}</p>}
          <ReasonField hint={t('pending.reason.this')} value={reason.value} onChange={reason.onChange} />
        </div>
      }
      confirmLabel={t('pending.restore.many', { count: undoable })}
      onConfirm={async () => {
        const ending = await undo(id, reason.value);
        if (ending === 'UNDONE') reason.onGiven(reason.value);
        if (ending !== 'UNANSWERED') onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface RunsProps {
  positionId: string;
  query: QueryState<EndpointResponse<typeof listDiscardRuns>>;
  reason: Reason;
}

/** Those who were discarded together: one press takes all of them back. Nothing where nobody was. */
export function Runs({ positionId, query, reason }: RunsProps) {
  const t = useT();
  const titleId = useId();
  const [asked, setAsked] = useState<DiscardRun>();
  // Others settle people while it is asked.
  const current = query.data?.data.items.find(({ id }) => id === asked?.id) ?? asked;
  return (
    <>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        empty={null}
        skeleton={false}
        errorTitle={t('runs.error')}
      >
        {({ data }) => (
          <section className={styles.runs} aria-labelledby={titleId}>
            <h3 id={titleId}>{t('runs.title')}</h3>
            <ul className={styles.list} aria-labelledby={titleId}>
              {data.items.map((run) => {
                const told = { date: formatDateTime(run.at), cause: t(`runs.cause.${run.cause}`) };
                const undoable = t('runs.undoable', { count: run.undoable });
                return (
                  <li key={run.id} className={styles.run}>
                    <span>
                      {t('runs.one', told)} <span className={styles.quiet}>{undoable}</span>
                    </span>
                    <Button
                      size="small"
                      aria-label={t('runs.undo.of', { ...told, undoable })}
                      onClick={() => setAsked(run)}
                    >
                      {t('runs.undo')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </DataView>
      {current && (
        <UndoQuestion
          positionId={positionId}
          run={current}
          reason={reason}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
