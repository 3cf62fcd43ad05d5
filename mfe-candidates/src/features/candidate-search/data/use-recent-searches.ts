import { apiKey, call, useApi, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  deleteLatestSearch,
  type LatestSearch,
  listLatestSearches,
  restoreLatestSearch,
} from '@cantera/shared/contracts/candidate-search';
import type { QueryState } from '@cantera/shared/data-view';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/search.ts';

type Latest = EndpointResponse<typeof listLatestSearches>;

/** After a search the latest ones are read again, in ms (AIS-16). */
const READ_AGAIN_MS = 1_000;

export type RecentSearches = {
  query: QueryState<Latest>;
  remove: (record: LatestSearch) => Promise<void>;
};

/** The reader's latest searches; `executed` says which one was executed last, and when. */
export function useRecentSearches(executed: string | undefined): RecentSearches {
  const t = useT();
  const query = useApi(listLatestSearches, {});
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!executed) return;
    const timer = setTimeout(() => void latest.current(listLatestSearches), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [executed]);

  const restore = async (searchId: string) => {
    await call(restoreLatestSearch, { params: { searchId } }).catch(() => toast.standardError());
    await refresh(listLatestSearches);
  };
  const remove = async ({ queryId: searchId, queryTerm }: LatestSearch) => {
    const without = (list?: Latest): Latest => ({
      data: { items: list?.data.items.filter(({ queryId }) => queryId !== searchId) ?? [] },
    });
    const send = async (list?: Latest) => {
      await call(deleteLatestSearch, { params: { searchId } });
      return without(list);
    };
    try {
      const key = apiKey(listLatestSearches, {});
      await mutate<Latest>(key, send, { optimisticData: without, rollbackOnError: true });
    } catch {
      toast.standardError();
      return;
    }
    toast.success(t('search.recent.deleted'), {
      ...(queryTerm ? { description: queryTerm } : {}),
      action: { label: t('search.undo'), onSelect: () => void restore(searchId) },
    });
  };
  return { query, remove };
}
