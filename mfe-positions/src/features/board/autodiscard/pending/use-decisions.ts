import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { toast } from '@cantera/shared/design-system';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../messages/autodiscard.ts';
import type { Review } from './review.ts';
import type { usePendingCalls, WaitingPerson } from './use-pending-calls.ts';

type Calls = ReturnType<typeof usePendingCalls>;

/** Why somebody decides: what is typed is given with the next decision, and with no other. */
interface Reason {
  readonly value: string;
  /** Empties the field of a reason that was given, unless something else was typed since. */
  readonly onGiven: (reason: string) => void;
  /** Puts a reason back that was given and not stored, unless something was typed since. */
  readonly onRefused: (reason: string) => void;
}

/** The reason of a review, with the changes of its field. */
export const reasonOf = (
  value: string,
  onReview: Dispatch<SetStateAction<Review>>,
): Reason & { onChange: (reason: string) => void } => ({
  value,
  onChange: (reason) => onReview((before) => ({ ...before, reason })),
  onGiven: (reason) => onReview((before) => (before.reason === reason ? { ...before, reason: '' } : before)),
  onRefused: (reason) => onReview((before) => (before.reason ? before : { ...before, reason })),
});

/** The question before some are confirmed: who no longer waits is taken out of it, and with nobody left it goes, in words. */
export function useQuestion(pending: readonly BoardApplication[], calls: Calls, reason: Reason) {
  const t = useT();
  const [asked, setAsked] = useState<{ all: readonly WaitingPerson[]; people: readonly WaitingPerson[] }>();
  // While they are being confirmed the board may know before the answer that they do not wait.
  const isConfirming = useRef(false);
  useEffect(() => {
    if (!asked || isConfirming.current) return;
    const waiting = new Set(pending.map(({ id }) => id));
    const people = asked.people.filter(({ id }) => waiting.has(id));
    if (people.length === asked.people.length) return;
    setAsked(people.length > 0 ? { ...asked, people } : undefined);
    if (people.length === 0) toast.status(t('pending.settled'));
  }, [asked, pending, t]);
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    isConfirming.current = true;
    const isStored = await calls.confirm(asked.people, reason.value, asked.all);
    if (isStored) reason.onGiven(reason.value);
    isConfirming.current = false;
    setAsked(undefined);
  };
  return {
    people: asked?.people,
    ask: (people: readonly WaitingPerson[]) => setAsked({ all: people, people }),
    cancel: () => setAsked(undefined),
    confirm,
  };
}

/** Restores some; whoever is on their way is busy, the others can be restored meanwhile. */
export function useRestoring(calls: Calls, reason: Reason) {
  const [restoring, setRestoring] = useState<ReadonlySet<string>>(new Set());
  const restore = async (people: readonly WaitingPerson[]): Promise<void> => {
    const ids = new Set(people.map(({ id }) => id));
    setRestoring((before) => new Set([...before, ...ids]));
    // Given away at once: who is restored meanwhile is restored for another reason, or none.
    reason.onGiven(reason.value);
    if (!(await calls.restore(people, reason.value))) reason.onRefused(reason.value);
    setRestoring((before) => new Set([...before].filter((id) => !ids.has(id))));
  };
  return { restoring, restore };
}
