import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { listMerges, undoMerge } from '@cantera/shared/contracts/merges';
import { toast } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { useT } from '../messages/index.ts';

/** Reads again whatever a merge or its undo changes. */
export function useMergeRefresh(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await Promise.all([
      refresh(listMerges),
      refresh(listDuplicates),
      refresh(listCandidates),
      refresh(getCandidate),
    ]);
  };
}

/** Makes two of one again and says so; a refusal says why. */
export function useMergeUndo(): (id: string) => Promise<void> {
  const t = useT();
  const refresh = useMergeRefresh();
  return async (id) => {
    try {
      await call(undoMerge, { params: { id } });
      toast.success(t('candidates.merges.undone'));
    } catch (error) {
      if (isApiError(error) && error.is(undoMerge, 'MERGE_FOLLOWED')) {
        const { other, survivor, mergedAt } = error.details;
        toast.error(t('candidates.merges.blocked', { other, survivor, date: formatDate(mergedAt) }));
      } else if (isApiError(error) && error.is(undoMerge, 'MERGE_UNDONE'))
        toast.success(t('candidates.merges.undone'));
      else toast.standardError();
    }
    await refresh();
  };
}
