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

/**
 * The page of candidates that the address asks for; with `shouldRefetch` in it, read again from the server once. While there are
 * many and they are being counted, `isMore` says that there are more than `total`.
 */
export function useCandidates(list: CandidatesListState, onRefetched: () => void) {
  const { page, pageSize, search, filters } = list;
  const asked = { searchTerm: search || undefined, ...filtersOf(filters) };
  const query = useApi(
    listCandidates,
    {
      query: {
        page,
        perPage: pageSize,
        ...(search ? { totalMayWait: true } : {}),
        assignedTo: filters.assignToPositionId || undefined,
        ...asked,
      },
    },
    { keepPreviousData: true },
  );
  const pagination = query.data?.data.pagination;
  const moreThan = pagination?.moreThan;
  // While another page is on its way, what shows is counted already.
  const counted = useApi(
    listCandidates,
    moreThan === undefined || query.isLoading || query.error
      ? null
      : { query: { ...asked, countOnly: true } },
    { keepPreviousData: true },
  );
  // One that failed leaves the number of the search before.
  const isCounted = !counted.isLoading && !counted.error;
  const count = isCounted ? counted.data?.data.pagination.totalItems : undefined;
  const total = moreThan === undefined ? pagination?.totalItems : (count ?? moreThan);
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
  return { query, total, isMore: moreThan !== undefined && count === undefined };
}
