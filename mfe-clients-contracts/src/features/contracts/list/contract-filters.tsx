import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { getClient } from '@cantera/shared/contracts/clients';
import { SearchInput } from '@cantera/shared/design-system';
import { RemoteSelect } from '@cantera/shared/forms';
import { useGoneValues } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useT } from '../../../messages/contracts.ts';
import styles from './contracts-list.module.css';
import type { ContractsListState } from './list-config.ts';

/** By a client, of which there may be more than a list holds; one of the address that is gone is left out. */
function ClientFilter({ list }: { list: ContractsListState }) {
  const t = useT();
  const { clientId } = list.filters;
  const { data, error } = useApi(getClient, clientId ? { params: { id: clientId } } : null);
  useGoneValues(clientId ? [clientId] : [], error?.status === 404 ? [] : undefined, () =>
    list.dropFilter('clientId', ''),
  );
  const known = data?.data.id === clientId ? { value: clientId, label: data.data.name } : undefined;
  return (
    <RemoteSelect
      className={styles.client}
      label={t('contracts.filter.client')}
      placeholder={t('contracts.filter.client')}
      source={clientChoices}
      {...(known ? { known } : {})}
      isClearable
      value={clientId || null}
      onChange={(chosen) => list.setFilter('clientId', chosen ?? '')}
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
