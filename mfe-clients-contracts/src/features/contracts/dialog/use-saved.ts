import { apiKey, useRefresh } from '@cantera/shared/api-client';
import { type Contract, getContract, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Shows a contract as the server has saved it wherever it stands: at once on its page, then in lists. */
export function useSaved(): (contract: Contract) => void {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    (contract) => {
      void mutate(apiKey(getContract, { params: { id: contract.id } }), { contract }, { revalidate: false });
      void refresh(listContracts);
    },
    [mutate, refresh],
  );
}
