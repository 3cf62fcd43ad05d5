import { call, isApiError } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import { type BoardStep, moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { MoveChoices } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/board.ts';
import { flyBack } from '../drag/fly-back.ts';
import { focusCard } from '../drag/lift-store.ts';
import { findApplication, type Pending } from '../model/board-changes.ts';
import { withMoves } from '../model/live-changes.ts';
import { stepName } from '../model/step-name.ts';
import { leaveSelection, selectionTurn } from '../select/selection-store.ts';
import { sendForRest } from './send-for-rest.ts';
import { useBoardCache } from './use-board.ts';
import { useLatest } from './use-latest.ts';
import { type Reversible, useMoveToast } from './use-move-toast.ts';

type Moved = EndpointResponse<typeof moveApplications>['data']['applications'];
/** A move of this tab that can be taken back. */
interface Done {
  applicationIds: readonly string[];
  versions: readonly number[];
  /** Where each stood before: application → step. */
  origins: Pending;
  /** How it is taken back, where that is not the undo of a move; answers whether that was the last word. */
  own?: Reversible['undo'];
}

const NONE: Pending = new Map();

/** Cards that are on their way show where they go; the returned functions put them there and take them back. */
function usePending() {
  const [pending, setPending] = useState<Pending>(NONE);
  const add = useCallback((targets: Pending) => setPending((before) => new Map([...before, ...targets])), []);
  const remove = useCallback(
    (targets: Pending) =>
      setPending((before) => new Map([...before].filter(([id, stepId]) => targets.get(id) !== stepId))),
    [],
  );
  return { pending, add, remove };
}

/** Whether the server has said no for good. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.is(undoMove, 'APPLICATION_MOVED') ||
    error.is(undoMove, 'MOVE_NOT_UNDOABLE') ||
    error.is(undoMove, 'POSITION_CLOSED'));

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

/** Says that the server did not answer, with a button that takes the move back once more. */
function useOfferAgain() {
  const t = useT();
  return (undo: () => void): void =>
    void toast.standardError({ action: { label: t('board.undo.again'), onSelect: undo } });
}

/**
 * Moves of applications: shown at once, then sent; a refused one goes back exactly and says why. `steps` are the board
 * as the server told it; `pending` is to be laid over it.
 */
export function useMoves(positionId: string, steps: readonly BoardStep[]) {
  const { pending, add, remove } = usePending();
  const changeCache = useBoardCache(positionId);
  const done = useRef<Done[]>([]);
  const refuse = useRefusals(steps);
  const { tellDone, tellMoved, tellUndone, ...told } = useMoveToast(positionId);
  const offerAgain = useOfferAgain();
  const latest = useLatest({ steps, refuse, offerAgain, tellDone, tellMoved, tellUndone });

  const run = useCallback(
    async (targets: Pending, send: () => Promise<Moved>): Promise<Moved | undefined> => {
      add(targets);
      try {
        const moved = await send();
        // The answer says all that the move changed on the board.
        void changeCache((current) => withMoves(current, moved), false);
        return moved;
      } catch (error) {
        latest.current.refuse(error);
        for (const [id, stepId] of targets) if (targets.size === 1) flyBack(id, stepId);
        void changeCache((current) => current);
        return undefined;
      } finally {
        remove(targets);
      }
    },
    [add, remove, changeCache, latest],
  );

  const undo = useCallback(
    async (move: Done): Promise<void> => {
      const { applicationIds, origins } = move;
      const versions = new Map(applicationIds.map((id, index) => [id, move.versions[index] ?? 0]));
      done.current = done.current.filter((one) => one !== move);
      // A server that did not answer can be asked again: by the key, and by the button for who has none.
      const putBack = (): void => {
        done.current = [...done.current, move];
        latest.current.offerAgain(() => {
          if (done.current.includes(move)) void undo(move);
        });
      };
      if (move.own) {
        if (!(await move.own())) putBack();
        return;
      }
      let isFinal = true;
      const moved = await run(origins, async () => {
        const send = async (ids: readonly string[]) => {
          const body = { applicationIds: [...ids], versions: ids.map((id) => versions.get(id) ?? 0) };
          return (await call(undoMove, { params: { id: positionId }, body })).data;
        };
        const { data, leftAlone } = await sendForRest(applicationIds, send).catch((error: unknown) => {
          isFinal = isRefused(error);
          throw error;
        });
        latest.current.tellUndone(
          data.sentMessages.map(({ subject }) => subject),
          [...leftAlone].flatMap((id) => findApplication(latest.current.steps, id) ?? []),
        );
        if (leftAlone.size > 0) void changeCache((current) => current);
        return data.applications;
      });
      const [first] = moved ?? [];
      // The button that was pressed is gone, and so may be what had the focus before it.
      if (first && document.activeElement === document.body) focusCard(first.id);
      if (!moved && !isFinal) putBack();
    },
    [positionId, run, latest, changeCache],
  );

  const move = useCallback(
    async (applicationIds: readonly string[], target: BoardStep, choices: MoveChoices = {}) => {
      const { steps: before } = latest.current;
      // Who is there already does not move: an undo would take back what brought them there.
      const found = applicationIds
        .flatMap((id) => findApplication(before, id) ?? [])
        .filter(({ step }) => step.id !== target.id);
      if (found.length === 0) return false;
      const byId = new Map(found.map((one) => [one.application.id, one]));
      const targets = new Map(found.map(({ application }) => [application.id, target.id]));
      const send = async (ids: readonly string[]) => {
        const versions = ids.map((id) => byId.get(id)?.application.version ?? 0);
        const body = { stepId: target.id, applicationIds: [...ids], versions, ...choices };
        return (await call(moveApplications, { params: { id: positionId }, body })).data;
      };
      const until = selectionTurn();
      let announced: Announcements | undefined;
      let stayed: ReadonlySet<string> = new Set();
      const moved = await run(targets, async () => {
        const { data, leftAlone } = await sendForRest([...byId.keys()], send);
        stayed = leftAlone;
        announced = data.announced;
        return data.applications;
      });
      if (!moved) return false;
      if (stayed.size > 0) void changeCache((current) => current);
      leaveSelection(
        moved.map(({ id }) => id),
        until,
      );
      const gone = found.filter(({ application }) => !stayed.has(application.id));
      const undoable = {
        applicationIds: moved.map(({ id }) => id),
        versions: moved.map(({ version }) => version),
        origins: new Map(gone.map(({ application, step }) => [application.id, step.id])),
      };
      done.current = [...done.current, undoable].slice(-20);
      latest.current.tellMoved({
        found: gone,
        leftAlone: found.filter(({ application }) => stayed.has(application.id)),
        target,
        moved,
        announced,
        undo: () => void undo(undoable),
      });
      return true;
    },
    [positionId, run, undo, latest, changeCache],
  );

  /** Tells of what was done to applications without moving them; the last of all is taken back first. */
  const tell = useCallback(
    (told: Reversible): void => {
      const undoable = { applicationIds: [], versions: [], origins: NONE, own: told.undo };
      done.current = [...done.current, undoable].slice(-20);
      latest.current.tellDone({ ...told, undo: () => void undo(undoable) });
    },
    [undo, latest],
  );

  const undoLast = useCallback(() => {
    const last = done.current.at(-1);
    if (last) void undo(last);
    return last !== undefined;
  }, [undo]);

  const undoOf = useCallback(
    (applicationId: string) => {
      const known = done.current.findLast(({ applicationIds }) => applicationIds.includes(applicationId));
      const found = findApplication(latest.current.steps, applicationId);
      if (known?.applicationIds.length === 1) void undo(known);
      else if (found)
        void undo({ applicationIds: [applicationId], versions: [found.application.version], origins: NONE });
    },
    [undo, latest],
  );

  const { previewed, closePreview } = told;
  return useMemo(
    () => ({ pending, move, tell, undoLast, undoOf, previewed, closePreview }),
    [pending, move, tell, undoLast, undoOf, previewed, closePreview],
  );
}
