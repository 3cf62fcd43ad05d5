import { call, isApiError, newId } from '@cantera/shared/api-client';
import type { StepCategory } from '@cantera/shared/contracts/enums';
import { type BoardStep, createStep, deleteStep, updateStep } from '@cantera/shared/contracts/pipeline';
import { confirm, toast } from '@cantera/shared/design-system';
import { useMemo } from 'react';
import { useT } from '../../../messages/board.ts';
import { stepName } from '../model/step-name.ts';
import { makeStep, whenMade } from './new-steps.ts';
import { useBoardCache } from './use-board.ts';
import { useLatest } from './use-latest.ts';

/** `Custom step (n)` with the first number that no step of the board has. */
export function customStepName(base: string, steps: readonly Pick<BoardStep, 'name'>[]): string {
  const taken = new Set(steps.map(({ name }) => name));
  let counter = 1;
  while (taken.has(`${base} (${counter})`)) counter += 1;
  return `${base} (${counter})`;
}

const inserted = (steps: readonly BoardStep[], step: BoardStep): readonly BoardStep[] => {
  const later = steps.map((other) =>
    other.position >= step.position ? { ...other, position: other.position + 1 } : other,
  );
  return [...later, step].sort((a, b) => a.position - b.position);
};

/** An empty step of ours right after another. */
const stepAfter = (after: BoardStep, name: string): BoardStep => ({
  id: newId(),
  name,
  position: after.position + 1,
  type: 'STEP',
  categoryId: 'INTERNAL',
  createdAt: new Date().toISOString(),
  applications: [],
});

/** Adding, renaming, handing over and deleting steps: shown at once, taken back when the server refuses. */
export function useStepChanges(positionId: string, steps: readonly BoardStep[]) {
  const t = useT();
  const changeCache = useBoardCache(positionId);
  const latest = useLatest({ steps, t });
  return useMemo(() => {
    const send = async (
      stepId: string,
      show: (steps: readonly BoardStep[]) => readonly BoardStep[],
      request: () => Promise<unknown>,
    ): Promise<boolean> => {
      const before = latest.current.steps;
      void changeCache(show, false);
      try {
        await whenMade(stepId);
        await request();
        void changeCache((current) => current);
        return true;
      } catch (error) {
        void changeCache(() => before);
        const isFull = isApiError(error) && error.is(deleteStep, 'STEP_NOT_EMPTY');
        if (isFull) toast.error(latest.current.t('board.step.notEmpty'));
        else toast.standardError();
        return false;
      }
    };
    const patch = (stepId: string, change: { name?: string; categoryId?: StepCategory }) =>
      send(
        stepId,
        (current) => current.map((step) => (step.id === stepId ? { ...step, ...change } : step)),
        () => call(updateStep, { params: { id: positionId, stepId }, body: change }),
      );
    return {
      add: (after: BoardStep) => {
        const name = customStepName(latest.current.t('board.step.custom'), latest.current.steps);
        const step = stepAfter(after, name);
        const { id, position } = step;
        return send(
          id,
          (current) => inserted(current, step),
          () => makeStep(id, call(createStep, { params: { id: positionId }, body: { id, name, position } })),
        );
      },
      rename: (stepId: string, name: string) =>
        patch(stepId, { name: name.trim() || latest.current.t('board.step.unnamed') }),
      handOver: (stepId: string, categoryId: StepCategory) => patch(stepId, { categoryId }),
      remove: async (step: BoardStep) => {
        const { t: words } = latest.current;
        if (step.applications.length > 0) {
          toast.error(words('board.step.notEmpty'));
          return false;
        }
        const isSure = await confirm({
          title: words('board.step.deleteTitle', { step: stepName(step) }),
          confirmLabel: words('board.step.delete'),
          isDanger: true,
        });
        if (!isSure) return false;
        return send(
          step.id,
          (current) => current.filter(({ id }) => id !== step.id),
          () => call(deleteStep, { params: { id: positionId, stepId: step.id } }),
        );
      },
    };
  }, [positionId, changeCache, latest]);
}
export type StepChanges = ReturnType<typeof useStepChanges>;
