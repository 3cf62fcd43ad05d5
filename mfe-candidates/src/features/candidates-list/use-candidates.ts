import { useApi } from '@cantera/shared/api-client';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { GDPR_STATUSES, JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { useEffect, useRef } from 'react';
import type { CandidatesListState } from './list-config.ts';

const given = <T>(values: readonly T[]): T[] | undefined => (values.length > 0 ? [...values] : undefined);
/** What the server is asked to filter by. */
const filtersOf = (filters: CandidatesListState['filters']) => ({
  tags: given(filters.tags),
  skills: given(filters.skills),
  cities: given(filters.cities),
  languages: given(filters.languages),
  jobSearch: given(JOB_SEARCH_STATUSES.filter((status) => filters.jobSearch.includes(status))),
  consent: given(GDPR_STATUSES.filter((status) => filters.consent.includes(status))),
  inProcess: filters.inProcess && filters.inProcess === 'true',
});

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
        ...filtersOf(filters),
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
