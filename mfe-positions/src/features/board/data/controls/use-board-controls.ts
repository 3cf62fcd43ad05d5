import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { useMemo, useState } from 'react';
import type { MenuRequest } from '../../cards/card-menu.tsx';
import { findApplication } from '../../model/board-changes.ts';
import { placeOf } from '../../model/neighbours.ts';
import { selectTo, toggle } from '../../select/selection-store.ts';
import { NO_QUESTION } from '../use-board-address.ts';
import { useLatest } from '../use-latest.ts';
import type { BoardView, MoveQuestion } from './board-view.ts';
import { keepFocus } from './keep-focus.ts';
import { moveAnswers } from './move-answers.ts';
import { useOpenApplication } from './use-open-application.ts';

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
export function useBoardControls(view: BoardView) {
  const latest = useLatest(view);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [asked, setAsked] = useState<MoveQuestion | null>(null);
  const [automationsOf, setAutomationsOf] = useState<string | null>(null);
  const { look, isDone } = useOpenApplication(latest, view.address.applicationId);

  const actions = useMemo(() => {
    /** A simple move: the next candidate comes after the check. */
    const send = async (ids: readonly string[], target: BoardStep): Promise<void> => {
      const { address, moves, walks } = latest.current;
      const openId = address.applicationId;
      if (openId === null || !ids.includes(openId))
        return keepFocus(walks, ids, () => moves.move(ids, target));
      await look.goOn(openId, placeOf(walks, openId)?.nextId, moves.move(ids, target));
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
    return {
      open: (applicationId: string) => look.open(applicationId),
      openCv: (applicationId: string) => look.open(applicationId, true),
      page: look.page,
      close: look.close,
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
      ...moveAnswers(latest, () => setAsked(null)),
    };
  }, [latest, look]);

  return { actions, menu, closeMenu: () => setMenu(null), isDone, asked, automationsOf };
}
