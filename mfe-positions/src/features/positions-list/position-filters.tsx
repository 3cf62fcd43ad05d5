import { useApi } from '@cantera/shared/api-client';
import { listClients } from '@cantera/shared/contracts/clients';
import { PRIORITIES, type Priority } from '@cantera/shared/contracts/enums';
import { listUsers } from '@cantera/shared/contracts/users';
import { ChoiceFilter } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { LISTED_STATUSES, PRIORITY_WORDS, personOf, STATUS_WORDS } from '../../lib/position-words.ts';
import { useT } from '../../messages/index.ts';
import type { PositionsListState } from './list-config.ts';

const PRELOADED_CLIENTS = 100;

const oneOf = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);

/** Status, client, recruiters and priority; each shows its value and can be cleared. */
export function PositionFilters({ list }: { list: PositionsListState }) {
  const t = useT();
  const canReadClients = useCan('clients.read');
  const { filters, setFilter } = list;
  const clients = useApi(listClients, canReadClients ? { query: { perPage: PRELOADED_CLIENTS } } : null);
  const members = useApi(listUsers, {});
  const byPriority = [...PRIORITIES].reverse();
  return (
    <>
      <ChoiceFilter
        isSingle
        label={t('positions.list.status')}
        options={LISTED_STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) }))}
        value={filters.status ? [filters.status] : []}
        onChange={([value]) => setFilter('status', oneOf(LISTED_STATUSES, value))}
      />
      {canReadClients && (
        <ChoiceFilter
          isSingle
          label={t('positions.list.client')}
          options={(clients.data?.data.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.clientId ? [filters.clientId] : []}
          onChange={([value]) => setFilter('clientId', value ?? '')}
        />
      )}
      <ChoiceFilter
        label={t('positions.list.recruiters')}
        options={(members.data?.users ?? [])
          .filter(({ role }) => role !== 'HIRING_MANAGER')
          .map((user) => ({ value: user.id, label: personOf(user).name }))}
        value={filters.recruitersIds}
        onChange={(value) => setFilter('recruitersIds', value)}
      />
      <ChoiceFilter
        isSingle
        label={t('positions.list.priority')}
        options={byPriority.map((value: Priority) => ({ value, label: t(PRIORITY_WORDS[value]) }))}
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
