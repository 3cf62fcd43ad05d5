import { call } from '@cantera/shared/api-client';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import { type BoardStep, moveApplications } from '@cantera/shared/contracts/pipeline';
import { useCallback, useMemo } from 'react';
import type { MoveChoices } from '../../../../lib/moving/use-announced-move.ts';
import { findApplication, type LocatedApplication } from '../../model/board-changes.ts';
import { leaveSelection, selectionTurn } from '../../select/selection-store.ts';
import { whenMade } from '../new-steps.ts';
import { useLatest } from '../use-latest.ts';
import { sendForRest } from './send-for-rest.ts';
import { type Reversible, useMoveToast } from './use-move-toast.ts';
import { useSending } from './use-sending.ts';
import { useUndo } from './use-undo.ts';

/** Asks the server to move all whom nobody moved meanwhile, once it has the step. */
async function sendMove(
  positionId: string,
  found: readonly LocatedApplication[],
  target: BoardStep,
  choices: MoveChoices,
) {
  const byId = new Map(found.map(({ application }) => [application.id, application]));
  await whenMade(target.id);
  return sendForRest([...byId.keys()], async (ids) => {
    const versions = ids.map((id) => byId.get(id)?.version ?? 0);
    const body = { stepId: target.id, applicationIds: [...ids], versions, ...choices };
    return (await call(moveApplications, { params: { id: positionId }, body })).data;
  });
}

/**
 * Moves of applications: shown at once, then sent; a refused one goes back exactly and says why. `steps` are the board
 * as the server told it; `pending` is to be laid over it.
 */
export function useMoves(positionId: string, steps: readonly BoardStep[]) {
  const sending = useSending(positionId, steps);
  const { pending, run, readAgain } = sending;
  const { tellDone, tellMoved, tellUndone, previewed, closePreview } = useMoveToast(positionId);
  const { keep, keepOwn, undoLast, undoOf } = useUndo(positionId, steps, sending, tellUndone);
  const latest = useLatest({ steps, tellDone, tellMoved });

  const move = useCallback(
    async (applicationIds: readonly string[], target: BoardStep, choices: MoveChoices = {}) => {
      const { steps: before } = latest.current;
      // Who is there already does not move: an undo would take back what brought them there.
      const found = applicationIds
        .flatMap((id) => findApplication(before, id) ?? [])
        .filter(({ step }) => step.id !== target.id);
      if (found.length === 0) return false;
      const targets = new Map(found.map(({ application }) => [application.id, target.id]));
      const until = selectionTurn();
      let announced: Announcements | undefined;
      let stayed: ReadonlySet<string> = new Set();
      const moved = await run(targets, async () => {
        const { data, leftAlone } = await sendMove(positionId, found, target, choices);
        stayed = leftAlone;
        announced = data.announced;
        return data.applications;
      });
      if (!moved) return false;
      if (stayed.size > 0) readAgain();
      const movedIds = moved.map(({ id }) => id);
      leaveSelection(movedIds, until);
      const gone = found.filter(({ application }) => !stayed.has(application.id));
      const undo = keep({
        applicationIds: movedIds,
        versions: moved.map(({ version }) => version),
        origins: new Map(gone.map(({ application, step }) => [application.id, step.id])),
      });
      latest.current.tellMoved({
        found: gone,
        leftAlone: found.filter(({ application }) => stayed.has(application.id)),
        target,
        moved,
        announced,
        undo,
      });
      return true;
    },
    [positionId, run, readAgain, keep, latest],
  );

  /** Tells of what was done to applications without moving them; the last of all is taken back first. */
  const tell = useCallback(
    (deed: Reversible): void => latest.current.tellDone({ ...deed, undo: keepOwn(deed.undo) }),
    [keepOwn, latest],
  );

  return useMemo(
    () => ({ pending, move, tell, undoLast, undoOf, previewed, closePreview }),
    [pending, move, tell, undoLast, undoOf, previewed, closePreview],
  );
}
