import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  type getMetricsReport,
  type MetricsReport,
  NO_RECRUITER,
  SERIES,
} from '@cantera/shared/contracts/metrics';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import type { Figure, Series } from './figures/figure.ts';
import { FIGURE_LIST, SERIES_LIST } from './figures/figures.ts';
import { type Period, readPeriod } from './period.ts';
import { type Measure, type Measured, measureAll, namesOf } from './report.repository.ts';
import { withinTime } from './within-time.ts';

type Query = EndpointRequest<typeof getMetricsReport>['query'];
type Point = MetricsReport['series'][number]['points'][number];

/** Of no rows at all. */
const nothing = ({ aggregate }: Pick<Figure, 'aggregate'>): Measure => [
  0,
  aggregate === 'COUNT' || aggregate === 'SUM' ? 0 : null,
  0,
];

function toFigure(figure: Figure, { now, before }: Measured): MetricsReport['figures'][number] {
  const { id, unit } = figure;
  const [n, value, leftOut] = now[id] ?? nothing(figure);
  const [previousN, previousValue] = before[id] ?? nothing(figure);
  return { id, unit, value, n, leftOut, previous: { value: previousValue, n: previousN } };
}

const byLabel = (one: Point, other: Point): number =>
  Number(one.bucket === NO_RECRUITER) - Number(other.bucket === NO_RECRUITER) ||
  (one.label ?? '').localeCompare(other.label ?? '') ||
  one.bucket.localeCompare(other.bucket);

function pointsOf(
  series: Series,
  measured: Measured,
  days: readonly string[],
  names: Map<string, string>,
): Point[] {
  const found = new Map((measured.buckets[series.id] ?? []).map((row) => [row.bucket, row[series.id]]));
  const point = (bucket: string): Point => {
    const measure = found.get(bucket) ?? measured.now[`${series.id}/${bucket}`] ?? nothing(series);
    return { bucket, label: names.get(bucket) ?? null, value: measure[1], n: measure[0] };
  };
  const { buckets } = SERIES[series.id];
  if (buckets === 'TIME') return days.map(point);
  if (buckets === 'RECRUITER') return [...found.keys()].map(point).sort(byLabel);
  return buckets.map(point);
}

const recruitersIn = ({ buckets }: Measured): string[] => [
  ...new Set(
    SERIES_LIST.filter(({ id }) => SERIES[id].buckets === 'RECRUITER').flatMap(({ id }) =>
      (buckets[id] ?? []).map(({ bucket }) => bucket).filter((bucket) => bucket !== NO_RECRUITER),
    ),
  ),
];

/** The figures of a period. Throws 400 naming `to`, 409 REPORT_TOO_SLOW after five seconds. */
export async function readReport(tx: Tx, { agencyId }: Actor, query: Query): Promise<MetricsReport> {
  const period: Period = await readPeriod(tx, agencyId, query);
  const scope = { agencyId, clientId: query.clientId, recruiterId: query.recruiterId, asOf: period.asOf };
  const measured = await withinTime(tx, () => measureAll(tx, scope, period));
  const names = await namesOf(tx, agencyId, recruitersIn(measured));
  const days = period.intervals.map(({ day }) => day);
  return {
    period: period.days,
    figures: FIGURE_LIST.map((figure) => toFigure(figure, measured)),
    series: SERIES_LIST.map((series) => ({
      id: series.id,
      unit: series.unit,
      points: pointsOf(series, measured, days, names),
    })),
    asOf: period.asOf,
  };
}
