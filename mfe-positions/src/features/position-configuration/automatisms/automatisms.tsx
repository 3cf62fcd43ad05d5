import { useApi } from '@cantera/shared/api-client';
import type { Position } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import { listWorkflows, type Workflow } from '@cantera/shared/contracts/workflows';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import { SelectField } from '@cantera/shared/forms';
import { Remote } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { sendsAtOnce } from '../../../lib/sends-at-once.ts';
import { Messages, useT } from '../../../messages/automations.ts';
import { AUTOMATISMS, type Automatism, type Choice, choiceOf, chosenIn } from './automatism-choice.ts';
import styles from './automatisms.module.css';
import { useAutomatisms } from './use-automatisms.ts';

const LABELS = {
  welcomeWorkflowId: 'configuration.automatisms.welcome',
  discardWorkflowId: 'configuration.automatisms.discard',
  kqDiscardWorkflowId: 'configuration.automatisms.kqDiscard',
} as const satisfies Record<Automatism, string>;

interface KnownProps {
  position: Position;
  workflows: readonly Workflow[];
}

/** What the three depend on, and where that is changed. */
function Warning() {
  const t = useT();
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={16} aria-hidden />
      <span>{t('configuration.automatisms.warning')}</span>
      <Link to="/settings/channels">{t('configuration.automatisms.channels')}</Link>
      <Link to="/agency/workflows/add">{t('configuration.automatisms.create')}</Link>
    </div>
  );
}

/** A rule's no that nobody can hold back before it leaves. */
function AtOnce({ workflow }: { workflow: Workflow | undefined }) {
  const t = useT();
  if (!workflow || !sendsAtOnce(workflow.actions)) return null;
  return (
    <p className={styles.atOnce} role="status">
      <TriangleAlert size={16} aria-hidden />
      <span>{t('configuration.automatisms.atOnce')}</span>
      <Link to={`/agency/workflows/${workflow.id}`}>{t('configuration.automatisms.addDelay')}</Link>
    </p>
  );
}

function StateLine({ choice, saved, state }: { choice: Choice; saved: Choice; state: string }) {
  const t = useT();
  const count = chosenIn(choice);
  const words = () => {
    if (state === 'SAVING') return t('configuration.automatisms.saving');
    const isPartial = count > 0 && count < AUTOMATISMS.length;
    // Emptied selects save nothing: what was saved goes on.
    if (count < AUTOMATISMS.length && chosenIn(saved) > 0) return t('configuration.automatisms.partialSaved');
    if (isPartial) return t('configuration.automatisms.partial');
    if (count === 0) return t('configuration.automatisms.none');
    return t(state === 'SAVED' ? 'configuration.automatisms.saved' : 'configuration.automatisms.all');
  };
  return (
    <p className={styles.state} role="status">
      {words()}
    </p>
  );
}

function Selects({ position, workflows }: KnownProps) {
  const t = useT();
  const saved = useMemo(
    () => choiceOf(position, new Set(workflows.map(({ id }) => id))),
    [position, workflows],
  );
  const { form, choice, state, removeAll } = useAutomatisms(position, saved);
  const [triedId, setTriedId] = useState<string>();
  const options = workflows.map(({ id, name }) => ({ value: id, label: name }));
  const of = (id: string | null) => workflows.find((workflow) => workflow.id === id);
  return (
    <>
      {AUTOMATISMS.map((automatism) => {
        const workflow = of(choice[automatism]);
        return (
          <div key={automatism}>
            <div className={styles.choice}>
              <SelectField
                control={form.control}
                name={automatism}
                label={t(LABELS[automatism])}
                placeholder={t('configuration.automatisms.choose')}
                options={options}
                className={styles.select}
                isClearable
              />
              {workflow && (
                <Button
                  aria-label={t('configuration.automatisms.tryOf', { workflow: workflow.name })}
                  onClick={() => setTriedId(workflow.id)}
                >
                  {t('configuration.automatisms.try')}
                </Button>
              )}
            </div>
            {automatism === 'kqDiscardWorkflowId' && <AtOnce workflow={workflow} />}
          </div>
        );
      })}
      <div className={styles.foot}>
        <StateLine choice={choice} saved={saved} state={state} />
        {chosenIn(saved) > 0 && (
          <Button danger onClick={() => void removeAll()}>
            {t('configuration.automatisms.remove')}
          </Button>
        )}
      </div>
      {triedId && (
        <Remote
          id="mfe_agency/workflow-trial"
          workflowId={triedId}
          positionId={position.id}
          onClose={() => setTriedId(undefined)}
        />
      )}
    </>
  );
}

/** The three for who may not change them. */
function ReadOnly({ position, workflows }: KnownProps) {
  const t = useT();
  return (
    <dl className={styles.readOnly}>
      {AUTOMATISMS.map((automatism) => (
        <div key={automatism}>
          <dt>{t(LABELS[automatism])}</dt>
          <dd>
            {workflows.find(({ id }) => id === position[automatism])?.name ??
              t('configuration.automatisms.noWorkflow')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The workflows that start by themselves: for who is added, who is discarded, and whom a killer question rejects. */
export function Automatisms({ position }: { position: Position }) {
  const t = useT();
  const query = useApi(listWorkflows, {});
  const canWrite = useMay(saveAutomatisms);
  const Known = canWrite ? Selects : ReadOnly;
  return (
    <div className={styles.automatisms}>
      <Warning />
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        skeleton={<SkeletonRows rows={3} columns={['1fr']} height={56} />}
        errorTitle={t('configuration.automatisms.error')}
      >
        {({ data }) => <Known position={position} workflows={data.items} />}
      </DataView>
    </div>
  );
}

/** The same with its texts. */
export default function WordedAutomatisms(props: { position: Position }) {
  return (
    <Messages>
      <Automatisms {...props} />
    </Messages>
  );
}
