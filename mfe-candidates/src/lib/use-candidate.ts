import { apiKey, useApi, useRefresh } from '@cantera/shared/api-client';
import { type Candidate, getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

/** One candidate, whole. */
export const useCandidate = (id: string) => useApi(getCandidate, { params: { id } });

type Answer = { data: Candidate };

/** Sends a change; `newest` is the candidate as this page knows them by then, where it has read them. */
export type SendChange = (newest: Candidate | undefined) => Promise<Answer>;

/** The last change of each candidate that is on its way. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends a change of a candidate and shows what the server answers everywhere; rejects with the call's error.
 * Changes of one candidate are sent one after the other, so that each knows what those before it have made of
 * the candidate.
 */
export function useCandidateChange(id: string): (send: SendChange) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (send) => {
      const key = apiKey(getCandidate, { params: { id } });
      const before = underWay.get(id);
      const run = async () => {
        await before;
        const known: Answer | undefined = cache.get(unstable_serialize(key))?.data;
        await mutate(key, await send(known?.data), { revalidate: false });
      };
      const mine = run();
      const isOver = mine.catch(() => undefined);
      underWay.set(id, isOver);
      try {
        await mine;
      } finally {
        if (underWay.get(id) === isOver) underWay.delete(id);
      }
      void refresh(listCandidates);
    },
    [id, cache, mutate, refresh],
  );
}
