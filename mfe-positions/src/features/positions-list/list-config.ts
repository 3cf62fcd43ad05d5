import { PRIORITIES } from '@cantera/shared/contracts/enums';
import { POSITION_SORT_FIELDS } from '@cantera/shared/contracts/positions';
import { MAX_QUERY_IDS } from '@cantera/shared/contracts/primitives';
import {
  choiceParam,
  flagParam,
  type ListConfig,
  type ListState,
  limitedListParam,
  textParam,
} from '@cantera/shared/lists';
import { LISTED_STATUSES } from '@cantera/shared/positions';

type Filters = {
  hidden: boolean;
  status: (typeof LISTED_STATUSES)[number] | undefined;
  clientId: string;
  recruitersIds: readonly string[];
  priority: (typeof PRIORITIES)[number] | undefined;
};
export type PositionsListState = ListState<Filters>;

/** Every order that the server knows. */
export const SORTS = POSITION_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

export const LIST: ListConfig<Filters> = {
  filters: {
    hidden: flagParam,
    status: choiceParam(LISTED_STATUSES),
    clientId: textParam,
    recruitersIds: limitedListParam(MAX_QUERY_IDS),
    priority: choiceParam(PRIORITIES),
  },
  viewFilters: ['hidden'],
  sortFields: POSITION_SORT_FIELDS,
  defaultPageSize: 10,
  names: { search: 'q' },
};
