import { useApi } from '@cantera/shared/api-client';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { getClient } from '@cantera/shared/contracts/clients';
import { ChoiceFilter, SearchInput } from '@cantera/shared/design-system';
import { useGoneValues } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useT } from '../../../messages/contracts.ts';
import styles from './contracts-list.module.css';
import type { ContractsListState } from './list-config.ts';

/** The clients to choose from, the first by name, and the one that the address names, which may be any or gone. */
function useClients(chosenId: string, canRead: boolean) {
  const { data } = useApi(clientChoices.endpoint, canRead ? clientChoices.ask('') : null);
  const first = data ? clientChoices.optionsOf(data) : [];
  const isElsewhere = data !== undefined && chosenId !== '' && !first.some(({ value }) => value === chosenId);
  const chosen = useApi(getClient, isElsewhere ? { params: { id: chosenId } } : null);
  const own = chosen.data && { value: chosen.data.data.id, label: chosen.data.data.name };
  return {
    options: own ? [...first, own] : first,
    isGone: isElsewhere && chosen.error?.status === 404,
  };
}

/** By location, typed, and by client. */
export function ContractFilters({ list }: { list: ContractsListState }) {
  const t = useT();
  const canReadClients = useMay(clientChoices.endpoint);
  const { clientId, location } = list.filters;
  const { options, isGone } = useClients(clientId, canReadClients);
  const chosen = clientId ? [clientId] : [];
  useGoneValues(chosen, isGone ? [] : undefined, () => list.dropFilter('clientId', ''));
  return (
    <>
      <SearchInput
        className={styles.search}
        label={t('contracts.filter.location')}
        value={location}
        onChange={(term) => list.setFilter('location', term.trim(), true)}
      />
      {canReadClients && (
        <ChoiceFilter
          isSingle
          label={t('contracts.filter.client')}
          options={options}
          value={chosen}
          onChange={([value]) => list.setFilter('clientId', value ?? '')}
        />
      )}
      {list.isFiltered && (
        <Button type="text" onClick={list.clearFilters}>
          {t('contracts.clear')}
        </Button>
      )}
    </>
  );
}
