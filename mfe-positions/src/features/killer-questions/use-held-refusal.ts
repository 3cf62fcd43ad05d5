import { call, isApiError, newId, useRefresh } from '@cantera/shared/api-client';
import type { Action } from '@cantera/shared/contracts/automation';
import { listWorkflows, updateWorkflow, type Workflow } from '@cantera/shared/contracts/workflows';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../messages/questions.ts';

const DAY_SECONDS = 86_400;
/** As long as somebody needs to see for whom else the workflow waits by now, in ms. */
const UNDO_MS = 10_000;

/** Puts a day before the first action of a workflow, and takes it out again. */
export function useHeldRefusal() {
  const t = useT();
  const refresh = useRefresh();
  const write = async ({ id, name, version }: Workflow, actions: readonly Action[]) => {
    try {
      const { data } = await call(updateWorkflow, {
        params: { id },
        body: { name, version, actions: [...actions] },
      });
      return data;
    } catch (error) {
      if (isApiError(error) && error.is(updateWorkflow, 'WORKFLOW_CHANGED'))
        toast.error(t('questions.addDay.changed'));
      else toast.standardError();
      return undefined;
    } finally {
      await refresh(listWorkflows);
    }
  };
  const takeBack = async (held: Workflow, actions: readonly Action[]) => {
    if (await write(held, actions)) toast.success(t('questions.addDay.undone'));
  };
  return async (workflow: Workflow): Promise<void> => {
    const day: Action = { id: newId(), type: 'DELAY', value: { delaySeconds: DAY_SECONDS } };
    const held = await write(workflow, [day, ...workflow.actions]);
    if (!held) return;
    toast.success(t('questions.addDay.done'), {
      duration: UNDO_MS,
      action: { label: t('questions.addDay.undo'), onSelect: () => void takeBack(held, workflow.actions) },
    });
  };
}
