import { call, isApiError } from '@cantera/shared/api-client';
import { confirmDiscards, restoreDiscards, undoConfirm } from '@cantera/shared/contracts/discard-scoring';
import type { MovedApplication } from '@cantera/shared/contracts/pipeline';
import { toast } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useT } from '../../../../messages/autodiscard.ts';
import { sendForRest } from '../../data/moves/send-for-rest.ts';
import type { Reversible } from '../../data/moves/use-move-toast.ts';
import { useReadAgain } from '../use-read-again.ts';

/** Milliseconds in which a confirmation can be taken back from its toast. */
const UNDO_MS = 10_000;

/** Somebody who waits: whom a question and a toast are about. */
export interface WaitingPerson {
  id: string;
  name: string;
}

/** Whether the server has said for good that confirmations cannot be taken back. */
const isLate = (error: unknown): boolean =>
  isApiError(error) &&
  (error.is(undoConfirm, 'NOTHING_TO_UNDO') || error.is(undoConfirm, 'APPLICATION_MOVED'));
const isSettled = (error: unknown): boolean =>
  isApiError(error) &&
  (error.is(confirmDiscards, 'NOTHING_TO_CONFIRM') || error.is(restoreDiscards, 'NOTHING_TO_CONFIRM'));

/** The words of a toast about those whom an answer tells of, and about those whom it leaves out. */
function useWords() {
  const t = useT();
  const left = (text: 'pending.left' | 'pending.undo.left', people: readonly WaitingPerson[]) =>
    people.length > 0
      ? t(text, { count: people.length, names: formatList(people.map(({ name }) => name)) })
      : undefined;
  return {
    done: (asked: readonly WaitingPerson[], applications: readonly MovedApplication[]) => {
      const done = new Set(applications.map(({ id }) => id));
      const name = asked.find(({ id }) => done.has(id))?.name ?? '';
      const stayed = left(
        'pending.left',
        asked.filter(({ id }) => !done.has(id)),
      );
      return { values: { count: applications.length, name }, stayed };
    },
    leftConfirmed: (people: readonly WaitingPerson[]) => left('pending.undo.left', people),
  };
}

/**
 * Takes a confirmation back, of those whom nobody else has moved since, and says so. Answers whether that was the last word:
 * a server that did not answer can be asked again.
 */
function useUndoConfirm(positionId: string) {
  const t = useT();
  const words = useWords();
  const readAgain = useReadAgain(positionId);
  return async (moved: readonly MovedApplication[], people: readonly WaitingPerson[]): Promise<boolean> => {
    const versions = new Map(moved.map(({ id, version }) => [id, version]));
    const send = async (ids: readonly string[]) => {
      const body = { applicationIds: [...ids], versions: ids.map((id) => versions.get(id) ?? 0) };
      return (await call(undoConfirm, { params: { id: positionId }, body })).data;
    };
    try {
      const { data, leftAlone } = await sendForRest([...versions.keys()], send);
      const subjects = formatList(data.sentMessages.map(({ subject }) => subject));
      const stayed = words.leftConfirmed(people.filter(({ id }) => leftAlone.has(id)));
      const description = [stayed, subjects && t('pending.undo.sent', { subjects })]
        .filter(Boolean)
        .join('. ');
      toast.status(t('pending.undo.done'), {
        ...(description ? { description } : {}),
        // What did not happen stays until it has been read.
        ...(stayed ? { duration: null } : {}),
      });
      readAgain(data.applications);
      return true;
    } catch (error) {
      if (isLate(error)) toast.error(t('pending.undo.impossible'));
      else toast.standardError();
      readAgain();
      return isLate(error);
    }
  };
}

/**
 * Confirms and restores those who were discarded by their score: `people` are asked for, `seen` those of whom it was said that
 * they would be, by default the same. `reason`: why, which may be empty. Both answer whether it was done; a failure is told.
 */
export function usePendingCalls(positionId: string, tell: (told: Reversible) => void) {
  const t = useT();
  const words = useWords();
  const readAgain = useReadAgain(positionId);
  const undo = useUndoConfirm(positionId);
  const refuse = (error: unknown): void => {
    if (isSettled(error)) toast.status(t('pending.settled'));
    else toast.standardError();
    readAgain();
  };
  const params = { id: positionId };
  const bodyOf = (people: readonly WaitingPerson[], reason: string) => ({
    applicationIds: people.map(({ id }) => id),
    ...(reason.trim() ? { reason } : {}),
  });
  return {
    confirm: async (
      people: readonly WaitingPerson[],
      reason: string,
      seen: readonly WaitingPerson[] = people,
    ): Promise<boolean> => {
      try {
        const body = bodyOf(people, reason);
        const { applications, announced } = (await call(confirmDiscards, { params, body })).data;
        readAgain(applications);
        const { values, stayed } = words.done(seen, applications);
        tell({
          title: t('pending.confirmed', values),
          stayed,
          moved: applications,
          announced,
          undo: () => undo(applications, seen),
          shortest: UNDO_MS,
        });
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
    restore: async (people: readonly WaitingPerson[], reason: string): Promise<boolean> => {
      try {
        const body = bodyOf(people, reason);
        const { applications } = (await call(restoreDiscards, { params, body })).data;
        readAgain(applications);
        const { values, stayed } = words.done(people, applications);
        toast.success(t('pending.restored', values), stayed ? { description: stayed, duration: null } : {});
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  };
}
