import { listClients } from '@cantera/shared/contracts/clients';
import { oneOf, type PositionStatus, PRIORITIES, type Priority } from '@cantera/shared/contracts/enums';
import { ChoiceFilter, SearchInput, useText } from '@cantera/shared/design-system';
import { RemoteSelect, type RemoteSource } from '@cantera/shared/forms';
import { LISTED_STATUSES, PRIORITY_TEXTS, STATUS_TEXTS } from '@cantera/shared/positions';
import { useMay } from '@cantera/shared/session';
import { useT } from '../../messages/assign.ts';
import styles from './assign-dialog.module.css';

export type PositionFilter = {
  search: string;
  clientId: string | null;
  status: PositionStatus | undefined;
  priority: Priority | undefined;
};
export const NO_FILTERS: PositionFilter = {
  search: '',
  clientId: null,
  status: undefined,
  priority: undefined,
};
/** What the list begins with: where somebody can be added. */
export const FIRST_FILTERS: PositionFilter = { ...NO_FILTERS, status: 'OPEN' };

const PRELOADED = 100;
const FOUND = 9;
const CLIENTS: RemoteSource<typeof listClients> = {
  endpoint: listClients,
  ask: (term) => ({ query: term ? { search: term, perPage: FOUND } : { perPage: PRELOADED } }),
  optionsOf: ({ data }) => data.items.map(({ id, name }) => ({ value: id, label: name })),
};

type PositionFiltersProps = { filter: PositionFilter; onChange: (filter: PositionFilter) => void };

/** Title, client, priority and status. */
export function PositionFilters({ filter, onChange }: PositionFiltersProps) {
  const t = useT();
  const text = useText();
  const canReadClients = useMay(listClients);
  const byPriority = [...PRIORITIES].reverse();
  return (
    <fieldset className={styles.filters} aria-label={t('candidates.assign.filters')}>
      <SearchInput
        className={styles.search}
        label={t('candidates.assign.search')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {canReadClients && (
        <RemoteSelect
          className={styles.clientFilter}
          label={t('candidates.assign.client')}
          placeholder={t('candidates.assign.client')}
          source={CLIENTS}
          isClearable
          value={filter.clientId}
          onChange={(clientId) => onChange({ ...filter, clientId })}
        />
      )}
      <ChoiceFilter
        isSingle
        label={t('candidates.assign.priority')}
        options={byPriority.map((value) => ({ value, label: text(PRIORITY_TEXTS[value]) }))}
        value={filter.priority ? [filter.priority] : []}
        onChange={([value]) => onChange({ ...filter, priority: oneOf(PRIORITIES, value) })}
      />
      <ChoiceFilter
        isSingle
        label={t('candidates.assign.status')}
        options={LISTED_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value]) }))}
        value={filter.status ? [filter.status] : []}
        onChange={([value]) => onChange({ ...filter, status: oneOf(LISTED_STATUSES, value) })}
      />
    </fieldset>
  );
}
