import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import type { RefObject } from 'react';
import type { MoveChoices } from '../../../../lib/moving/use-announced-move.ts';
import { findApplication, idsOf, type LocatedApplication } from '../../model/board-changes.ts';
import { afterLeaving } from '../../model/neighbours.ts';
import { NO_QUESTION, NOBODY } from '../use-board-address.ts';
import type { BoardView } from './board-view.ts';
import { keepFocus } from './keep-focus.ts';

/** What a move that asked first does, once its dialog has been answered; `forget` puts the question of several away. */
export function moveAnswers(latest: RefObject<BoardView>, forget: () => void) {
  return {
    cancelQuestion: () => {
      forget();
      latest.current.change(NO_QUESTION);
    },
    moveMany: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => {
      forget();
      const ids = idsOf(found);
      void keepFocus(latest.current.walks, ids, () => latest.current.moves.move(ids, target, choices));
    },
    hire: (found: readonly LocatedApplication[], target: BoardStep, choices: MoveChoices) => {
      const { change, moves, walks } = latest.current;
      const ids = idsOf(found);
      void keepFocus(walks, ids, () => {
        change({ ...NO_QUESTION, ...NOBODY }, { isAtOnce: true });
        return moves.move(ids, target, choices);
      });
      import(/* webpackChunkName: "confetti" */ '../../dialogs/confetti.ts').then(
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
      void keepFocus(walks, [...ids], () => {
        const opened = next ? { applicationId: next, candidateId } : NOBODY;
        change({ ...NO_QUESTION, ...opened }, { isAtOnce: true });
        return moves.move([...ids], target, choices);
      });
    },
  };
}
