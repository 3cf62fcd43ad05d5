import { type Day, firstDayOf } from '@cantera/shared/contracts/day';
import {
  DEFAULT_PERIOD_DAYS,
  daysInPeriod,
  type MetricsReport,
  periodProblem,
} from '@cantera/shared/contracts/metrics';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';

const DAY_MS = 86_400_000;
/** The longest periods, in days, that are drawn by day and by week. */
const BY_DAY = 31;
const BY_WEEK = 182;

const dayAfter = (day: string, days: number): Day =>
  firstDayOf(new Date(Date.parse(day) + days * DAY_MS).toISOString());

/** A period of whole days in the agency's zone; times are ISO texts. */
export interface Period {
  readonly days: MetricsReport['period'];
  /** The first moment of the period before, which ends where the period starts. */
  readonly previousStart: string;
  readonly start: string;
  /** The first moment that belongs to neither. */
  readonly end: string;
  readonly asOf: string;
  /** What the period is drawn by, in order: the first day and the first moment of each interval. */
  readonly intervals: readonly { readonly day: Day; readonly start: string }[];
}

/** The first moments of days in a zone, as ISO texts, in the order of the days. */
async function startsOf(tx: Tx, days: readonly Day[], zone: string): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    select day::date::timestamp at time zone ${zone} as start
    from unnest(${[...days]}::text[]) with ordinality d (day, place) order by place`.execute(tx);
  return rows.map(({ start }) => start);
}

/** The period that is asked for. Throws 400 naming `to` for one that cannot be read. */
export async function readPeriod(
  tx: Tx,
  agencyId: string,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Promise<Period> {
  const asOf = now().toISOString();
  const { rows } = await sql<{ zone: string; today: string }>`
    select time_zone as zone, (${asOf}::timestamptz at time zone time_zone)::date::text as today
    from agencies where id = ${agencyId}`.execute(tx);
  const { zone = 'UTC', today = asOf } = rows[0] ?? {};
  const to = asked.to ?? firstDayOf(today);
  const from = asked.from ?? dayAfter(to, 1 - DEFAULT_PERIOD_DAYS);
  const problem = periodProblem({ from, to });
  if (problem) throw invalidFields({ to: problem });
  const length = daysInPeriod(from, to);
  const previousFrom = dayAfter(from, -length);
  const days: MetricsReport['period'] = {
    from,
    to,
    previousFrom,
    previousTo: dayAfter(from, -1),
    timeZone: zone,
    interval: length <= BY_DAY ? 'DAY' : length <= BY_WEEK ? 'WEEK' : 'MONTH',
  };
  const firsts = intervalsOf(days);
  const [previousStart = '', end = '', ...starts] = await startsOf(
    tx,
    [previousFrom, dayAfter(to, 1), ...firsts],
    zone,
  );
  const intervals = firsts.map((day, index) => ({ day, start: starts[index] ?? end }));
  return { days, previousStart, start: starts[0] ?? end, end, asOf, intervals };
}

/** The first day of the interval that a day lies in: a week begins on Monday; none begins before the period. */
function intervalOf(day: Day, { from, interval }: MetricsReport['period']): Day {
  if (interval === 'DAY') return day;
  const start =
    interval === 'MONTH'
      ? firstDayOf(`${day.slice(0, 7)}-01`)
      : dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return start < from ? from : start;
}

/** The first days of all intervals of a period, in their order. */
function intervalsOf(period: MetricsReport['period']): Day[] {
  const all = Array.from({ length: daysInPeriod(period.from, period.to) }, (_, index) =>
    intervalOf(dayAfter(period.from, index), period),
  );
  return [...new Set(all)];
}
