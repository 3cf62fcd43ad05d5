import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { toast } from '@cantera/shared/design-system';
import { useRef } from 'react';
import { useT } from '../../../messages/hunts.ts';
import type { Decision, useDecide } from './use-decide.ts';

/** Somebody as they were before a decision. */
type Before = { personId: string; decision: Decision };

/** The decisions that can be taken back, the latest first. Whoever was added is taken out in the position. */
export function useUndo({ people, calls, decide }: ReturnType<typeof useDecide>) {
  const t = useT();
  const list = useRef<readonly Before[]>([]);

  const restore = async ({ personId, decision }: Before): Promise<void> => {
    const person = people.current.find(({ id }) => id === personId);
    if (!person || person.status === 'ADDED_TO_JOB') return;
    const { status, reason, kept } = decision;
    // A maybe stays one through a discard and back.
    const send = (): Promise<PoolCandidate> =>
      person.status !== status && status !== 'ADDED_TO_JOB'
        ? calls.setStatus(personId, status, reason)
        : calls.update(personId, { kept });
    if (await decide(person, decision, send))
      toast.status(t('hunts.undone'), { description: fullName(person) });
  };
  return {
    remember: ({ id, status, kept, reason }: PoolCandidate): void => {
      list.current = [{ personId: id, decision: { status, kept, reason } }, ...list.current];
    },
    /** Of somebody whose decision stands, or never came to be. */
    forget: (personId: string): void => {
      list.current = list.current.filter((one) => one.personId !== personId);
    },
    /** Takes the latest decision back; answers whose it was. */
    undo: (): string | undefined => {
      const [last, ...others] = list.current;
      list.current = others;
      if (last) void restore(last);
      else toast.status(t('hunts.nothingToUndo'), { description: t('hunts.nothingToUndo.text') });
      return last?.personId;
    },
  };
}
