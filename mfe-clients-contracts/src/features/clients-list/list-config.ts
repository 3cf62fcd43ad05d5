import { CLIENT_SORT_FIELDS } from '@cantera/shared/contracts/clients';
import type { ListConfig, ListState } from '@cantera/shared/lists';

type Filters = Record<never, never>;
export type ClientsListState = ListState<Filters>;

/** Every order that the server knows. */
const SORTS = CLIENT_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

export const LIST: ListConfig<Filters> = {
  filters: {},
  sortFields: CLIENT_SORT_FIELDS,
  defaultPageSize: 10,
  names: { pageSize: 'perPage' },
};

/** What the server is asked for the clients of this list, whatever the page. */
export const queryOf = ({ search, sort }: Pick<ClientsListState, 'search' | 'sort'>) => ({
  search: search || undefined,
  sortBy: SORTS.find((known) => known === sort),
});
