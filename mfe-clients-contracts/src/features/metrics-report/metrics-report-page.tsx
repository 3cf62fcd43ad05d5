import { useApi } from '@cantera/shared/api-client';
import { getMetricsReport, type MetricsReport } from '@cantera/shared/contracts/metrics';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, IconButton, Skeleton, SkeletonBlock, Toolbar } from '@cantera/shared/design-system';
import { formatDate, formatDay } from '@cantera/shared/i18n';
import { useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { usePageTitle, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { ChartNoAxesCombined, Printer, RotateCw } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { useT } from '../../messages/metrics.ts';
import { RowsOpener } from './figures/rows-button.tsx';
import { ReportFilters } from './filters/report-filters.tsx';
import styles from './metrics-report.module.css';
import { DEFAULT_PERIOD, spanOf, todayIn } from './model/periods.ts';
import {
  type FigureFilters,
  type OpenRows,
  REPORT,
  type ReportState,
  useAsked,
} from './model/report-address.ts';
import { formulaOf, titleOf } from './model/value-words.ts';
import { ReportBody } from './report-body.tsx';

const RowsDialog = lazyPart(() => import('./rows/rows-dialog.tsx'));

/** Nothing has happened, neither in the period nor in the one before. */
const isEmpty = ({ figures }: MetricsReport): boolean =>
  figures.every(({ n, previous }) => n === 0 && previous.n === 0);

function ReportSkeleton() {
  return (
    <Skeleton>
      <div className={styles.page}>
        {[1, 2].map((part) => (
          <div key={part} className={styles.section}>
            <SkeletonBlock width={160} height={16} />
            <SkeletonBlock height={112} />
            <div className={styles.two}>
              <SkeletonBlock height={280} />
              <SkeletonBlock height={280} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

type HeadProps = { report: MetricsReport | undefined; isReading: boolean; onRefresh: () => void };

/** Whose report it is, of which days, compared with which, and as of when. */
function Head({ report, isReading, onRefresh }: HeadProps) {
  const t = useT();
  const agency = useSession((session) => session.agency?.name);
  const { period, asOf } = report ?? {};
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1 className={styles.title}>{agency ?? t('report.title')}</h1>
        <p className={styles.period}>
          {period &&
            t('report.span', {
              from: formatDay(period.from),
              to: formatDay(period.to),
              previousFrom: formatDay(period.previousFrom),
              previousTo: formatDay(period.previousTo),
            })}
        </p>
      </div>
      <div className={styles.tools}>
        {asOf && period && (
          <span className={styles.asOf}>
            {t('report.asOf', {
              time: formatDate(asOf, {
                hour: '2-digit',
                minute: '2-digit',
                timeZone: period.timeZone,
                timeZoneName: 'short',
              }),
            })}
          </span>
        )}
        <IconButton
          label={t('report.refresh')}
          icon={<RotateCw size={16} aria-hidden />}
          disabled={isReading}
          onClick={onRefresh}
        />
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      </div>
    </header>
  );
}

type RowsProps = { list: ReportState; asked: FigureFilters; report: MetricsReport };

/** The rows that the address has open. */
function Rows({ list, asked, report }: RowsProps) {
  const t = useT();
  const { rows } = list.filters;
  if (!rows) return null;
  return (
    <Suspense>
      <RowsDialog
        rows={rows}
        title={titleOf(rows, report, t)}
        formula={formulaOf(rows, t)}
        asked={asked}
        timeZone={report.period.timeZone}
        page={list.page}
        onPageChange={list.setPage}
        onClose={() => list.setFilter('rows', undefined)}
      />
    </Suspense>
  );
}

/** How the agency is doing: what an owner shows on Mondays. Without the shell, so that `/metrics` can frame it. */
export function Component() {
  const t = useT();
  usePageTitle(t('report.title'));
  const list = useListState(REPORT);
  const asked = useAsked(list.filters);
  const query = useApi(getMetricsReport, asked ? { query: asked } : null, { keepPreviousData: true });
  const { setFilter } = list;
  const open = useCallback((rows: OpenRows) => setFilter('rows', rows), [setFilter]);
  const report = query.data?.data;
  const timeZone = report?.period.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isTooSlow = query.error?.is(getMetricsReport, 'REPORT_TOO_SLOW') ?? false;
  return (
    <>
      <Head report={report} isReading={query.isValidating} onRefresh={() => void query.mutate()} />
      <Toolbar label={t('report.toolbar')}>
        <ReportFilters list={list} span={report?.period ?? spanOf(DEFAULT_PERIOD, todayIn(timeZone))} />
      </Toolbar>
      <RowsOpener value={open}>
        <DataView
          query={query}
          isEmpty={({ data }) => isEmpty(data)}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          skeleton={<ReportSkeleton />}
          errorTitle={t(isTooSlow ? 'report.tooSlow' : 'report.error')}
          {...(isTooSlow ? { errorText: t('report.tooSlowText') } : {})}
          empty={
            <EmptyState
              icon={<ChartNoAxesCombined />}
              title={t('report.empty')}
              description={t('report.emptyText')}
            />
          }
        >
          {({ data }) => (
            <div className={styles.page} aria-busy={query.isLoading}>
              <ReportBody report={data} onOpen={open} />
              {asked && <Rows list={list} asked={asked} report={data} />}
            </div>
          )}
        </DataView>
      </RowsOpener>
    </>
  );
}
