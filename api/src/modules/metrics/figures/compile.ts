import { MIN_SAMPLE, NO_RECRUITER, SERIES } from '@cantera/shared/contracts/metrics';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../period.ts';
import type { Span } from './bases.ts';
import type { Figure, Series } from './figure.ts';

type Condition = RawBuilder<boolean>;
/** A figure, a series, or one bucket of it, with the condition of its rows. */
export interface Measurable extends Pick<Figure, 'base' | 'measure' | 'aggregate' | 'leftOut'> {
  readonly where: Condition;
}

const ALL: Condition = sql<boolean>`true`;
/** Of days, hours and percent; of euro. */
const DECIMALS = sql.lit(1);
const CENTS = sql.lit(2);

/** What names the bucket of each row; undefined where buckets have conditions. */
export function bucketText({ by }: Series, { intervals }: Period): RawBuilder<string> | undefined {
  if (by !== 'TIME') return 'text' in by ? by.text : undefined;
  const starts = intervals.map(({ start }) => start);
  const days = intervals.map(({ day }) => day);
  return sql<string>`(${days}::text[])[width_bucket(b.at, ${starts}::timestamptz[])]`;
}

const RECRUITER = /^[0-9a-f-]{36}$/;
/** Whether a series has a bucket, in a period. */
export function isBucketOf({ id }: Series, bucket: string, { intervals }: Period): boolean {
  const { buckets } = SERIES[id];
  if (buckets === 'TIME') return intervals.some(({ day }) => day === bucket);
  if (buckets === 'RECRUITER') return bucket === NO_RECRUITER || RECRUITER.test(bucket);
  return buckets.some((known) => known === bucket);
}

/** The span of an interval, so that no more than its rows are read; the whole where buckets are none of time. */
export function spanOf(series: Series, { intervals, end }: Period, span: Span, bucket?: string): Span {
  const place = series.by === 'TIME' ? intervals.findIndex(({ day }) => day === bucket) : -1;
  const start = intervals[place]?.start;
  return start === undefined ? span : { ...span, start, end: intervals[place + 1]?.start ?? end };
}

export const ofFigure = ({ rows = ALL, ...figure }: Figure): Measurable => ({ ...figure, where: rows });

/** The rows of a bucket of a series; without one, of every bucket. */
export function ofSeries(series: Series, period: Period, bucket?: string): Measurable {
  const { rows = ALL, by } = series;
  if (bucket === undefined) return { ...series, where: rows };
  const text = bucketText(series, period);
  const cases = typeof by === 'object' && 'cases' in by ? by.cases : {};
  const inBucket = text ? sql<boolean>`${text} = ${bucket}` : (cases[bucket] ?? ALL);
  return { ...series, where: sql<boolean>`(${rows}) and (${inBucket})` };
}

/** The number of rows, the value and the number of rows left out of what is measured over rows `b` of its base, as a JSON array. */
export function measureOf({ where, measure = ALL, aggregate, leftOut }: Measurable): RawBuilder<unknown> {
  const n = sql`count(*) filter (where ${where})`;
  const value = {
    COUNT: n,
    SUM: sql`round(coalesce(sum(${measure}) filter (where ${where}), 0), ${CENTS})`,
    SHARE: sql`case when ${n} >= ${sql.lit(MIN_SAMPLE)} then
      round(100.0 * count(*) filter (where (${where}) and (${measure})) / ${n}, ${DECIMALS}) end`,
    MEDIAN: sql`case when ${n} >= ${sql.lit(MIN_SAMPLE)} then
      round((percentile_cont(0.5) within group (order by ${measure}) filter (where ${where}))::numeric, ${DECIMALS}) end`,
  }[aggregate];
  return sql`json_build_array(${n}, ${value}, ${leftOut ? sql`count(*) filter (where ${leftOut})` : sql`0`})`;
}

/** What a row brings to the value, in the unit; null for counts. */
export function valueOfRow({ measure, aggregate }: Measurable): RawBuilder<number | null> {
  if (!measure || aggregate === 'COUNT') return sql<null>`null::numeric`;
  if (aggregate === 'SHARE') return sql<number>`case when ${measure} then 1 else 0 end`;
  return sql<number>`round((${measure})::numeric, ${aggregate === 'SUM' ? CENTS : DECIMALS})`;
}
