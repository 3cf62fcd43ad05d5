import { call } from '@cantera/shared/api-client';
import type { EndpointInput } from '@cantera/shared/contracts';
import { listMetricsRows, type MetricsRow, ROWS_EXPORT_SIZE } from '@cantera/shared/contracts/metrics';
import { CsvButton } from '../../../lib/csv/csv-button.tsx';
import type { CsvTable } from '../../../lib/csv/write-csv.ts';
import { useT } from '../../../messages/metrics.ts';
import type { Translate } from '../model/figure-words.ts';
import type { RowsOf } from '../model/report-address.ts';
import { dayOf } from './rows-columns.tsx';
import { hasPeople, personOf, unitOf } from './rows-words.ts';

/** Milliseconds; the server lets its slowest reader go before. */
const TIMEOUT_MS = 60_000;

/** The head of a file and its lines. Values stand without the reader's format, so that a sheet can count with them. */
export function rowsTable(rows: readonly MetricsRow[], of: RowsOf, timeZone: string, t: Translate): CsvTable {
  const unit = unitOf(of);
  const isOfPeople = hasPeople(of);
  return {
    fields: [
      ...(isOfPeople ? [t('report.rows.candidate')] : []),
      t('report.rows.position'),
      t('report.rows.client'),
      ...(unit === 'COUNT' ? [] : [t(`report.rows.unit.${unit}`)]),
      t('report.rows.at'),
    ],
    data: rows.map((row) => [
      ...(isOfPeople ? [personOf(row, t)] : []),
      row.position.title,
      row.client?.name ?? null,
      ...(unit === 'COUNT' ? [] : [row.value]),
      dayOf(row.at, timeZone),
    ]),
  };
}

type RowsCsvProps = {
  of: RowsOf;
  query: NonNullable<EndpointInput<typeof listMetricsRows>['query']>;
  timeZone: string;
  total: number;
};

/** `Download CSV`: every row, on all pages, asked for in one call. */
export function RowsCsv({ of, query, timeZone, total }: RowsCsvProps) {
  const t = useT();
  return (
    <CsvButton
      label={t('report.csv.action')}
      file={t('report.csv.file')}
      isDisabled={total === 0}
      read={async ({ signal, onProgress }) => {
        onProgress({ done: 0, total });
        const { data } = await call(
          listMetricsRows,
          { query: { ...query, page: 1, perPage: ROWS_EXPORT_SIZE } },
          { signal, timeoutMs: TIMEOUT_MS, retry: false },
        );
        return rowsTable(data.items, of, timeZone, t);
      }}
      progressText={(progress) => t('report.csv.progress', { total: progress.total })}
      doneText={(count, name) => t('report.csv.done', { count, name })}
    />
  );
}
