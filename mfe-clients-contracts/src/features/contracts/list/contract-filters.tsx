import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { ChoiceFilter, SearchInput } from '@cantera/shared/design-system';
import { useOneOfMany } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useT } from '../../../messages/contracts.ts';
import styles from './contracts-list.module.css';
import type { ContractsListState } from './list-config.ts';

/** By a client, of which there may be more than a list holds. */
function ClientFilter({ list }: { list: ContractsListState }) {
  const t = useT();
  const clients = useOneOfMany(clientChoices, {
    id: list.filters.clientId,
    drop: () => list.dropFilter('clientId', ''),
    canRead: true,
  });
  return (
    <ChoiceFilter
      isSingle
      label={t('contracts.filter.client')}
      {...clients}
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
