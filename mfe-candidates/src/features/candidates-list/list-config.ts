import { MAX_OF_A_FILTER } from '@cantera/shared/contracts/candidates';
import { GDPR_STATUSES, JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { isUuid } from '@cantera/shared/contracts/text';
import {
  choiceParam,
  flagParam,
  type ListConfig,
  type ListState,
  limitedListParam,
  listParam,
  textParam,
} from '@cantera/shared/lists';

export const PROCESS = ['true', 'false'] as const;

type Filters = {
  tags: readonly string[];
  skills: readonly string[];
  /** Ids of cities. */
  cities: readonly string[];
  languages: readonly string[];
  jobSearch: readonly string[];
  consent: readonly string[];
  inProcess: (typeof PROCESS)[number] | undefined;
  selected: readonly string[];
  assignToPositionId: string;
  shouldRefetch: boolean;
};
export type CandidatesListState = ListState<Filters>;

/** As many words of a list as the server takes, of those that can be one; others in the address are passed over. */
const listOf = (isOne: (word: string) => boolean) => limitedListParam(MAX_OF_A_FILTER, isOne);
const isAmong =
  (words: readonly string[]) =>
  (word: string): boolean =>
    words.includes(word);

const OF_THE_MOMENT = ['selected', 'assignToPositionId', 'shouldRefetch'] as const;

export const LIST: ListConfig<Filters> = {
  filters: {
    tags: listOf(isUuid),
    skills: listOf(isUuid),
    cities: listOf((word) => /^\d{1,9}$/.test(word)),
    languages: listOf((word) => /^[a-z]{2}$/.test(word)),
    jobSearch: listOf(isAmong(JOB_SEARCH_STATUSES)),
    consent: listOf(isAmong(GDPR_STATUSES)),
    inProcess: choiceParam(PROCESS),
    selected: listParam,
    assignToPositionId: textParam,
    shouldRefetch: flagParam,
  },
  viewFilters: OF_THE_MOMENT,
  unsavedFilters: OF_THE_MOMENT,
  isSearchUnsaved: true,
  defaultPageSize: 10,
  names: { search: 'q' },
};
