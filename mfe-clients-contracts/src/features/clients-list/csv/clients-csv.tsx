import { loadCode } from '@cantera/shared/remotes';
import { CsvButton } from '../../../lib/csv/csv-button.tsx';
import type { FileColumn } from '../../../lib/csv/write-csv.ts';
import { useT } from '../../../messages/index.ts';
import type { ClientsListState } from '../list-config.ts';
import { queryOf } from '../list-config.ts';
import { collectClients } from './collect-clients.ts';

type ClientsCsvProps = {
  list: ClientsListState;
  /** Those that the table shows. */
  columns: readonly FileColumn[];
  isDisabled: boolean;
};

/** `Download CSV`: every client of the list, on all its pages, with the columns that the table shows. */
export function ClientsCsv({ list, columns, isDisabled }: ClientsCsvProps) {
  const t = useT();
  return (
    <CsvButton
      label={t('clients.csv.action')}
      file={t('clients.csv.file')}
      isDisabled={isDisabled}
      read={async (options) => {
        const [{ clientTable }, clients] = await Promise.all([
          loadCode(() => import('./client-cells.ts')),
          collectClients(queryOf(list), options),
        ]);
        return clientTable(columns, clients, t);
      }}
      progressText={(progress) => t('clients.csv.progress', progress)}
      doneText={(count, name) => t('clients.csv.done', { count, name })}
    />
  );
}
