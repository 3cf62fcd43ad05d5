import { type MetricsReport, MIN_SAMPLE, NO_RECRUITER, SERIES } from '@cantera/shared/contracts/metrics';
import { type RawBuilder, sql } from 'kysely';
import type { Figure, Series } from './figure.ts';

type Condition = RawBuilder<boolean>;
type Period = MetricsReport['period'];
/** A figure, a series, or one bucket of it, with the condition of its rows. */
export interface Measurable extends Pick<Figure, 'base' | 'measure' | 'aggregate' | 'leftOut'> {
  readonly where: Condition;
}

const ALL: Condition = sql<boolean>`true`;
/** Of days, hours and percent; of euro. */
const DECIMALS = sql.lit(1);
const CENTS = sql.lit(2);

/** What names the bucket of each row; undefined where buckets have conditions. Intervals as `intervalsOf` has them. */
export function bucketText({ by }: Series, period: Period): RawBuilder<string> | undefined {
  if (by !== 'TIME') return 'text' in by ? by.text : undefined;
  const { from, interval, timeZone } = period;
  return sql<string>`greatest(${from}::date, date_trunc(${interval.toLowerCase()}, b.at at time zone ${timeZone})::date)::text`;
}

/** What buckets look like that are no fixed list. */
const SHAPES = { TIME: /^\d{4}-\d\d-\d\d$/, RECRUITER: /^[0-9a-f-]{36}$/ } as const;
export function isBucketOf({ id }: Series, bucket: string): boolean {
  const { buckets } = SERIES[id];
  if (buckets === 'TIME' || buckets === 'RECRUITER')
    return SHAPES[buckets].test(bucket) || (buckets === 'RECRUITER' && bucket === NO_RECRUITER);
  return buckets.some((known) => known === bucket);
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
