import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { filterNamed, type ReviewFilterName } from './review-filters.ts';

/** Which intake, which of its CVs, which page of them, and the one that is open: all of it stands in the address. */
export function useReviewAddress() {
  const { intake: intakeId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (values: Record<string, string | undefined>, replace: boolean) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setSearch],
  );
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return useMemo(
    () => ({
      intakeId,
      filter: filterNamed(search.get('show')),
      page,
      itemId: search.get('item') ?? undefined,
      hrefTo: (itemId: string) => {
        const next = new URLSearchParams(search);
        next.set('item', itemId);
        return `?${next}`;
      },
      show: (name: ReviewFilterName) =>
        change({ show: name === 'todo' ? undefined : name, page: undefined, item: undefined }, false),
      turnTo: (next: number) => change({ page: next > 1 ? String(next) : undefined, item: undefined }, false),
      open: (itemId: string | undefined) => change({ item: itemId }, true),
    }),
    [intakeId, search, page, change],
  );
}
export type ReviewAddress = ReturnType<typeof useReviewAddress>;
