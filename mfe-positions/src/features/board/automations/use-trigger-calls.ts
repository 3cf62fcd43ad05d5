import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { getPosition } from '@cantera/shared/contracts/positions';
import {
  createTrigger,
  deleteTrigger,
  type ListedTrigger,
  listTriggers,
  resumeTrigger,
} from '@cantera/shared/contracts/triggers';
import { confirm, toast } from '@cantera/shared/design-system';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/automations.ts';

type Answer = EndpointResponse<typeof listTriggers>;

/** Adding, deleting and turning on triggers of a position. */
export function useTriggerCalls(positionId: string) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const key = apiKey(listTriggers, { query: { jobId: positionId } });
  const change = (
    next: (triggers: readonly ListedTrigger[]) => ListedTrigger[],
    request?: Promise<unknown>,
  ): Promise<unknown> => {
    const changed = (current: Answer | undefined): Answer => ({
      data: { items: next(current?.data.items ?? []) },
    });
    if (!request) return mutate<Answer>(key, changed, { revalidate: false });
    return mutate<Answer>(key, () => request as Promise<undefined>, {
      optimisticData: changed,
      populateCache: (_, current) => changed(current),
      rollbackOnError: true,
    });
  };
  // The position says which channels its workflows use.
  const tellPosition = () => refresh(getPosition, ({ params }) => params.id === positionId);
  return {
    /** Reads the triggers again. */
    reload: () => mutate(key),
    /** Rejects as the server refuses it. */
    create: async (fromStepId: string, toStepId: string, workflowId: string): Promise<void> => {
      const { data } = await call(createTrigger, {
        body: {
          eventType: 'APPLICATION_MOVED_TO_STEP',
          conditions: [
            { key: 'job_id', value: positionId },
            { key: 'from_step_id', value: fromStepId },
            { key: 'to_step_id', value: toStepId },
          ],
          workflowIds: [workflowId],
        },
      });
      await change((triggers) => [...triggers.filter(({ id }) => id !== data.id), data]);
      toast.success(t('board.automations.saved'));
      void tellPosition();
    },
    /** Asks first; shows it at once, and takes it back when the server refuses. Answers whether it is gone. */
    remove: async (trigger: ListedTrigger): Promise<boolean> => {
      const isSure = await confirm({
        title: t('board.automations.deleteTitle'),
        body: t('board.automations.deleteText'),
        confirmLabel: t('board.automations.delete'),
        isDanger: true,
      });
      if (!isSure) return false;
      try {
        await change(
          (triggers) => triggers.filter(({ id }) => id !== trigger.id),
          call(deleteTrigger, { params: { id: trigger.id } }),
        );
        void tellPosition();
        return true;
      } catch {
        toast.standardError();
        return false;
      }
    },
    /** Rejects as the server refuses it. */
    resume: async (trigger: ListedTrigger): Promise<void> => {
      const { data } = await call(resumeTrigger, { params: { id: trigger.id } });
      await change((triggers) => triggers.map((one) => (one.id === data.id ? data : one)));
      toast.success(t('board.automations.saved'));
      void tellPosition();
    },
  };
}
export type TriggerCalls = ReturnType<typeof useTriggerCalls>;
