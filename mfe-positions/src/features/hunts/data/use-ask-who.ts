import type { Hunt } from '@cantera/shared/contracts/hunts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStillOpen } from './use-still-open.ts';

/** Asks who somebody of a file is before they are added; only while the position is open, and nothing else was decided meanwhile. */
export function useAskWho(hunt: Hunt) {
  const isStillOpen = useStillOpen(hunt);
  const [personId, setPersonId] = useState<string>();
  /** Of whom it is asked whether they can be added still, until something else is decided or looked at. */
  const next = useRef<{ readonly personId: string }>(undefined);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere is asked nothing there.
  useEffect(() => {
    next.current = undefined;
  }, [search]);
  return {
    /** Who it is asked of. */
    personId,
    isNext: (id: string): boolean => next.current?.personId === id,
    ask: async (id: string): Promise<void> => {
      const turn = { personId: id };
      next.current = turn;
      const isOpen = await isStillOpen();
      if (next.current !== turn) return;
      next.current = undefined;
      if (isOpen) setPersonId(id);
    },
    /** Something else was decided: who was next is not asked of any more. */
    giveUp: (): void => {
      next.current = undefined;
    },
    end: (): void => setPersonId(undefined),
  };
}
