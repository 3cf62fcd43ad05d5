import { useApi } from '@cantera/shared/api-client';
import { type ClientSummary, getClient, listClients } from '@cantera/shared/contracts/clients';
import { oneOf, PRIORITIES, type Priority } from '@cantera/shared/contracts/enums';
import { MAX_QUERY_IDS } from '@cantera/shared/contracts/primitives';
import { listUsers } from '@cantera/shared/contracts/users';
import { ChoiceFilter, useText } from '@cantera/shared/design-system';
import { useGoneValues } from '@cantera/shared/lists';
import { LISTED_STATUSES, PRIORITY_TEXTS, STATUS_TEXTS } from '@cantera/shared/positions';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { personOf } from '../../lib/position-words.ts';
import { useT } from '../../messages/index.ts';
import type { PositionsListState } from './list-config.ts';

const PRELOADED_CLIENTS = 100;

type ClientChoice = {
  clients: readonly ClientSummary[];
  /** The chosen one does not exist any more. */
  isGone: boolean;
};

/** The clients to choose from: the first by name, and the one that the address names, which may be any. */
function useClients(chosenId: string, canRead: boolean): ClientChoice {
  const { data } = useApi(listClients, canRead ? { query: { perPage: PRELOADED_CLIENTS } } : null);
  const first = data?.data.items ?? [];
  const isElsewhere = data !== undefined && chosenId !== '' && !first.some(({ id }) => id === chosenId);
  const read = useApi(getClient, isElsewhere ? { params: { id: chosenId } } : null);
  const chosen = read.data?.data;
  return { clients: chosen ? [...first, chosen] : first, isGone: isElsewhere && read.error?.status === 404 };
}

/** Status, client, recruiters and priority; each shows its value and can be cleared. */
export function PositionFilters({ list }: { list: PositionsListState }) {
  const t = useT();
  const text = useText();
  const canReadClients = useMay(listClients);
  const { filters, setFilter } = list;
  const { clients, isGone } = useClients(filters.clientId, canReadClients);
  const chosenClient = filters.clientId ? [filters.clientId] : [];
  useGoneValues(chosenClient, isGone ? [] : undefined, () => list.dropFilter('clientId', ''));
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
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosenClient}
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
        <Button type="text" onClick={list.clearFilters}>
          {t('positions.list.clear')}
        </Button>
      )}
    </>
  );
}
