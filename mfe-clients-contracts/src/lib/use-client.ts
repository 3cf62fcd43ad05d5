import { apiKey, call, useApi, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type Client, getClient, listClients } from '@cantera/shared/contracts/clients';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

type Answer = EndpointResponse<typeof getClient>;

/** One client, whole. While `isLeaving` it is not read again, and what was read stays. */
export const useClient = (id: string, isLeaving = false) =>
  useApi(getClient, isLeaving ? null : { params: { id } }, { keepPreviousData: true });

/** Reads a client again, for one who wants what someone else saved. Rejects with ApiError. */
export function useFreshClient(id: string): () => Promise<Client> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const fresh = await call(getClient, { params: { id } });
    await mutate(apiKey(getClient, { params: { id } }), fresh, { revalidate: false });
    return fresh.data;
  }, [id, mutate]);
}

type Change<T> = {
  send: () => Promise<T>;
  /** The client as it is shown until the server answers; put back as it was when the server refuses. */
  shown?: (client: Client) => Client;
  /** The client once the server has answered. */
  saved: (client: Client, answer: T) => Client;
};

/** The last change of each client that is under way: two at once would each answer with a client without the other's. */
const running = new Map<string, Promise<unknown>>();

function oneAtATime<T>(id: string, run: () => Promise<T>): Promise<T> {
  const mine = (running.get(id) ?? Promise.resolve()).then(run, run);
  running.set(id, mine);
  const forget = () => {
    if (running.get(id) === mine) running.delete(id);
  };
  mine.then(forget, forget);
  return mine;
}

/** Sends a change of a client or of something it holds, and shows it wherever the client stands; rejects with the call's error. */
export function useClientChange(id: string): <T>(change: Change<T>) => Promise<void> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async ({ send, shown, saved }) => {
      const put = (current: Answer | undefined, change: (client: Client) => Client): Answer => {
        if (!current) throw new Error('a client is changed where it is shown');
        return { data: change(current.data) };
      };
      const write = async (current: Answer | undefined) => {
        const answer = await send();
        return put(current, (client) => saved(client, answer));
      };
      await oneAtATime(id, () =>
        mutate<Answer>(apiKey(getClient, { params: { id } }), write, {
          ...(shown ? { optimisticData: (current?: Answer) => put(current, shown) } : {}),
          rollbackOnError: true,
          revalidate: false,
        }),
      );
      void refresh(listClients);
    },
    [id, mutate, refresh],
  );
}
