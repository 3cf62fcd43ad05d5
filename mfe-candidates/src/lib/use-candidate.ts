import { apiKey, useApi, useRefresh } from '@cantera/shared/api-client';
import { type Candidate, getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** One candidate, whole. */
export const useCandidate = (id: string) => useApi(getCandidate, { params: { id } });

export type SendChange = () => Promise<{ data: Candidate }>;

/** Sends a change of a candidate and shows what the server answers everywhere; rejects with the call's error. */
export function useCandidateChange(id: string): (send: SendChange) => Promise<void> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (send) => {
      const answer = await send();
      await mutate(apiKey(getCandidate, { params: { id } }), answer, { revalidate: false });
      void refresh(listCandidates);
    },
    [id, mutate, refresh],
  );
}
