import { useApi } from '@cantera/shared/api-client';
import { listMetricsRows, type MetricsRow } from '@cantera/shared/contracts/metrics';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { Dialog, EmptyState } from '@cantera/shared/design-system';
import { DataTable } from '@cantera/shared/lists';
import { Button } from 'antd';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../../messages/metrics.ts';
import type { FigureFilters, OpenRows } from '../model/report-address.ts';
import styles from './rows.module.css';
import { dayOf, Person, rowColumns } from './rows-columns.tsx';
import { RowsCsv } from './rows-csv.tsx';
import { broughtOf, hasPeople } from './rows-words.ts';

const PAGE_SIZE = 25;

type RowsDialogProps = {
  rows: OpenRows;
  /** What the value is, in words. */
  title: string;
  /** What it is computed from, in words. */
  formula: string;
  asked: FigureFilters;
  /** Zone that the report's days are cut in. */
  timeZone: string;
  page: number;
  onPageChange: (page: number) => void;
  onClose: () => void;
};

/** A row on a phone: of whom, where, and what it brings. */
function CompactRow({ row, rows, timeZone }: { row: MetricsRow; rows: OpenRows; timeZone: string }) {
  const t = useT();
  return (
    <>
      <span className={styles.line}>
        {hasPeople(rows.of) ? <Person row={row} t={t} /> : row.position.title}
        <span>{broughtOf(row, rows.of, t)}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>{hasPeople(rows.of) && row.position.title}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>{row.client?.name}</span>
        <span className={styles.none}>{dayOf(row.at, timeZone)}</span>
      </span>
    </>
  );
}

/** The rows that a value is made of, a page at a time, and all of them as a file. */
export default function RowsDialog(props: RowsDialogProps) {
  const { rows, title, formula, asked, timeZone, page, onPageChange, onClose } = props;
  const t = useT();
  const query = { ...asked, figure: rows.of, bucket: rows.bucket };
  const answer = useApi(
    listMetricsRows,
    { query: { ...query, page, perPage: PAGE_SIZE } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => rowColumns(rows.of, timeZone, t), [rows.of, timeZone, t]);
  const total = answer.data?.data.pagination.totalItems;
  return (
    <Dialog
      title={title}
      size="page"
      onClose={onClose}
      footer={
        <>
          {total !== undefined && <RowsCsv of={rows.of} query={query} timeZone={timeZone} total={total} />}
          <Button data-autofocus onClick={onClose}>
            {t('report.close')}
          </Button>
        </>
      }
    >
      <p className={styles.formula}>{formula}</p>
      <p className={styles.count} role="status">
        {total !== undefined && t('report.rows.count', { count: total })}
      </p>
      <div className={styles.table}>
        <DataView
          query={answer}
          isEmpty={({ data }) => data.items.length === 0}
          errorTitle={t('report.rows.error')}
          empty={<EmptyState icon={<SearchX />} title={t('report.rows.empty')} />}
        >
          {({ data }) => (
            <DataTable
              label={title}
              columns={columns}
              rows={data.items}
              rowKey={(row) => row.id}
              rowLabel={(row) => row.position.title}
              renderCompact={(row) => <CompactRow row={row} rows={rows} timeZone={timeZone} />}
              isRefreshing={answer.isLoading}
            />
          )}
        </DataView>
      </div>
      {total !== undefined && (total > PAGE_SIZE || page > 1) && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPageChange={onPageChange} />
      )}
    </Dialog>
  );
}
