import { call } from '@cantera/shared/api-client';
import { type ClientListItem, listClients } from '@cantera/shared/contracts/clients';
import type { ReadOptions } from '../../../lib/csv/csv-button.tsx';
import type { queryOf } from '../list-config.ts';

const PAGE_SIZE = 500;

/**
 * Every client that the query matches, in its order, read page after page. A client that moves to another page
 * meanwhile is taken once. Throws ApiError, or the signal's reason.
 */
export async function collectClients(
  query: ReturnType<typeof queryOf>,
  { signal, onProgress }: ReadOptions,
): Promise<ClientListItem[]> {
  const found = new Map<string, ClientListItem>();
  let total = 0;
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, perPage: PAGE_SIZE, withTotal: page === 1 };
    const { data } = await call(listClients, { query: asked }, { signal });
    for (const client of data.items) found.set(client.id, client);
    total = Math.max(data.pagination.totalItems ?? total, found.size);
    onProgress({ done: found.size, total });
    if (data.items.length < PAGE_SIZE) return [...found.values()];
  }
}
