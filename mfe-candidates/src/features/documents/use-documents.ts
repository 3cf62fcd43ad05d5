import { apiKey, useApi, useRefresh } from '@cantera/shared/api-client';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { type CandidateDocument, listDocuments } from '@cantera/shared/contracts/documents';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Links live 5 minutes; they are renewed before. */
const RENEW_MS = 4 * 60_000;

export const useDocuments = (candidateId: string) =>
  useApi(listDocuments, { params: { id: candidateId } }, { refreshInterval: RENEW_MS });

/** Reads the documents and their number again. */
export function useDocumentsRefresh(candidateId: string): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(async () => {
    await refresh(listDocuments, ({ params }) => params.id === candidateId);
    await refresh(getCandidate, ({ params }) => params.id === candidateId);
  }, [candidateId, refresh]);
}

/** Whether a signed link still counts, with some seconds to follow it. */
export function isFresh(url: string, now = Date.now()): boolean {
  const expires = Number(new URLSearchParams(url.split('?')[1]).get('expires'));
  return expires * 1000 > now + 5_000;
}

/** Gives the address of a document's file, renewed where the page stood so long that its own no longer counts. */
export function useFreshLink(candidateId: string): (document: CandidateDocument) => Promise<string> {
  const { mutate } = useSWRConfig();
  return async (document) => {
    if (isFresh(document.fileUrl)) return document.fileUrl;
    const answer: { data: { items: CandidateDocument[] } } | undefined = await mutate(
      apiKey(listDocuments, { params: { id: candidateId } }),
    );
    return answer?.data.items.find(({ id }) => id === document.id)?.fileUrl ?? document.fileUrl;
  };
}
