import { call, isApiError } from '@cantera/shared/api-client';
import { type BoardStep, undoMove } from '@cantera/shared/contracts/pipeline';
import { toast } from '@cantera/shared/design-system';
import { useCallback, useRef } from 'react';
import { useT } from '../../../../messages/board.ts';
import { focusCard } from '../../drag/lift-store.ts';
import { findApplication, type LocatedApplication, type PendingMoves } from '../../model/board-changes.ts';
import { useLatest } from '../use-latest.ts';
import { sendForRest } from './send-for-rest.ts';
import type { Reversible } from './use-move-toast.ts';
import type { useSending } from './use-sending.ts';

/** How many moves of this tab the undo key knows. */
const KEPT = 20;
const NOWHERE: PendingMoves = new Map();

/** A move of this tab that can be taken back. */
interface UndoableMove {
  applicationIds: readonly string[];
  versions: readonly number[];
  /** Where each stood before: application → step. */
  origins: PendingMoves;
  /** How it is taken back, where that is not the undo of a move; answers whether that was the last word. */
  own?: Reversible['undo'];
}

/** Whether the server has said no for good. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.is(undoMove, 'APPLICATION_MOVED') ||
    error.is(undoMove, 'MOVE_NOT_UNDOABLE') ||
    error.is(undoMove, 'POSITION_CLOSED'));

/** Asks the server to take a move back for all whom nobody moved since. */
function sendBack(positionId: string, { applicationIds, versions }: UndoableMove) {
  const versionOf = new Map(applicationIds.map((id, index) => [id, versions[index] ?? 0]));
  return sendForRest(applicationIds, async (ids) => {
    const body = { applicationIds: [...ids], versions: ids.map((id) => versionOf.get(id) ?? 0) };
    return (await call(undoMove, { params: { id: positionId }, body })).data;
  });
}

/** Says that the server did not answer, with a button that takes the move back once more. */
function useOfferAgain() {
  const t = useT();
  return (undo: () => void): void =>
    void toast.standardError({ action: { label: t('board.undo.again'), onSelect: undo } });
}

/** The moves of this tab, and how they are taken back: the last one, one that is told of, or that of an application. */
export function useUndo(
  positionId: string,
  steps: readonly BoardStep[],
  { run, readAgain }: ReturnType<typeof useSending>,
  tellUndone: (sentSubjects: readonly string[], leftAlone: readonly LocatedApplication[]) => void,
) {
  const done = useRef<UndoableMove[]>([]);
  const offerAgain = useOfferAgain();
  const latest = useLatest({ steps, offerAgain, tellUndone });

  const undo = useCallback(
    async (move: UndoableMove): Promise<void> => {
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
      const moved = await run(move.origins, async () => {
        const { data, leftAlone } = await sendBack(positionId, move).catch((error: unknown) => {
          isFinal = isRefused(error);
          throw error;
        });
        latest.current.tellUndone(
          data.sentMessages.map(({ subject }) => subject),
          [...leftAlone].flatMap((id) => findApplication(latest.current.steps, id) ?? []),
        );
        if (leftAlone.size > 0) readAgain();
        return data.applications;
      });
      const [first] = moved ?? [];
      // The button that was pressed is gone, and so may be what had the focus before it.
      if (first && document.activeElement === document.body) focusCard(first.id);
      if (!moved && !isFinal) putBack();
    },
    [positionId, run, readAgain, latest],
  );

  /** Keeps a move for the undo key; the returned function takes just this one back. */
  const keep = useCallback(
    (move: UndoableMove): (() => void) => {
      done.current = [...done.current, move].slice(-KEPT);
      return () => void undo(move);
    },
    [undo],
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
        void undo({
          applicationIds: [applicationId],
          versions: [found.application.version],
          origins: NOWHERE,
        });
    },
    [undo, latest],
  );

  const keepOwn = useCallback(
    (own: Reversible['undo']) => keep({ applicationIds: [], versions: [], origins: NOWHERE, own }),
    [keep],
  );

  return { keep, keepOwn, undoLast, undoOf };
}
