import { call, isApiError } from '@cantera/shared/api-client';
import { undoDiscardRun } from '@cantera/shared/contracts/discard-runs';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../../messages/autodiscard.ts';
import { useReadAgain } from './use-read-again.ts';

/** TOO_LATE: nothing is left to undo. UNANSWERED: the server can be asked again. */
type Undoing = 'UNDONE' | 'TOO_LATE' | 'UNANSWERED';

/** Takes a run back, with why when there are words for it, and says how many came back and how many stay as they are. */
export function useUndoRun(positionId: string) {
  const t = useT();
  const readAgain = useReadAgain(positionId);
  return async (runId: string, reason = ''): Promise<Undoing> => {
    const body = reason.trim() ? { reason } : {};
    try {
      const { applications, left } = (await call(undoDiscardRun, { params: { id: positionId, runId }, body }))
        .data;
      readAgain(applications);
      toast.status(
        t('autodiscard.undone', { count: applications.length }),
        // What did not happen stays until it has been read.
        left > 0 ? { description: t('runs.left', { count: left }), duration: null } : {},
      );
      return 'UNDONE';
    } catch (error) {
      const isLate = isApiError(error) && error.is(undoDiscardRun, 'NOTHING_TO_UNDO');
      if (isLate) toast.error(t('autodiscard.undo.impossible'));
      else toast.standardError();
      readAgain();
      return isLate ? 'TOO_LATE' : 'UNANSWERED';
    }
  };
}
