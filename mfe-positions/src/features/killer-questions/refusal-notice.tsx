import { useApi } from '@cantera/shared/api-client';
import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import type { Position } from '@cantera/shared/contracts/positions';
import { hasCondition } from '@cantera/shared/contracts/question-rules';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import {
  listWorkflows,
  MAX_ACTIONS,
  updateWorkflow,
  type Workflow,
} from '@cantera/shared/contracts/workflows';
import { BusyButton } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Info, TriangleAlert } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { sendsAtOnce } from '../../lib/sends-at-once.ts';
import { useT } from '../../messages/questions.ts';
import styles from './killer-questions.module.css';
import { useHeldRefusal } from './use-held-refusal.ts';

type NoticeProps = {
  position: Position;
  questions: readonly PositionQuestion[];
  /** What gets the focus when the button goes with the notice. */
  whole: RefObject<HTMLElement | null>;
};

/** For whom else a workflow starts than for those whom a killer question of the position rejects. */
function Others({ position, workflow: { id, usage } }: { position: Position; workflow: Workflow }) {
  const t = useT();
  const positions = Math.max(0, usage.positions - 1);
  const isHere = position.discardWorkflowId === id || position.welcomeWorkflowId === id;
  return (
    <>
      {isHere && ` ${t('questions.addDay.here')}`}
      {positions > 0 && ` ${t('questions.addDay.positions', { count: positions })}`}
      {usage.triggers > 0 && ` ${t('questions.addDay.triggers', { count: usage.triggers })}`}
    </>
  );
}

function AddDay({ workflow, whole }: { workflow: Workflow } & Pick<NoticeProps, 'whole'>) {
  const t = useT();
  const hold = useHeldRefusal();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await hold(workflow);
    setBusy(false);
    if (document.activeElement === document.body) whole.current?.focus();
  };
  return (
    <BusyButton isBusy={isBusy} onClick={() => void add()}>
      {t('questions.addDay')}
    </BusyButton>
  );
}

/** That whom a killer question rejects is only marked, and where that is changed. */
function MarkedOnly({ positionId }: { positionId: string }) {
  const t = useT();
  const mayChoose = useMay(saveAutomatisms);
  return (
    <div className={styles.marked} role="note">
      <Info size={16} aria-hidden />
      <p>
        {t('questions.markedOnly')}{' '}
        {mayChoose && (
          <Link to={`/positions/${positionId}/configuration`}>{t('questions.markedOnly.choose')}</Link>
        )}
      </p>
    </div>
  );
}

/** What becomes of whom a killer question rejects: that they are marked only, or hear of it at once, and the way to hold that for a day. */
export function RefusalNotice({ position, questions, whole }: NoticeProps) {
  const t = useT();
  const mayRead = useMay(listWorkflows);
  const mayWrite = useMay(updateWorkflow);
  const { kqDiscardWorkflowId } = position;
  const query = useApi(listWorkflows, mayRead && kqDiscardWorkflowId ? {} : null);
  if (kqDiscardWorkflowId === null && questions.some(hasCondition))
    return <MarkedOnly positionId={position.id} />;
  const workflow = query.data?.data.items.find(({ id }) => id === kqDiscardWorkflowId);
  if (!workflow || !sendsAtOnce(workflow.actions)) return null;
  const canAdd = mayWrite && workflow.actions.length < MAX_ACTIONS;
  return (
    <div className={styles.refusal} role="note">
      <TriangleAlert size={16} aria-hidden />
      <p>
        <strong>{t('questions.refusalAtOnce')}.</strong>
        {canAdd && (
          <>
            {' '}
            {t('questions.addDay.text', { workflow: workflow.name })}
            <Others position={position} workflow={workflow} />
          </>
        )}
      </p>
      {canAdd && <AddDay workflow={workflow} whole={whole} />}
    </div>
  );
}
