import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  deleteWorkflow,
  listWorkflows,
  restoreWorkflow,
  type Workflow,
} from '@cantera/shared/contracts/workflows';
import { confirm, toast } from '@cantera/shared/design-system';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/workflows.ts';
import { usageText } from './workflow-rows.tsx';

type List = EndpointResponse<typeof listWorkflows>;

/** What ends with a workflow, in sentences. */
function useConsequences() {
  const t = useT();
  return ({ name, usage }: Workflow): string => {
    const used = usageText(t, usage);
    const sentences = [
      used ? t('workflows.delete.used', { name, used }) : t('workflows.delete.unused', { name }),
      ...(usage.waitingRuns > 0 ? [t('workflows.delete.waiting', { count: usage.waitingRuns })] : []),
    ];
    return sentences.join(' ');
  };
}

/** Asks, and deletes a workflow; the row goes at once and comes back when the server refuses, or by Undo. */
export function useDeleteWorkflow(): (workflow: Workflow) => Promise<void> {
  const t = useT();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const consequences = useConsequences();
  const restore = async ({ id, name }: Workflow) => {
    try {
      await call(restoreWorkflow, { params: { id } });
      toast.success(t('workflows.restored', { name }));
    } catch {
      toast.standardError();
    }
    await refresh(listWorkflows);
  };
  return async (workflow) => {
    const { id, name } = workflow;
    const isSure = await confirm({
      title: t('workflows.delete.title'),
      body: consequences(workflow),
      confirmLabel: t('workflows.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    const without = (list: List | undefined): List => ({
      data: { items: (list?.data.items ?? []).filter((other) => other.id !== id) },
    });
    const remove = async (list: List | undefined): Promise<List> => {
      await call(deleteWorkflow, { params: { id } });
      return without(list);
    };
    try {
      await mutate<List>(apiKey(listWorkflows, {}), remove, {
        optimisticData: without,
        rollbackOnError: true,
      });
      toast.success(t('workflows.deleted', { name }), {
        action: { label: t('workflows.undo'), onSelect: () => void restore(workflow) },
      });
    } catch {
      toast.standardError();
    }
  };
}
