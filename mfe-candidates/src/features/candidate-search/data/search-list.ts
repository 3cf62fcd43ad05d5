import { SEARCH_PAGE_SIZES } from '@cantera/shared/contracts/candidate-search';
import { isUuid } from '@cantera/shared/contracts/text';
import {
  type AddressParam,
  flagParam,
  type ListConfig,
  type ListState,
  listParam,
  textParam,
} from '@cantera/shared/lists';

type Filters = {
  /** The search as it was executed; without one the words are searched for. */
  queryId: string;
  selected: readonly string[];
  assignToPositionId: string;
  hideAssigned: boolean;
  /** Whom the panel walks through, in this order, instead of the results. */
  candidateIds: readonly string[];
};
export type SearchList = ListState<Filters>;

const idParam: AddressParam<string> = {
  parse: (raw) => (raw && isUuid(raw) ? raw : ''),
  format: textParam.format,
};
const idsParam: AddressParam<readonly string[]> = {
  parse: (raw) => listParam.parse(raw).filter(isUuid),
  format: listParam.format,
};

export const SEARCH_LIST: ListConfig<Filters> = {
  filters: {
    queryId: idParam,
    selected: idsParam,
    assignToPositionId: idParam,
    hideAssigned: flagParam,
    candidateIds: idsParam,
  },
  defaultPageSize: SEARCH_PAGE_SIZES[0],
  names: { search: 'queryTerm', pageSize: 'perPage' },
};

/** Who is chosen stands in the address, which the server takes up to 64 KiB of: some 1,600 people. */
export const MOST_CHOSEN = 1000;

/** Characters of words in an address, encoded: servers and proxies refuse one that is much longer. */
const MAX_ADDRESSED = 2000;
/** Words as an address carries them beside the id of their search, which is enough where they are long. */
export const addressed = (words: string): string | undefined =>
  encodeURIComponent(words).length > MAX_ADDRESSED ? undefined : words || undefined;

/** Which search it is: what was executed, what was typed, or both. */
export type WhichSearch = { queryId?: string; queryTerm?: string | undefined };

/** What the server is asked for a page of a search, as the address says; `which` and `page` where they differ from it. */
export function searchBody(list: SearchList, which?: WhichSearch, page = list.page) {
  const { queryId, assignToPositionId, hideAssigned } = list.filters;
  const { queryId: id, queryTerm: words } = which ?? { queryId, queryTerm: list.search };
  return {
    page,
    pageSize: list.pageSize,
    queryId: id || undefined,
    queryTerm: words || undefined,
    assignedTo: assignToPositionId || undefined,
    // Without a position there is nobody to hide.
    hideAssigned: (assignToPositionId !== '' && hideAssigned) || undefined,
  };
}
