import { type BoardStep, createStep, moveApplications } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { isTyping, useShortcuts } from '@cantera/shared/keyboard';
import { useMay } from '@cantera/shared/session';
import { useEffect, useMemo } from 'react';
import { useT } from '../../../messages/board.ts';
import { clearLift } from '../drag/lift-store.ts';
import { findApplication, relocate } from '../model/board-changes.ts';
import { walkOf } from '../model/neighbours.ts';
import { clearSelection, withSelected } from '../select/selection-store.ts';
import { useBoardControls } from './controls/use-board-controls.ts';
import { useMoves } from './moves/use-moves.ts';
import { type BoardAddress, useBoardAddress } from './use-board-address.ts';
import { useLanes } from './use-lanes.ts';
import { useSeen } from './use-seen.ts';
import { useStepChanges } from './use-step-changes.ts';

/** Statuses in which a board may be changed. */
const CHANGEABLE: readonly string[] = ['OPEN', 'DRAFT', 'ON_HOLD'];

const isNotTyping = (target: EventTarget | null): boolean => !isTyping(target);

/** The application that the address names, by itself or by its candidate. */
function openIdOf(steps: readonly BoardStep[], address: BoardAddress, positionId: string): string | null {
  const { applicationId, candidateId } = address;
  if (applicationId !== null || candidateId === null) return applicationId;
  if (address.positionId !== null && address.positionId !== positionId) return null;
  return walkOf(steps, [candidateId]).cards[0]?.id ?? null;
}

/** All that a board knows and can do; `confirmed` are the steps as the server told them. */
export function useBoardState(position: Position, confirmed: readonly BoardStep[]) {
  const t = useT();
  const { address: written, change } = useBoardAddress();
  const isOpenForChange = CHANGEABLE.includes(position.status);
  const canMove = useMay(moveApplications) && isOpenForChange;
  const canEdit = useMay(createStep) && isOpenForChange;
  const moves = useMoves(position.id, confirmed);
  const steps = useMemo(() => relocate(confirmed, moves.pending), [confirmed, moves.pending]);
  const applicationId = openIdOf(steps, written, position.id);
  const address = useMemo(() => ({ ...written, applicationId }), [written, applicationId]);
  const changes = useStepChanges(position.id, confirmed);
  const view = useLanes(position.id, steps, address.query, address.applicationId);
  const { lanes } = view;
  const walks = useMemo(
    () => [walkOf(steps, address.candidateIds), ...lanes],
    [steps, address.candidateIds, lanes],
  );
  const controls = useBoardControls({ steps, walks, address, change, moves, canMove });
  const { actions } = controls;
  const onDrop = (applicationId: string, stepId: string) =>
    actions.start(withSelected(applicationId), stepId);
  const open = findApplication(steps, address.applicationId);
  const newCount = useMemo(
    () => steps.reduce((sum, step) => sum + step.applications.filter(({ seen }) => !seen).length, 0),
    [steps],
  );
  useSeen(position.id, open);
  useShortcuts('page', [
    // In a field it is the field's own.
    { keys: ['Mod+z'], label: t('board.keys.undo'), isMeant: isNotTyping, run: moves.undoLast },
  ]);
  useEffect(
    () => () => {
      clearLift();
      clearSelection();
    },
    [],
  );
  return {
    ...controls,
    address,
    change,
    canMove,
    canEdit,
    isLocked: !isOpenForChange,
    moves,
    steps,
    changes,
    view,
    walks,
    onDrop,
    open,
    newCount,
  };
}
export type BoardState = ReturnType<typeof useBoardState>;
