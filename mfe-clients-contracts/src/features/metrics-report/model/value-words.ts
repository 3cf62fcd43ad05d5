import { isDay } from '@cantera/shared/contracts/day';
import { APPLICATION_SOURCES, oneOf } from '@cantera/shared/contracts/enums';
import {
  FIGURES,
  type FigureId,
  FUNNEL_STAGES,
  type MetricsReport,
  NO_RECRUITER,
  POSITION_AGES,
  SERIES,
  type SeriesId,
  WAITING_AGES,
} from '@cantera/shared/contracts/metrics';
import { formatDay } from '@cantera/shared/i18n';
import { seriesOf, type Translate } from './figure-words.ts';
import type { OpenRows, RowsOf } from './report-address.ts';

const isFigure = (of: RowsOf): of is FigureId => of in FIGURES;

/** An interval of the period in words: by its first day, as a week's, or as a month. */
export function timeText(
  bucket: string,
  interval: MetricsReport['period']['interval'],
  isShort: boolean,
  t: Translate,
): string {
  if (!isDay(bucket)) return bucket;
  if (interval === 'MONTH')
    return formatDay(
      bucket,
      isShort ? { month: 'short', year: '2-digit' } : { month: 'long', year: 'numeric' },
    );
  if (isShort) return formatDay(bucket, { day: 'numeric', month: 'short' });
  return interval === 'WEEK' ? t('report.week', { date: formatDay(bucket) }) : formatDay(bucket);
}

/** Who recruits, by the name that the report gives. */
function recruiterText(bucket: string, report: MetricsReport, t: Translate): string {
  if (bucket === NO_RECRUITER) return t('report.noRecruiter');
  const points = (['people_by_recruiter', 'positions_by_recruiter'] as const).flatMap(
    (id) => seriesOf(report, id)?.points ?? [],
  );
  return points.find((point) => point.bucket === bucket)?.label ?? t('report.memberGone');
}

/** A bucket of a series in words. */
export function bucketText(series: SeriesId, bucket: string, report: MetricsReport, t: Translate): string {
  const { buckets } = SERIES[series];
  if (buckets === 'TIME') return timeText(bucket, report.period.interval, false, t);
  if (buckets === 'RECRUITER') return recruiterText(bucket, report, t);
  const source = oneOf(APPLICATION_SOURCES, bucket);
  if (source) return t(`report.source.${source}`);
  const stage = oneOf(FUNNEL_STAGES, bucket);
  if (stage) return t(`report.stage.${stage}`);
  if (series === 'ageing') {
    const age = oneOf(POSITION_AGES, bucket);
    return age ? t(`report.age.${age}`) : bucket;
  }
  const wait = oneOf(WAITING_AGES, bucket);
  return wait ? t(`report.wait.${wait}`) : bucket;
}

/** Whose rows are open, in words. */
export function titleOf({ of, bucket }: OpenRows, report: MetricsReport, t: Translate): string {
  if (isFigure(of)) return t(`report.figure.${of}`);
  const title = t(`report.series.${of}`);
  return bucket
    ? t('report.rows.title', { series: title, bucket: bucketText(of, bucket, report, t) })
    : title;
}

/** What it is computed from, in words. */
export const formulaOf = ({ of }: OpenRows, t: Translate): string =>
  t(isFigure(of) ? `report.formula.${of}` : `report.formula.${of}`);
