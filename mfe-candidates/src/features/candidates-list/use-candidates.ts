import { useApi } from '@cantera/shared/api-client';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { useEffect, useRef } from 'react';
import type { CandidatesListState } from './list-config.ts';

/** The page of candidates that the address asks for; with `shouldRefetch` in it, read again from the server once. */
export function useCandidates(list: CandidatesListState, onRefetched: () => void) {
  const { page, pageSize, search, filters } = list;
  const query = useApi(
    listCandidates,
    {
      query: {
        page,
        perPage: pageSize,
        searchTerm: search || undefined,
        assignedTo: filters.assignToPositionId || undefined,
      },
    },
    { keepPreviousData: true },
  );
  const { mutate } = query;
  const done = useRef(onRefetched);
  useEffect(() => {
    done.current = onRefetched;
  });
  useEffect(() => {
    if (!filters.shouldRefetch) return;
    void mutate();
    done.current();
  }, [filters.shouldRefetch, mutate]);
  return query;
}
