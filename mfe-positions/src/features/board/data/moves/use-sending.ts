import { isApiError } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type BoardStep, type moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useCallback, useState } from 'react';
import { useT } from '../../../../messages/board.ts';
import { flyBack } from '../../drag/fly-back.ts';
import { findApplication, type PendingMoves } from '../../model/board-changes.ts';
import { withMoves } from '../../model/live-changes.ts';
import { stepName } from '../../model/step-name.ts';
import { useBoardCache } from '../use-board.ts';
import { useLatest } from '../use-latest.ts';

type MovedApplications = EndpointResponse<typeof moveApplications>['data']['applications'];

const NONE: PendingMoves = new Map();

/** Cards that are on their way show where they go; the returned functions put them there and take them back. */
function usePending() {
  const [pending, setPending] = useState<PendingMoves>(NONE);
  const add = useCallback(
    (targets: PendingMoves) => setPending((before) => new Map([...before, ...targets])),
    [],
  );
  const remove = useCallback(
    (targets: PendingMoves) =>
      setPending((before) => new Map([...before].filter(([id, stepId]) => targets.get(id) !== stepId))),
    [],
  );
  return { pending, add, remove };
}

/** Says in words why a move did not happen. */
function useRefusals(steps: readonly BoardStep[]) {
  const t = useT();
  return (error: unknown): void => {
    if (!isApiError(error) || !error.is(undoMove, 'APPLICATION_MOVED')) {
      if (isApiError(error) && error.is(undoMove, 'MOVE_NOT_UNDOABLE')) toast.error(t('moving.notUndone'));
      else toast.standardError();
      return;
    }
    const [first] = error.details.applications;
    const found = findApplication(steps, first?.id ?? null);
    const step = steps.find(({ id }) => id === first?.stepId);
    if (!found || !step) toast.error(t('board.move.stale'));
    else
      toast.error(
        t('board.move.staleNamed', { name: fullName(found.application.candidate), step: stepName(step) }),
      );
  };
}

/** Sends moves while the board shows them already; a refused one goes back exactly and says why. */
export function useSending(positionId: string, steps: readonly BoardStep[]) {
  const { pending, add, remove } = usePending();
  const changeCache = useBoardCache(positionId);
  const refuse = useLatest(useRefusals(steps));

  const run = useCallback(
    async (
      targets: PendingMoves,
      send: () => Promise<MovedApplications>,
    ): Promise<MovedApplications | undefined> => {
      add(targets);
      try {
        const moved = await send();
        // The answer says all that the move changed on the board.
        void changeCache((current) => withMoves(current, moved), false);
        return moved;
      } catch (error) {
        refuse.current(error);
        for (const [id, stepId] of targets) if (targets.size === 1) flyBack(id, stepId);
        void changeCache((current) => current);
        return undefined;
      } finally {
        remove(targets);
      }
    },
    [add, remove, changeCache, refuse],
  );
  const readAgain = useCallback((): void => void changeCache((current) => current), [changeCache]);

  return { pending, run, readAgain };
}
