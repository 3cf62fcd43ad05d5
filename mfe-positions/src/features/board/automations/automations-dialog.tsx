import { useApi } from '@cantera/shared/api-client';
import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { createTrigger, type ListedTrigger, MAX_TRIGGERS_A_STEP } from '@cantera/shared/contracts/triggers';
import { listWorkflows, type Workflow } from '@cantera/shared/contracts/workflows';
import { DataView } from '@cantera/shared/data-view';
import { Dialog, SkeletonRows } from '@cantera/shared/design-system';
import { Remote } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Messages, useT } from '../../../messages/automations.ts';
import { stepName } from '../model/step-name.ts';
import styles from './automations.module.css';
import { NewAutomation } from './new-automation.tsx';
import { SavedAutomation } from './saved-automation.tsx';
import { isLive, toStepOf, useStepTriggers } from './step-triggers.ts';
import { useTriggerCalls } from './use-trigger-calls.ts';

interface AutomationsDialogProps {
  positionId: string;
  step: BoardStep;
  steps: readonly BoardStep[];
  /** Opens with a new one to fill. */
  isAdding: boolean;
  /** Whether the board may be changed at all. */
  canEdit: boolean;
  onClose: () => void;
}

/** What is tried: a move to a step, and what it would run. */
interface Tried {
  toStepId: string;
  workflowIds: readonly string[];
}

interface AutomationListProps extends Omit<AutomationsDialogProps, 'onClose'> {
  triggers: readonly ListedTrigger[];
  workflows: readonly Workflow[];
  canWrite: boolean;
  onTry: (tried: Tried) => void;
}

function AutomationList({ positionId, step, steps, triggers, workflows, ...props }: AutomationListProps) {
  const { isAdding, canWrite, onTry } = props;
  const t = useT();
  const calls = useTriggerCalls(positionId);
  const heading = useRef<HTMLParagraphElement>(null);
  const fullId = useId();
  const count = triggers.filter(isLive).length;
  const [drafts, setDrafts] = useState<readonly number[]>(
    isAdding && canWrite && count < MAX_TRIGGERS_A_STEP ? [1] : [],
  );
  const isFull = count + drafts.length >= MAX_TRIGGERS_A_STEP;
  /** The focus stays in the dialog when what had it goes. */
  const drop = (draft: number) => {
    setDrafts((current) => current.filter((one) => one !== draft));
    heading.current?.focus();
  };
  return (
    <>
      <p ref={heading} tabIndex={-1} className={styles.about}>
        {t(triggers.length + drafts.length > 0 ? 'board.automations.about' : 'board.automations.empty')}
      </p>
      <ul className={styles.list}>
        {triggers.map((trigger) => (
          <SavedAutomation
            key={trigger.id}
            trigger={trigger}
            from={step}
            steps={steps}
            calls={calls}
            canWrite={canWrite}
            onTry={() =>
              onTry({
                toStepId: toStepOf(trigger) ?? '',
                workflowIds: trigger.workflows.map(({ id }) => id),
              })
            }
            onRemoved={() => heading.current?.focus()}
          />
        ))}
        {drafts.map((draft) => (
          <NewAutomation
            key={draft}
            from={step}
            steps={steps}
            workflows={workflows}
            calls={calls}
            onTry={(toStepId, workflowId) => onTry({ toStepId, workflowIds: [workflowId] })}
            onRemove={() => drop(draft)}
            onSaved={() => drop(draft)}
          />
        ))}
      </ul>
      {canWrite && (
        <div className={styles.add}>
          <Button
            icon={<Plus aria-hidden />}
            disabled={isFull}
            aria-describedby={isFull ? fullId : undefined}
            onClick={() => setDrafts((current) => [...current, Math.max(0, ...current) + 1])}
          >
            {t('board.automations.add')}
          </Button>
          <Link to={`/agency/workflows/add?positionId=${positionId}`}>{t('board.automations.create')}</Link>
          {isFull && (
            <p id={fullId} className={styles.quiet}>
              {t('board.automations.full', { count: MAX_TRIGGERS_A_STEP })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** What starts when cards leave a step: read, added, tried, deleted. */
export function AutomationsDialog({ onClose, ...props }: AutomationsDialogProps) {
  const { positionId, step } = props;
  const t = useT();
  const name = stepName(step);
  const mayWrite = useMay(createTrigger);
  const { query, triggers } = useStepTriggers(positionId, step.id);
  const workflows = useApi(listWorkflows, {});
  const [tried, setTried] = useState<Tried>();
  const failed = query.error ? query : workflows;
  const both = triggers && workflows.data && { triggers, workflows: workflows.data.data.items };
  const state = {
    data: both,
    error: failed.error,
    isLoading: query.isLoading || workflows.isLoading,
    mutate: () => Promise.all([query.mutate(), workflows.mutate()]),
  };
  return (
    <Dialog
      title={t('board.automations.title', { step: name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('board.automations.close')}</Button>}
    >
      <DataView
        query={state}
        isEmpty={() => false}
        empty={null}
        skeleton={<SkeletonRows rows={2} columns={['1fr']} height={56} />}
        errorTitle={t('board.automations.error')}
      >
        {(known) => (
          <AutomationList {...props} {...known} canWrite={mayWrite && props.canEdit} onTry={setTried} />
        )}
      </DataView>
      {tried && (
        <Remote
          id="mfe_agency/workflow-trial"
          positionId={positionId}
          trigger={{ jobId: positionId, fromStepId: step.id, ...tried }}
          onClose={() => setTried(undefined)}
        />
      )}
    </Dialog>
  );
}

/** The same with its texts. */
export default function WordedAutomationsDialog(props: AutomationsDialogProps) {
  return (
    <Messages>
      <AutomationsDialog {...props} />
    </Messages>
  );
}
