import { getClient, listClients } from './clients.ts';
import type { EndpointInput, EndpointResponse } from './endpoint.ts';

const PRELOADED = 100;
const FOUND = 9;

/** What every client picker asks: the first 100 by name, 9 that match once something is typed, and one that no list holds. */
export const clientChoices = {
  endpoint: listClients,
  ask: (term: string): EndpointInput<typeof listClients> => ({
    query: term ? { search: term, perPage: FOUND } : { perPage: PRELOADED },
  }),
  optionsOf: ({ data }: EndpointResponse<typeof listClients>) =>
    data.items.map(({ id, name }) => ({ value: id, label: name })),
  one: {
    endpoint: getClient,
    ask: (id: string): EndpointInput<typeof getClient> => ({ params: { id } }),
    nameOf: ({ data }: EndpointResponse<typeof getClient>): string => data.name,
  },
};
