import type { Workflow } from '@cantera/shared/contracts/workflows';
import { Chip, Truncated } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import { ActionIcon, WaitingButton } from '../../lib/workflow-parts/index.ts';
import { useT } from '../../messages/workflows.ts';
import styles from './workflows.module.css';

type Translate = ReturnType<typeof useT>;
type RowProps = { row: Workflow };

/** Where a workflow is used, as a part of a sentence; empty when nowhere. */
export function usageText(t: Translate, { positions, triggers }: Workflow['usage']): string {
  return formatList([
    ...(positions > 0 ? [t('workflows.positions', { count: positions })] : []),
    ...(triggers > 0 ? [t('workflows.triggers', { count: triggers })] : []),
  ]);
}

const NameLink = ({ row }: RowProps) => (
  <Link className={styles.name} to={`/agency/workflows/${row.id}`}>
    <Truncated>{row.name}</Truncated>
  </Link>
);

/** Each kind of action that a workflow has, once. */
function ActionKinds({ row }: RowProps) {
  const t = useT();
  const types = [...new Set(row.actions.map(({ type }) => type))];
  return (
    <ul className={styles.kinds} aria-label={t('workflows.actions')}>
      {types.map((type) => (
        <li key={type}>
          <Chip icon={<ActionIcon type={type} size={12} />}>{t(`action.${type}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Usage({ row }: RowProps) {
  const t = useT();
  const used = usageText(t, row.usage);
  return used ? <span>{used}</span> : <span className={styles.meta}>{t('workflows.unused')}</span>;
}

function Waiting({ row }: RowProps) {
  const { waitingRuns } = row.usage;
  return waitingRuns > 0 ? <WaitingButton workflow={row} count={waitingRuns} /> : null;
}

/** Name, kinds of actions, where it is used, who waits. */
export const workflowColumns = (t: Translate): Column<Workflow>[] => [
  { key: 'name', header: t('workflows.name'), minWidth: 200, cell: (row) => <NameLink row={row} /> },
  { key: 'actions', header: t('workflows.actions'), minWidth: 240, cell: (row) => <ActionKinds row={row} /> },
  { key: 'usage', header: t('workflows.usage'), minWidth: 200, cell: (row) => <Usage row={row} /> },
  { key: 'waiting', header: t('workflows.waiting'), width: 136, cell: (row) => <Waiting row={row} /> },
];

/** A workflow on a phone. */
export function CompactWorkflow({ row }: RowProps) {
  return (
    <div className={styles.compact}>
      <NameLink row={row} />
      <ActionKinds row={row} />
      <div className={styles.line}>
        <Usage row={row} />
        <Waiting row={row} />
      </div>
    </div>
  );
}
