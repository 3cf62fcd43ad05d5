import { apiKey, call, isApiError } from '@cantera/shared/api-client';
import { type DiscardRule, getDiscardRule, saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { toast } from '@cantera/shared/design-system';
import { useZodForm } from '@cantera/shared/forms';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../../../messages/autodiscard.ts';
import { useUndoRun } from '../use-undo-run.ts';
import { JUDGED_LEVEL, problemsOf, type RuleValues, ruleSchema, valuesOf } from './rule-values.ts';

/** Milliseconds in which a run can be taken back from its toast. */
const RUN_TOAST_MS = 10_000;

interface RuleTask {
  positionId: string;
  rule: DiscardRule;
  /** Opens the list of those who wait. */
  onPending: () => void;
  onSaved: () => void;
}

/** Says what a save has done, with the way to those whom it discarded and the way back. */
function useTellSaved({ positionId, onPending }: Pick<RuleTask, 'positionId' | 'onPending'>) {
  const t = useT();
  const undoRun = useUndoRun(positionId);
  return (active: boolean, run: { id: string; discarded: number } | null): void => {
    if (!active) {
      toast.success(t('autodiscard.off'));
      return;
    }
    if (!run) {
      toast.success(t('autodiscard.on'));
      return;
    }
    toast.success(t('autodiscard.on'), {
      description: t('autodiscard.saved.run', { count: run.discarded }),
      duration: RUN_TOAST_MS,
      moreActions: [{ label: t('autodiscard.saved.undo'), onSelect: () => void undoRun(run.id) }],
      action: {
        label: t('autodiscard.saved.open'),
        href: `/positions/${positionId}?pendingDiscards=true`,
        onSelect: onPending,
      },
    });
  };
}

/** The form over the rule, and what saves it. */
export function useRuleForm({ positionId, rule, onPending, onSaved }: RuleTask) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const tellSaved = useTellSaved({ positionId, onPending });
  const explain = useCallback(
    (values: RuleValues) => new Map([...problemsOf(values)].map(([field, problem]) => [field, t(problem)])),
    [t],
  );
  // The rule as it stood when it was begun to be changed: a field that was left alone would otherwise take what others save
  // meanwhile, and `Keep mine` would activate a rule that nobody here has activated.
  const [begun, setBegun] = useState(rule);
  const values = valuesOf(begun);
  const form = useZodForm(ruleSchema, { defaults: values, values, explain });
  if (!form.formState.isDirty && begun.version !== rule.version) setBegun(rule);
  const { version } = begun;
  const ruleKey = apiKey(getDiscardRule, { params: { id: positionId } });

  const save = async (
    { percentage, active }: RuleValues,
    { overwrites }: { overwrites: boolean },
  ): Promise<void> => {
    // Over theirs is over the one that is shown: what a third person saves meanwhile is shown first.
    const seen = overwrites ? rule.version : version;
    const discardScoring = { severity: JUDGED_LEVEL, percentage, active, version: seen };
    try {
      const { run, ...saved } = await call(saveDiscardRule, {
        params: { id: positionId },
        body: { discardScoring },
      });
      await mutate(ruleKey, saved, { revalidate: false });
      if (run) void mutate(apiKey(listSteps, { params: { id: positionId } }));
      onSaved();
      tellSaved(saved.active, run);
    } catch (error) {
      if (isApiError(error) && error.is(saveDiscardRule, 'RULE_CHANGED')) {
        // Theirs is shown beside what is typed.
        await mutate(ruleKey);
        throw error;
      }
      toast.error(t('autodiscard.failed'), { description: t('autodiscard.failedText') });
    }
  };
  const reload = async (): Promise<void> => {
    const current = await call(getDiscardRule, { params: { id: positionId } });
    await mutate(ruleKey, current, { revalidate: false });
    form.reset(valuesOf(current));
  };
  /** Whether somebody has saved since the form was begun to be changed. */
  const isOvertaken = version !== rule.version;
  return { form, save, reload, isOvertaken };
}
