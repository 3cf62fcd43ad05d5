import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { focusHeading } from '@cantera/shared/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MoveChoices } from '../../../lib/moving/use-announced-move.ts';
import type { MenuRequest } from '../cards/card-menu.tsx';
import { focusCard } from '../drag/lift-store.ts';
import { findApplication, idsOf, type LocatedApplication } from '../model/board-changes.ts';
import { afterLeaving, placeOf, type Walk } from '../model/neighbours.ts';
import { selectTo, toggle } from '../select/selection-store.ts';
import { type BoardAddress, type ChangeAddress, NO_QUESTION, NOBODY } from './use-board-address.ts';
import { useLatest } from './use-latest.ts';
import type { useMoves } from './use-moves.ts';

/** How long the check of a move shows before the next candidate comes, in ms. */
const CHECK_MS = 750;

interface Controls {
  steps: readonly BoardStep[];
  walks: readonly Walk[];
  address: BoardAddress;
  change: ChangeAddress;
  moves: ReturnType<typeof useMoves>;
  canMove: boolean;
}

/** A move of several that waits for an answer. */
export interface AskedMove {
  ids: readonly string[];
  stepId: string;
}

/** The change of the address that a move which asks first makes. */
function questionOf(ids: readonly string[], target: BoardStep) {
  const isHire = target.type === 'HIRED';
  return {
    ...NO_QUESTION,
    [isHire ? 'toHire' : 'toDiscard']: ids.join(','),
    nextStepId: target.id,
    nextStepName: target.name,
    [isHire ? 'isNextStepHired' : 'isNextStepDiscard']: 'true',
  };
}

/** What people do on a board, as functions that stay the same for its whole life. */
export function useBoardControls(controls: Controls) {
  const latest = useLatest(controls);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [automationsOf, setAutomationsOf] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who is looked at, known before the address has been drawn: quick presses of an arrow count from here.
  const openId = useRef(controls.address.applicationId);
  useEffect(() => {
    openId.current = controls.address.applicationId;
  }, [controls.address.applicationId]);

  const actions = useMemo(() => {
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
    const close = (): void => {
      const { address, change } = latest.current;
      clearTimeout(timer.current);
      setIsDone(false);
      if (address.applicationId) focusCard(address.applicationId);
      change(NOBODY);
    };
    /** Where the focus would fall to the body with the cards that leave, who stands beside them gets it. */
    const keepFocus = async (ids: readonly string[], leave: () => Promise<unknown>): Promise<void> => {
      const [first] = ids;
      const beside = first && afterLeaving(latest.current.walks, first, new Set(ids));
      const hadFocus = document.activeElement !== document.body;
      await leave();
      if (!hadFocus || document.activeElement !== document.body) return;
      if (beside) focusCard(beside);
      else focusHeading();
    };
    /** A simple move: the next candidate comes after the check. */
    const send = async (ids: readonly string[], target: BoardStep): Promise<void> => {
      const { address, moves, walks } = latest.current;
      const openId = address.applicationId;
      const isOpen = openId !== null && ids.includes(openId);
      const nextId = isOpen ? placeOf(walks, openId)?.nextId : undefined;
      if (!isOpen) return keepFocus(ids, () => moves.move(ids, target));
      const sent = moves.move(ids, target);
      setIsDone(true);
      const hasMoved = await Promise.race([
        sent,
        new Promise<true>((resolve) => setTimeout(resolve, CHECK_MS, true)),
      ]);
      if (!hasMoved) return setIsDone(false);
      timer.current = setTimeout(() => {
        setIsDone(false);
        if (nextId && latest.current.address.applicationId === openId) open(nextId);
      }, CHECK_MS);
    };
    const start = (chosen: readonly string[], stepId: string): void => {
      const { steps, change, canMove } = latest.current;
      const target = steps.find(({ id }) => id === stepId);
      const ids = chosen.filter((id) => findApplication(steps, id)?.step.id !== stepId);
      if (!target || !canMove || ids.length === 0) return;
      if (target.type === 'HIRED' || target.type === 'DISCARDED') change(questionOf(ids, target));
      else if (ids.length > 1) setAsked({ ids, stepId });
      else void send(ids, target);
    };
    const page = (direction: 1 | -1): void => {
      const place = placeOf(latest.current.walks, openId.current);
      const id = direction === 1 ? place?.nextId : place?.previousId;
      if (id) open(id);
    };
    return {
      open: (applicationId: string) => open(applicationId),
      openCv: (applicationId: string) => open(applicationId, true),
      page,
      close,
      start,
      select: (applicationId: string, isRange = false) => {
        if (!latest.current.canMove) return;
        if (isRange) selectTo(applicationId, latest.current.walks.slice(1));
        else toggle(applicationId);
      },
      openMenu: (applicationId: string, anchor: HTMLElement) => setMenu({ applicationId, anchor }),
      openAutomations: setAutomationsOf,
      closeAutomations: () => {
        setAutomationsOf(null);
        latest.current.change({ addTriggerTo: null });
      },
      discard: (ids: readonly string[]) => {
        const target = latest.current.steps.find(({ type }) => type === 'DISCARDED');
        if (target) start(ids, target.id);
      },
      cancelQuestion: () => {
        setAsked(null);
        latest.current.change(NO_QUESTION);
      },
      moveMany: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => {
        setAsked(null);
        const ids = idsOf(found);
        void keepFocus(ids, () => latest.current.moves.move(ids, target, choices));
      },
      hire: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => {
        const { change, moves } = latest.current;
        const ids = idsOf(found);
        void keepFocus(ids, () => {
          change({ ...NO_QUESTION, ...NOBODY }, { isAtOnce: true });
          return moves.move(ids, target, choices);
        });
        import(/* webpackChunkName: "confetti" */ '../dialogs/confetti.ts').then(
          ({ celebrate }) => celebrate(),
          () => undefined,
        );
      },
      reject: async (
        found: readonly LocatedApplication[],
        target: BoardStep,
        choices: MoveChoices,
      ): Promise<void> => {
        const { address, change, moves, steps, walks } = latest.current;
        const ids = new Set(idsOf(found));
        const openId = address.applicationId;
        const next = openId && ids.has(openId) ? afterLeaving(walks, openId, ids) : openId;
        const candidateId = findApplication(steps, next ?? null)?.application.candidate.id;
        void keepFocus([...ids], () => {
          const opened = next ? { applicationId: next, candidateId } : NOBODY;
          change({ ...NO_QUESTION, ...opened }, { isAtOnce: true });
          return moves.move([...ids], target, choices);
        });
      },
    };
  }, [latest]);

  return { actions, menu, closeMenu: () => setMenu(null), isDone, asked, automationsOf };
}
