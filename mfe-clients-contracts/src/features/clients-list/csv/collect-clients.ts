import { call } from '@cantera/shared/api-client';
import { type ClientListItem, listClients } from '@cantera/shared/contracts/clients';
import type { queryOf } from '../list-config.ts';

const PAGE_SIZE = 500;

export type Progress = { done: number; total: number };
type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/**
 * Every client that the query matches, in its order, read page after page. A client that moves to another page
 * meanwhile is taken once. Throws ApiError, or the signal's reason.
 */
export async function collectClients(
  query: ReturnType<typeof queryOf>,
  { signal, onProgress }: Options,
): Promise<ClientListItem[]> {
  const found = new Map<string, ClientListItem>();
  for (let page = 1; ; page += 1) {
    const { data } = await call(listClients, { query: { ...query, page, perPage: PAGE_SIZE } }, { signal });
    for (const client of data.items) found.set(client.id, client);
    const { totalItems } = data.pagination;
    onProgress({ done: Math.min(found.size, totalItems), total: totalItems });
    if (data.items.length < PAGE_SIZE || page * PAGE_SIZE >= totalItems) return [...found.values()];
  }
}
