import { z } from 'zod';
import { type Day, isDay } from './day.ts';
import { defineEndpoint } from './endpoint.ts';
import { APPLICATION_SOURCES } from './enums.ts';
import { notEnabled, refusal, tooManyAttempts } from './errors.ts';
import { countedPage, data, dateTime, day, id, queryInteger } from './primitives.ts';

/** What a value counts in: `PERCENT` from 0 to 100, `EUR` in euro. Days, hours and percent have one decimal, euro two. */
export const FIGURE_UNITS = ['COUNT', 'PERCENT', 'DAYS', 'HOURS', 'EUR'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** Every figure of the report with its unit; `docs/formulas.md` has each in words. */
export const FIGURES = {
  applications: 'COUNT',
  source_yield: 'PERCENT',
  hires: 'COUNT',
  time_to_hire: 'DAYS',
  time_to_fill: 'DAYS',
  response_time: 'HOURS',
  unanswered: 'COUNT',
  fill_rate: 'PERCENT',
  open_positions: 'COUNT',
  stalled: 'COUNT',
  billed: 'EUR',
  pipeline_value: 'EUR',
} as const satisfies Record<string, FigureUnit>;
export type FigureId = keyof typeof FIGURES;

export const FUNNEL_STAGES = ['APPLIED', 'IN_PROCESS', 'AT_CLIENT', 'HIRED'] as const;
/** Days since somebody applied who has no answer yet: 0 to 2, 3 to 7, 8 to 14, 15 and more. */
export const WAITING_AGES = ['UP_TO_2', 'UP_TO_7', 'UP_TO_14', 'OVER_14'] as const;
/** Days since a position was first opened: 0 to 14, 15 to 30, 31 to 60, 61 and more. */
export const POSITION_AGES = ['UP_TO_14', 'UP_TO_30', 'UP_TO_60', 'OVER_60'] as const;
/** The bucket of what has no recruiter. */
export const NO_RECRUITER = 'NONE';

/**
 * Every series of the report with its unit and its buckets, in their order: `TIME` are the first days of the intervals that the
 * period is cut into, `RECRUITER` ids of users and `NONE`.
 */
export const SERIES = {
  applications_by_time: { unit: 'COUNT', buckets: 'TIME' },
  hires_by_time: { unit: 'COUNT', buckets: 'TIME' },
  applications_by_source: { unit: 'COUNT', buckets: APPLICATION_SOURCES },
  yield_by_source: { unit: 'PERCENT', buckets: APPLICATION_SOURCES },
  funnel: { unit: 'COUNT', buckets: FUNNEL_STAGES },
  unanswered_by_age: { unit: 'COUNT', buckets: WAITING_AGES },
  ageing: { unit: 'COUNT', buckets: POSITION_AGES },
  positions_by_recruiter: { unit: 'COUNT', buckets: 'RECRUITER' },
  people_by_recruiter: { unit: 'COUNT', buckets: 'RECRUITER' },
} as const satisfies Record<string, { unit: FigureUnit; buckets: 'TIME' | 'RECRUITER' | readonly string[] }>;
export type SeriesId = keyof typeof SERIES;

export const FIGURE_IDS = Object.keys(FIGURES) as [FigureId, ...FigureId[]];
export const SERIES_IDS = Object.keys(SERIES) as [SeriesId, ...SeriesId[]];

/** Days of the longest period. */
export const MAX_PERIOD_DAYS = 731;
/** Days of the period that is read when none is asked for; it ends today. */
export const DEFAULT_PERIOD_DAYS = 90;
/** Medians and shares of fewer say only how many there are. */
export const MIN_SAMPLE = 5;

/** Whole days from one day to another, both counted. */
export const daysInPeriod = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The years whose days a period may have. */
export const PERIOD_YEARS = { first: 1970, last: 2199 } as const;
/** Whether a text is a day that a period may start or end with. */
export const isPeriodDay = (text: string): text is Day =>
  isDay(text) &&
  Number(text.slice(0, 4)) >= PERIOD_YEARS.first &&
  Number(text.slice(0, 4)) <= PERIOD_YEARS.last;

interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
/** Why a period cannot be read, as a field error of `to`; undefined when it can. */
export function periodProblem({ from, to }: AskedPeriod): 'date_before_start' | 'too_big' | undefined {
  if (!from || !to || !isDay(from) || !isDay(to)) return undefined;
  if (to < from) return 'date_before_start';
  return daysInPeriod(from, to) > MAX_PERIOD_DAYS ? 'too_big' : undefined;
}
function refuseWrongPeriod({ value, issues }: z.core.ParsePayload<AskedPeriod>): void {
  const problem = periodProblem(value);
  if (problem) issues.push({ code: 'custom', path: ['to'], message: problem, input: value.to });
}

const periodDay = day.refine(isPeriodDay, 'invalid_date');

const filters = {
  from: periodDay
    .optional()
    .describe('First day, 1970 to 2199, in the agency’s time zone; 89 days before `to` when left out'),
  to: periodDay
    .optional()
    .describe('Last day, which belongs to the period; today when left out. At most 731 days'),
  clientId: id.optional(),
  recruiterId: id.optional().describe('Positions that this user is a recruiter of'),
};

const measured = {
  /** Null when there is nothing to say: a median or a share of fewer than five, or of none. */
  value: z.number().nullable(),
  /** How many rows the value is made of. */
  n: z.number().int(),
};

const metricsReport = z.object({
  period: z.object({
    from: day,
    to: day,
    /** The period of as many days before it, which `previous` values are of. */
    previousFrom: day,
    previousTo: day,
    /** IANA name of the zone that its days are cut in. */
    timeZone: z.string(),
    interval: z.enum(['DAY', 'WEEK', 'MONTH']),
  }),
  figures: z.array(
    z.object({
      id: z.enum(FIGURE_IDS),
      ...measured,
      unit: z.enum(FIGURE_UNITS),
      /** Rows that a sum of money leaves out, since they are in another currency. */
      leftOut: z.number().int(),
      previous: z.object(measured),
    }),
  ),
  series: z.array(
    z.object({
      id: z.enum(SERIES_IDS),
      unit: z.enum(FIGURE_UNITS),
      points: z.array(
        z.object({
          bucket: z.string(),
          /** The name of a recruiter; null for every other bucket. */
          label: z.string().nullable(),
          ...measured,
        }),
      ),
    }),
  ),
  /** When it was read. */
  asOf: dateTime,
});
export type MetricsReport = z.infer<typeof metricsReport>;

/** It takes longer than five seconds: a shorter period may not. */
const tooSlow = { REPORT_TOO_SLOW: refusal(409) };

/** `{"data": {period, figures, series, as_of}}`, all of one moment. */
export const getMetricsReport = defineEndpoint({
  id: 'getMetricsReport',
  may: 'metrics.read',
  onlyAgencies: 'metrics',
  errors: { ...notEnabled, ...tooSlow },
  method: 'GET',
  path: '/api/v1/metrics/report',
  summary: 'Figures of a period and of the one before it, and series of the period, all as of one moment',
  query: z.object(filters).check(refuseWrongPeriod),
  response: data(metricsReport),
});

/** One row that a value is made of. */
export const metricsRow = z.object({
  /** Of an application’s figures or of a position; the same row has the same id. */
  id,
  position: z.object({ id, title: z.string() }),
  client: z.object({ id, name: z.string() }).nullable(),
  /** Null for figures of positions, and for somebody who was erased. */
  candidate: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** What it brings to the value, in the figure’s unit; of a share 1 or 0; null where rows are only counted. */
  value: z.number().nullable(),
  /** By which it falls in the period. */
  at: dateTime,
});
export type MetricsRow = z.infer<typeof metricsRow>;

/** How many rows the CSV asks for in one call. */
export const ROWS_EXPORT_SIZE = 1_000_000;
/** A page of more rows is streamed. */
export const MAX_ROWS_PAGE = 1000;

/** `{"data": {"items": […], "pagination": {…}}}`, the newest first. */
export const listMetricsRows = defineEndpoint({
  id: 'listMetricsRows',
  may: 'metrics.read',
  onlyAgencies: 'metrics',
  errors: { ...tooManyAttempts, ...notEnabled, ...tooSlow },
  method: 'GET',
  path: '/api/v1/metrics/rows',
  summary:
    'The rows that a value of the report is made of, the newest first; of a series those of one bucket, or of all but where buckets are recruiters. More than 1,000 a page are streamed',
  query: z
    .object({
      ...filters,
      figure: z.enum([...FIGURE_IDS, ...SERIES_IDS]),
      bucket: z.string().min(1).max(64).optional(),
      page: queryInteger(1, 100_000, 1),
      perPage: queryInteger(1, ROWS_EXPORT_SIZE, 25),
    })
    .check(refuseWrongPeriod),
  response: countedPage(metricsRow),
});
