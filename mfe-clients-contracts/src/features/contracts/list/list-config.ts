import { CONTRACT_SORT_FIELDS } from '@cantera/shared/contracts/staffing-contracts';
import { isUuid } from '@cantera/shared/contracts/text';
import { type AddressParam, type ListConfig, type ListState, textParam } from '@cantera/shared/lists';

type Filters = { clientId: string; location: string };
export type ContractsListState = ListState<Filters>;

/** What is no id in an address is as good as none: the server would refuse the whole list. */
const idParam: AddressParam<string> = { ...textParam, parse: (raw) => (raw && isUuid(raw) ? raw : '') };

/** Every order that the server knows. */
const SORTS = CONTRACT_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

export const LIST: ListConfig<Filters> = {
  filters: { clientId: idParam, location: textParam },
  sortFields: CONTRACT_SORT_FIELDS,
  defaultPageSize: 10,
  names: { pageSize: 'perPage' },
};

/** What the server is asked for the contracts of this list, whatever the page. */
export const queryOf = ({
  search,
  sort,
  filters,
}: Pick<ContractsListState, 'search' | 'sort' | 'filters'>) => ({
  search: search || undefined,
  location: filters.location || undefined,
  clientId: filters.clientId || undefined,
  sortBy: SORTS.find((known) => known === sort),
});
