import { APPLICATION_SOURCES } from '@cantera/shared/contracts/enums';
import {
  FUNNEL_STAGES,
  type MetricsReport,
  NO_RECRUITER,
  POSITION_AGES,
  type SeriesId,
  WAITING_AGES,
} from '@cantera/shared/contracts/metrics';
import { Avatar } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import type { ReactNode } from 'react';
import { useT } from '../../messages/metrics.ts';
import { type BarColumn, type BarRow, BarTable } from './charts/bar-table.tsx';
import { ChartCard } from './charts/chart-card.tsx';
import { TimeChart } from './charts/time-chart.tsx';
import { FigureStrip } from './figures/figure-cell.tsx';
import styles from './metrics-report.module.css';
import { type Point, pointOf, seriesOf } from './model/figure-words.ts';
import type { OpenRows } from './model/report-address.ts';
import { bucketText, timeText } from './model/value-words.ts';

type PartProps = { report: MetricsReport };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Trend({ report, onOpen }: PartProps & { onOpen: (rows: OpenRows) => void }) {
  const t = useT();
  const { interval } = report.period;
  const panels = (
    [
      ['applications_by_time', 'line'],
      ['hires_by_time', 'bars'],
    ] as const
  ).flatMap(([id, shape]) => {
    const series = seriesOf(report, id);
    const label = t(id === 'hires_by_time' ? 'report.figure.hires' : 'report.figure.applications');
    return series && series.points.length > 0 ? [{ label, series, shape }] : [];
  });
  return (
    <TimeChart
      title={t('report.trend')}
      formula={t('report.trendText')}
      rowHeader={t(`report.interval.${interval}`)}
      panels={panels}
      columnText={(bucket, isShort) => timeText(bucket, interval, isShort, t)}
      onOpen={onOpen}
    />
  );
}

type BarCardProps = PartProps & {
  id: SeriesId;
  rowHeader: string;
  buckets: readonly string[];
  /** Header of the numbers. */
  header: string;
  more?: readonly BarColumn[];
};

/** The buckets of a series as bars. */
function BarCard({ report, id, rowHeader, buckets, header, more = [] }: BarCardProps) {
  const t = useT();
  const title = t(`report.series.${id}`);
  return (
    <ChartCard title={title} formula={t(`report.formula.${id}`)}>
      <BarTable
        label={title}
        rowHeader={rowHeader}
        rows={buckets.map((bucket) => ({ bucket, label: bucketText(id, bucket, report, t) }))}
        columns={[{ header, series: seriesOf(report, id), hasBar: true }, ...more]}
      />
    </ChartCard>
  );
}

const STAGES: readonly string[] = FUNNEL_STAGES;

/** How many of those who applied came as far as each stage, and which part of the stage before that is. */
function Funnel({ report }: PartProps) {
  const t = useT();
  const series = seriesOf(report, 'funnel');
  const partOfBefore = ({ bucket, n }: Point): string => {
    const before = FUNNEL_STAGES[STAGES.indexOf(bucket) - 1];
    const of = before && pointOf(series, before).n;
    return of ? formatNumber(n / of, { style: 'percent', maximumFractionDigits: 0 }) : '–';
  };
  return (
    <BarCard
      report={report}
      id="funnel"
      rowHeader={t('report.head.stage')}
      buckets={FUNNEL_STAGES}
      header={t('report.head.people')}
      more={[{ header: t('report.head.ofBefore'), series, text: partOfBefore }]}
    />
  );
}

/** Open positions and people in process of each recruiter, the busiest first. */
function Load({ report }: PartProps) {
  const t = useT();
  const people = seriesOf(report, 'people_by_recruiter');
  const positions = seriesOf(report, 'positions_by_recruiter');
  const buckets = new Set([people, positions].flatMap((series) => series?.points ?? []).map((p) => p.bucket));
  const rows: BarRow[] = [...buckets]
    .sort((a, b) => pointOf(people, b).n - pointOf(people, a).n)
    .map((bucket) => {
      const label = bucketText('people_by_recruiter', bucket, report, t);
      const leading = bucket !== NO_RECRUITER && (
        <Avatar person={{ id: bucket, name: label }} size={24} isDecorative />
      );
      return { bucket, label, leading };
    });
  return (
    <ChartCard title={t('report.load')} formula={t('report.loadText')}>
      <BarTable
        label={t('report.load')}
        rowHeader={t('report.filter.recruiter')}
        rows={rows}
        columns={[
          { header: t('report.head.people'), series: people, hasBar: true },
          { header: t('report.head.positions'), series: positions },
        ]}
      />
    </ChartCard>
  );
}

/** Every formula in words, for whoever reads the page through, or on paper. */
function Formulas() {
  const t = useT();
  const figures = [
    'applications',
    'hires',
    'source_yield',
    'fill_rate',
    'time_to_hire',
    'time_to_fill',
    'response_time',
    'unanswered',
    'open_positions',
    'stalled',
    'billed',
    'pipeline_value',
  ] as const;
  return (
    <details className={styles.formulas}>
      <summary>{t('report.formulas')}</summary>
      <dl>
        {figures.map((id) => (
          <div key={id}>
            <dt>{t(`report.figure.${id}`)}</dt>
            <dd>{t(`report.formula.${id}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('report.series.funnel')}</dt>
          <dd>{t('report.formula.funnel')}</dd>
        </div>
      </dl>
    </details>
  );
}

/** The figures of a period: what was won, how fast, from where, and what is under way at its end. */
export function ReportBody({ report, onOpen }: PartProps & { onOpen: (rows: OpenRows) => void }) {
  const t = useT();
  return (
    <>
      <Section title={t('report.section.results')}>
        <FigureStrip
          report={report}
          ids={['hires', 'fill_rate', 'billed', 'applications']}
          label={t('report.section.results')}
        />
        <div className={styles.two}>
          <Trend report={report} onOpen={onOpen} />
          <Funnel report={report} />
        </div>
      </Section>
      <Section title={t('report.section.speed')}>
        <FigureStrip
          report={report}
          ids={['time_to_hire', 'time_to_fill', 'response_time', 'source_yield']}
          label={t('report.section.speed')}
        />
        <div className={styles.two}>
          <BarCard
            report={report}
            id="applications_by_source"
            rowHeader={t('report.head.source')}
            buckets={APPLICATION_SOURCES}
            header={t('report.head.people')}
            more={[{ header: t('report.head.yield'), series: seriesOf(report, 'yield_by_source') }]}
          />
          <BarCard
            report={report}
            id="unanswered_by_age"
            rowHeader={t('report.head.waiting')}
            buckets={WAITING_AGES}
            header={t('report.head.people')}
          />
        </div>
      </Section>
      <Section title={t('report.section.ahead')}>
        <FigureStrip
          report={report}
          ids={['open_positions', 'stalled', 'unanswered', 'pipeline_value']}
          label={t('report.section.ahead')}
        />
        <div className={styles.two}>
          <Load report={report} />
          <BarCard
            report={report}
            id="ageing"
            rowHeader={t('report.head.open')}
            buckets={POSITION_AGES}
            header={t('report.head.positions')}
          />
        </div>
      </Section>
      <Formulas />
    </>
  );
}
