import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import type { Walk } from '../../model/neighbours.ts';
import type { useMoves } from '../moves/use-moves.ts';
import type { BoardAddress, ChangeAddress } from '../use-board-address.ts';

/** A board as it was last drawn, for what people do on it. */
export interface BoardView {
  steps: readonly BoardStep[];
  walks: readonly Walk[];
  address: BoardAddress;
  change: ChangeAddress;
  moves: ReturnType<typeof useMoves>;
  canMove: boolean;
}

/** A move of several that waits for an answer. */
export interface MoveQuestion {
  ids: readonly string[];
  stepId: string;
}
