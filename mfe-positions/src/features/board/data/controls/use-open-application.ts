import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { focusCard } from '../../drag/lift-store.ts';
import { findApplication } from '../../model/board-changes.ts';
import { placeOf } from '../../model/neighbours.ts';
import { NOBODY } from '../use-board-address.ts';
import type { BoardView } from './board-view.ts';

/** How long the check of a move shows before the next candidate comes, in ms. */
const CHECK_MS = 750;

/** Who is looked at: opened, closed, left for the next. `isDone` while the check of a move shows. */
export function useOpenApplication(latest: RefObject<BoardView>, applicationId: string | null) {
  const [isDone, setIsDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who is looked at, known before the address has been drawn: quick presses of an arrow count from here.
  const openId = useRef(applicationId);
  useEffect(() => {
    openId.current = applicationId;
  }, [applicationId]);

  const look = useMemo(() => {
    const open = (applicationId: string, withCv = false): void => {
      const { steps, address, change } = latest.current;
      const found = findApplication(steps, applicationId);
      if (!found) return;
      clearTimeout(timer.current);
      setIsDone(false);
      openId.current = applicationId;
      const candidateId = found.application.candidate.id;
      const mode = withCv ? { candidateMode: 'cv' } : {};
      change({ applicationId, candidateId, ...mode }, { isStep: address.applicationId === null });
    };
    return {
      open,
      close: (): void => {
        const { address, change } = latest.current;
        clearTimeout(timer.current);
        setIsDone(false);
        if (address.applicationId) focusCard(address.applicationId);
        change(NOBODY);
      },
      page: (direction: 1 | -1): void => {
        const place = placeOf(latest.current.walks, openId.current);
        const id = direction === 1 ? place?.nextId : place?.previousId;
        if (id) open(id);
      },
      /** After a move that was `sent`, the check shows; then comes the next, unless somebody else was opened meanwhile. */
      goOn: async (fromId: string, nextId: string | undefined, sent: Promise<boolean>): Promise<void> => {
        setIsDone(true);
        const hasMoved = await Promise.race([
          sent,
          new Promise<true>((resolve) => setTimeout(resolve, CHECK_MS, true)),
        ]);
        if (!hasMoved) return setIsDone(false);
        timer.current = setTimeout(() => {
          setIsDone(false);
          if (nextId && latest.current.address.applicationId === fromId) open(nextId);
        }, CHECK_MS);
      },
    };
  }, [latest]);

  return { look, isDone };
}
