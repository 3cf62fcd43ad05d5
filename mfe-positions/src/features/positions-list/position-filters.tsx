import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { oneOf, PRIORITIES, type Priority } from '@cantera/shared/contracts/enums';
import { MAX_QUERY_IDS } from '@cantera/shared/contracts/primitives';
import { listUsers } from '@cantera/shared/contracts/users';
import { ChoiceFilter, ClearFilters, useText } from '@cantera/shared/design-system';
import { useGoneValues, useOneOfMany } from '@cantera/shared/lists';
import { LISTED_STATUSES, PRIORITY_TEXTS, STATUS_TEXTS } from '@cantera/shared/positions';
import { useMay } from '@cantera/shared/session';
import { personOf } from '../../lib/position-words.ts';
import { useT } from '../../messages/index.ts';
import type { PositionsListState } from './list-config.ts';

/** Status, client, recruiters and priority; each shows its value and can be cleared. */
export function PositionFilters({ list }: { list: PositionsListState }) {
  const t = useT();
  const text = useText();
  const canReadClients = useMay(clientChoices.endpoint);
  const { filters, setFilter } = list;
  const clients = useOneOfMany(clientChoices, {
    id: filters.clientId,
    drop: () => list.dropFilter('clientId', ''),
    canRead: canReadClients,
  });
  const members = useApi(listUsers, {});
  useGoneValues(
    filters.recruitersIds,
    members.data?.users.map(({ id }) => id),
    (rest) => list.dropFilter('recruitersIds', rest),
  );
  const byPriority = [...PRIORITIES].reverse();
  return (
    <>
      <ChoiceFilter
        isSingle
        label={t('positions.list.status')}
        options={LISTED_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value]) }))}
        value={filters.status ? [filters.status] : []}
        onChange={([value]) => setFilter('status', oneOf(LISTED_STATUSES, value))}
      />
      {canReadClients && (
        <ChoiceFilter
          isSingle
          label={t('positions.list.client')}
          {...clients}
          onChange={([value]) => setFilter('clientId', value ?? '')}
        />
      )}
      <ChoiceFilter
        label={t('positions.list.recruiters')}
        options={(members.data?.users ?? [])
          .filter(({ role }) => role !== 'HIRING_MANAGER')
          .map((user) => ({ value: user.id, label: personOf(user).name }))}
        max={MAX_QUERY_IDS}
        value={filters.recruitersIds}
        onChange={(value) => setFilter('recruitersIds', value)}
      />
      <ChoiceFilter
        isSingle
        label={t('positions.list.priority')}
        options={byPriority.map((value: Priority) => ({ value, label: text(PRIORITY_TEXTS[value]) }))}
        value={filters.priority ? [filters.priority] : []}
        onChange={([value]) => setFilter('priority', oneOf(PRIORITIES, value))}
      />
      {list.isFiltered && (
        <ClearFilters onClear={list.clearFilters}>{t('positions.list.clear')}</ClearFilters>
      )}
    </>
  );
}
