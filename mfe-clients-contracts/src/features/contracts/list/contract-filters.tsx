import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { getClient } from '@cantera/shared/contracts/clients';
import { ChoiceFilter, SearchInput } from '@cantera/shared/design-system';
import { useGoneValues } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../messages/contracts.ts';
import styles from './contracts-list.module.css';
import type { ContractsListState } from './list-config.ts';

/** By a client, of which there may be more than a list holds; one of the address that is gone is left out. */
function ClientFilter({ list }: { list: ContractsListState }) {
  const t = useT();
  const { clientId } = list.filters;
  const [term, setTerm] = useState('');
  const found = useApi(clientChoices.endpoint, clientChoices.ask(term), { keepPreviousData: true });
  const offered = found.data ? clientChoices.optionsOf(found.data) : [];
  const value = clientId ? [clientId] : [];
  const isElsewhere =
    found.data !== undefined && clientId !== '' && offered.every((option) => option.value !== clientId);
  const { data, error } = useApi(getClient, isElsewhere ? { params: { id: clientId } } : null);
  const isGone = isElsewhere && error?.status === 404;
  useGoneValues(value, isGone ? [] : undefined, () => list.dropFilter('clientId', ''));
  return (
    <ChoiceFilter
      isSingle
      label={t('contracts.filter.client')}
      options={data ? [...offered, { value: clientId, label: data.data.name }] : offered}
      onSearch={setTerm}
      value={value}
      onChange={([chosen]) => list.setFilter('clientId', chosen ?? '')}
    />
  );
}

/** By location, typed, and by client. */
export function ContractFilters({ list }: { list: ContractsListState }) {
  const t = useT();
  const canReadClients = useMay(clientChoices.endpoint);
  return (
    <>
      <SearchInput
        className={styles.search}
        label={t('contracts.filter.location')}
        value={list.filters.location}
        onChange={(term) => list.setFilter('location', term.trim(), true)}
      />
      {canReadClients && <ClientFilter list={list} />}
      {list.isFiltered && (
        <Button type="text" onClick={list.clearFilters}>
          {t('contracts.clear')}
        </Button>
      )}
    </>
  );
}
