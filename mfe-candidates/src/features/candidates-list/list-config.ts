import { flagParam, type ListConfig, type ListState, listParam, textParam } from '@cantera/shared/data-view';

type Filters = {
  selected: readonly string[];
  assignToPositionId: string;
  shouldRefetch: boolean;
};
export type CandidatesListState = ListState<Filters>;

export const LIST: ListConfig<Filters> = {
  filters: { selected: listParam, assignToPositionId: textParam, shouldRefetch: flagParam },
  viewFilters: ['selected', 'assignToPositionId', 'shouldRefetch'],
  defaultPageSize: 10,
  names: { search: 'q' },
};
