import { useApi } from '@cantera/shared/api-client';
import type { Step } from '@cantera/shared/contracts/pipeline';
import { type ListedTrigger, listTriggers } from '@cantera/shared/contracts/triggers';

const valueOf = ({ conditions }: ListedTrigger, key: string): string | undefined =>
  conditions.find((condition) => condition.key === key)?.value;

/** The step whose cards start the trigger when they leave it. */
export const fromStepOf = (trigger: ListedTrigger): string | undefined => valueOf(trigger, 'from_step_id');
/** The step to which they must come. */
export const toStepOf = (trigger: ListedTrigger): string | undefined => valueOf(trigger, 'to_step_id');

/** Whether a trigger starts something: one that was cancelled does not. */
export const isLive = ({ cancelledAt }: ListedTrigger): boolean => cancelledAt === null;

/** The triggers of a position whose cards leave from this step, the oldest first; undefined until they are known. */
export function useStepTriggers(positionId: string, stepId: string) {
  const query = useApi(listTriggers, { query: { jobId: positionId } });
  const triggers = query.data?.data.items.filter(
    (trigger) => trigger.conditions[0].value === positionId && fromStepOf(trigger) === stepId,
  );
  return { query, triggers };
}

/** Steps to which cards of a step can be moved; nothing of the process goes back into the inbox. */
export const targetsOf = <S extends Pick<Step, 'id' | 'type'>>(steps: readonly S[], from: S): S[] =>
  steps.filter(({ id, type }) => id !== from.id && !(from.type === 'STEP' && type === 'INBOX'));
