import { useApi } from '@cantera/shared/api-client';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import type { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../../messages/search.ts';
import { type SearchList, searchBody } from './search-list.ts';
import type { Search } from './use-search.ts';

type Walk = {
  place: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** The people of another page of the search; undefined until they are known, or where none is asked for. */
function usePageIds(list: SearchList, page: number | undefined): readonly string[] | undefined {
  const asked = page === undefined ? null : { body: searchBody(list, undefined, page) };
  return useApi(searchCandidates, asked).data?.data.items.map(({ id }) => id);
}

/** The neighbours of the open candidate: of those that the address names, else of all results, over their pages. */
export function useWalk(
  list: SearchList,
  search: Search,
  candidateId: string,
  change: ReturnType<typeof useRowsAddress>['change'],
): Walk {
  const t = useT();
  const { page, pageSize, filters } = list;
  const { candidateIds, queryId } = filters;
  const isGiven = candidateIds.length > 0;
  const shown = search.isCurrent ? search.page : undefined;
  const ids = isGiven ? candidateIds : (shown?.items.map(({ id }) => id) ?? []);
  const index = ids.indexOf(candidateId);
  const first = isGiven ? 0 : (page - 1) * pageSize;
  const total = isGiven ? ids.length : (shown?.pagination.totalItems ?? 0);
  const isOnPages = !isGiven && index >= 0 && queryId !== '';
  const isFirst = isOnPages && index === 0 && page > 1;
  const isLast = isOnPages && index === ids.length - 1 && page * pageSize < total;
  const before = usePageIds(list, isFirst ? page - 1 : undefined);
  const after = usePageIds(list, isLast ? page + 1 : undefined);
  const to = (id: string | undefined, onPage = page) =>
    id === undefined
      ? undefined
      : () =>
          change(
            { candidateId: id, ...(isGiven ? {} : { page: onPage > 1 ? `${onPage}` : undefined }) },
            true,
          );
  if (index < 0) return { place: undefined, onPrevious: undefined, onNext: undefined };
  return {
    place: t('search.place', { index: first + index + 1, count: total }),
    onPrevious: isFirst ? to(before?.at(-1), page - 1) : to(ids[index - 1]),
    onNext: isLast ? to(after?.[0], page + 1) : to(ids[index + 1]),
  };
}
