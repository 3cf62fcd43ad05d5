import { useApi } from '@cantera/shared/api-client';
import { fold } from '@cantera/shared/contracts/text';
import {
  createWorkflow,
  deleteWorkflow,
  listWorkflows,
  type Workflow,
} from '@cantera/shared/contracts/workflows';
import { ForbiddenState, type MenuEntry, SkeletonRows } from '@cantera/shared/design-system';
import { type ListConfig, ListScreen, useListState } from '@cantera/shared/lists';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/workflows.ts';
import { useDeleteWorkflow } from './use-delete-workflow.ts';
import { WorkflowExample } from './workflow-example.tsx';
import { CompactWorkflow, workflowColumns } from './workflow-rows.tsx';

const LIST: ListConfig<Record<never, never>> = { filters: {} };

/** Whether each word of a search stands in the name, without regard to case and accents. */
const matches = ({ name }: Workflow, search: string): boolean =>
  fold(search)
    .split(/\s+/)
    .every((word) => fold(name).includes(word));

function CreateButton() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => navigate('/agency/workflows/add')}>
      {t('workflows.create')}
    </Button>
  );
}

/** What can be done with a row; nothing for who may only read. */
function useRowActions(): (row: Workflow) => readonly MenuEntry[] {
  const t = useT();
  const mayWrite = useMay(deleteWorkflow);
  const remove = useDeleteWorkflow();
  return (row) =>
    mayWrite
      ? [
          {
            key: 'modify',
            label: t('workflows.modify'),
            icon: <Pencil aria-hidden />,
            to: `/agency/workflows/${row.id}`,
          },
          {
            key: 'delete',
            label: t('workflows.delete'),
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            onSelect: () => void remove(row),
          },
        ]
      : [];
}

function Workflows() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(listWorkflows, {});
  const mayCreate = useMay(createWorkflow);
  const rowActions = useRowActions();
  const columns = useMemo(() => workflowColumns(t), [t]);
  const shown = query.data?.data.items.filter((workflow) => matches(workflow, list.search));
  const create = mayCreate && <CreateButton />;
  return (
    <ListScreen
      title={t('workflows.title')}
      actions={create}
      list={list}
      query={query}
      rows={shown}
      columns={columns}
      rowActions={rowActions}
      toolbarLabel={t('workflows.toolbar')}
      searchLabel={t('workflows.search')}
      errorTitle={t('workflows.error')}
      empty={<WorkflowExample action={create} />}
      rowLabel={({ name }) => name}
      renderCompact={(row) => <CompactWorkflow row={row} />}
    />
  );
}

/** What happens by itself once a candidate is moved: the workflows of the agency. */
export function Component() {
  const t = useT();
  usePageTitle(t('workflows.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(listWorkflows);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Workflows /> : <ForbiddenState />;
}
