import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { useCallback } from 'react';
import { useT } from '../../../messages/index.ts';
import { useLatest } from '../data/use-latest.ts';
import { findApplication } from '../model/board-changes.ts';
import { placeOf } from '../model/neighbours.ts';
import { useStepName } from '../model/step-name.ts';
import type { LaneView } from '../model/visible-cards.ts';
import { announce, focusCard, holdOver, letGo, useLift } from './lift-store.ts';

interface CardKeys {
  lanes: readonly LaneView[];
  canMove: boolean;
  /** The place that an application would take in a step, from 0. */
  slotIn: (stepId: string, application: BoardApplication) => number;
  onDrop: (applicationId: string, stepId: string) => void;
}

/** Scrolls a lane into the board's window. */
const showLane = (stepId: string): void =>
  document.querySelector(`[data-step="${stepId}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The nearest lane to one side that has cards. */
function laneBeside(lanes: readonly LaneView[], at: number, direction: 1 | -1): LaneView | undefined {
  const beside = direction === 1 ? lanes.slice(at + 1) : lanes.slice(0, at).reverse();
  return beside.find(({ cards }) => cards.length > 0);
}

/** Which card an arrow leads to from a card. */
function cardBeside(lanes: readonly LaneView[], applicationId: string, key: string): string | undefined {
  const place = placeOf(lanes, applicationId);
  if (!place) return undefined;
  if (key === 'ArrowUp') return place.previousId;
  if (key === 'ArrowDown') return place.nextId;
  const cards = laneBeside(lanes, lanes.indexOf(place.walk), key === 'ArrowRight' ? 1 : -1)?.cards;
  return (cards?.[place.index] ?? cards?.at(-1))?.id;
}

/**
 * The keyboard on a card: arrows walk, Space lifts, then arrows choose the step, Space or Enter drops, Escape cancels;
 * each stage is announced.
 */
export function useCardKeys({
  lanes,
  canMove,
  slotIn,
  onDrop,
}: CardKeys): (id: string, key: string) => boolean {
  const t = useT();
  const stepName = useStepName();
  const latest = useLatest({ lanes, canMove, slotIn, onDrop, t, stepName });
  return useCallback(
    (id, key) => {
      const { lanes: shown, t: words, stepName: nameOf, ...rest } = latest.current;
      const steps: BoardStep[] = shown.map(({ step }) => step);
      const found = findApplication(steps, id);
      if (!found) return false;
      const name = fullName(found.application.candidate);
      const lift = useLift.getState();
      if (lift.applicationId !== id) {
        if (key === ' ' && rest.canMove) {
          holdOver(id, found.step.id);
          announce(words('board.drag.lifted', { name, step: nameOf(found.step) }));
          return true;
        }
        const next = key.startsWith('Arrow') ? cardBeside(shown, id, key) : undefined;
        if (next) focusCard(next);
        return key === ' ' || key === 'ArrowUp' || key === 'ArrowDown' || next !== undefined;
      }
      const at = steps.findIndex((step) => step.id === lift.stepId);
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const target = steps[at + (key === 'ArrowRight' ? 1 : -1)];
        if (!target) return true;
        const isHome = target.id === found.step.id;
        holdOver(id, target.id, isHome ? null : rest.slotIn(target.id, found.application));
        showLane(target.id);
        const position = { position: steps.indexOf(target) + 1, count: steps.length };
        announce(words('board.drag.over', { step: nameOf(target), ...position }));
        return true;
      }
      const target = steps[at];
      if (key === 'Escape' || key === 'Tab' || !target) {
        letGo();
        showLane(found.step.id);
        announce(words('board.drag.cancelled', { name, step: nameOf(found.step) }));
        return key !== 'Tab';
      }
      if (key !== ' ' && key !== 'Enter') return true;
      letGo();
      if (target.id === found.step.id) {
        announce(words('board.drag.cancelled', { name, step: nameOf(found.step) }));
        return true;
      }
      announce(words('board.drag.dropped', { name, step: nameOf(target) }));
      focusCard(id);
      rest.onDrop(id, target.id);
      return true;
    },
    [latest],
  );
}
