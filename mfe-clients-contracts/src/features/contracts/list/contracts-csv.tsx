import { call, isApiError } from '@cantera/shared/api-client';
import { EXPORT_PAGE_SIZE, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { loadCode } from '@cantera/shared/remotes';
import { CsvButton } from '../../../lib/csv/csv-button.tsx';
import type { FileColumn } from '../../../lib/csv/write-csv.ts';
import { useT } from '../../../messages/contracts.ts';
import { type ContractsListState, queryOf } from './list-config.ts';

/** Milliseconds; the server lets its slowest reader go before. */
const TIMEOUT_MS = 60_000;

type ContractsCsvProps = {
  list: ContractsListState;
  /** Those that the table shows. */
  columns: readonly FileColumn[];
  total: number;
};

/** `Download CSV`: every contract of the list, on all its pages, asked for in one call. */
export function ContractsCsv({ list, columns, total }: ContractsCsvProps) {
  const t = useT();
  return (
    <CsvButton
      label={t('contracts.csv.action')}
      file={t('contracts.csv.file')}
      isDisabled={false}
      read={async ({ signal, onProgress }) => {
        onProgress({ done: 0, total });
        const [{ contractTable }, { contracts }] = await Promise.all([
          loadCode(() => import('./contract-table.ts')),
          call(
            listContracts,
            { query: { ...queryOf(list), perPage: EXPORT_PAGE_SIZE } },
            { signal, timeoutMs: TIMEOUT_MS, retry: false },
          ),
        ]);
        return contractTable(columns, contracts, t);
      }}
      progressText={(progress) => t('contracts.csv.progress', { total: progress.total })}
      doneText={(count, name) => t('contracts.csv.done', { count, name })}
      failureText={(error) =>
        isApiError(error) && error.status === 429 ? t('contracts.csv.busy') : undefined
      }
    />
  );
}
