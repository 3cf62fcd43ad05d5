import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { useMemo, useState } from 'react';
import { useHiddenSteps } from '../model/hidden-steps.ts';
import { useScoringLevel } from '../model/scoring-level.ts';
import { useSort } from '../model/sort-choice.ts';
import { createLanesOf, placeAmong } from '../model/visible-cards.ts';

/** Which lanes show, and what is known of those that do not. */
export function useLanes(
  positionId: string,
  steps: readonly BoardStep[],
  query: string,
  keepId: string | null,
) {
  const [sort] = useSort();
  const [level] = useScoringLevel();
  const [isOnlyNew, setIsOnlyNew] = useState(false);
  const [lanesOf] = useState(createLanesOf);
  const [hiddenIds, hide] = useHiddenSteps(positionId);
  const [areShown, setAreShown] = useState(false);
  const all = useMemo(
    () => lanesOf(steps, { sort, level, query, isOnlyNew, keepId }),
    [lanesOf, steps, sort, level, query, isOnlyNew, keepId],
  );
  const isHidden = (step: BoardStep) => step.type !== 'INBOX' && hiddenIds.has(step.id);
  /** Where in a step an application would come to stand, from 0: a lane sorts itself. */
  const slotIn = (stepId: string, application: BoardApplication): number =>
    placeAmong(all.find(({ step }) => step.id === stepId)?.cards ?? [], application, { sort, level });
  const hidden = steps.filter(isHidden);
  return {
    lanes: areShown ? all : all.filter(({ step }) => !isHidden(step)),
    isHidden,
    slotIn,
    hide,
    isOnlyNew,
    setIsOnlyNew,
    hidden: {
      steps: hidden.length,
      applications: hidden.reduce((sum, { applications }) => sum + applications.length, 0),
      areShown,
      onToggle: () => setAreShown((wereShown) => !wereShown),
    },
  };
}
