import { useRefresh } from '@cantera/shared/api-client';
import { listDiscardRuns } from '@cantera/shared/contracts/discard-runs';
import { listPendingDiscards } from '@cantera/shared/contracts/discard-scoring';
import type { MovedApplication } from '@cantera/shared/contracts/pipeline';
import { useBoardCache } from '../data/use-board.ts';
import { withMoves } from '../model/live-changes.ts';

/** The board and the lists of those who wait after an answer, or after none. */
export function useReadAgain(positionId: string) {
  const refresh = useRefresh();
  const changeCache = useBoardCache(positionId);
  return (moved: readonly MovedApplication[] = []): void => {
    void changeCache((steps) => withMoves(steps, moved));
    void refresh(listPendingDiscards, (input) => input.params.id === positionId);
    void refresh(listDiscardRuns, (input) => input.params.id === positionId);
  };
}
