import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { ClearFilters, SearchInput } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { ClientFilter } from '../../../lib/client-filter.tsx';
import { useT } from '../../../messages/contracts.ts';
import styles from './contracts-list.module.css';
import type { ContractsListState } from './list-config.ts';

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
      {canReadClients && (
        <ClientFilter
          label={t('contracts.filter.client')}
          clientId={list.filters.clientId}
          onChange={(clientId) => list.setFilter('clientId', clientId)}
          onGone={() => list.dropFilter('clientId', '')}
        />
      )}
      {list.isFiltered && <ClearFilters onClear={list.clearFilters}>{t('contracts.clear')}</ClearFilters>}
    </>
  );
}
