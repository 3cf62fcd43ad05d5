import { listPositions } from '@cantera/shared/contracts/positions';
import type { RemoteSource } from '@cantera/shared/forms';

const PRELOADED = 100;
const FOUND = 20;

/** The open positions that the reader may see, named with their clients where two could be called the same. */
export const OPEN_POSITIONS: RemoteSource<typeof listPositions> = {
  endpoint: listPositions,
  ask: (term) => ({
    query: { status: 'OPEN', ...(term ? { search: term, perPage: FOUND } : { perPage: PRELOADED }) },
  }),
  optionsOf: ({ data }) =>
    data.items.map(({ id, title, client }) => ({
      value: id,
      label: client ? `${title} · ${client.name}` : title,
    })),
};
