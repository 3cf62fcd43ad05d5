import type { Day } from '@cantera/shared/contracts/day';
import {
  FIGURE_IDS,
  type FigureId,
  isPeriodDay,
  periodProblem,
  SERIES,
  SERIES_IDS,
  type SeriesId,
} from '@cantera/shared/contracts/metrics';
import { isUuid } from '@cantera/shared/contracts/text';
import { type AddressParam, type ListConfig, type ListState, textParam } from '@cantera/shared/lists';
import { useSession } from '@cantera/shared/session';
import { DEFAULT_PERIOD, PERIODS, type PeriodName, type Span, spanOf, todayIn } from './periods.ts';

/** A period by name or by its days; nothing is the default. */
export type ChosenPeriod = PeriodName | Span | undefined;
export type RowsOf = FigureId | SeriesId;
/** A figure, a series, or one bucket of it. */
export type OpenRows = { readonly of: RowsOf; readonly bucket?: string | undefined };
type Filters = {
  period: ChosenPeriod;
  clientId: string;
  recruiterId: string;
  /** The value whose rows are open. */
  rows: OpenRows | undefined;
};
export type ReportState = ListState<Filters>;

/** What is no id in an address is as good as none: the server would refuse the whole report. */
const idParam: AddressParam<string> = { ...textParam, parse: (raw) => (raw && isUuid(raw) ? raw : '') };

const daysOf = (raw: string): Span | undefined => {
  const [from = '', to = ''] = raw.split('_');
  return isPeriodDay(from) && isPeriodDay(to) && !periodProblem({ from, to }) ? { from, to } : undefined;
};
/** `last-month`, or `2026-01-01_2026-03-31`. */
const periodParam: AddressParam<ChosenPeriod> = {
  parse: (raw) =>
    PERIODS.find((name) => name === raw && name !== DEFAULT_PERIOD) ?? (raw ? daysOf(raw) : undefined),
  format: (period) => {
    if (typeof period === 'object') return `${period.from}_${period.to}`;
    return period === DEFAULT_PERIOD ? undefined : period;
  },
};

const MAX_BUCKET = 64;
/** Rows of such a series without a bucket would be there once for each of their recruiters: the server refuses them. */
const needsBucket = (of: RowsOf): boolean => of in SERIES && SERIES[of as SeriesId].buckets === 'RECRUITER';
/** `hires`, or `funnel.AT_CLIENT`. */
const rowsParam: AddressParam<OpenRows | undefined> = {
  parse: (raw) => {
    const [name, bucket] = (raw ?? '').split('.');
    const of = [...FIGURE_IDS, ...SERIES_IDS].find((known) => known === name);
    return of && (bucket || !needsBucket(of))
      ? { of, bucket: bucket?.slice(0, MAX_BUCKET) || undefined }
      : undefined;
  },
  format: (rows) => rows && (rows.bucket ? `${rows.of}.${rows.bucket}` : rows.of),
};

export const REPORT: ListConfig<Filters> = {
  filters: {
    period: periodParam,
    clientId: idParam,
    recruiterId: idParam,
    rows: rowsParam,
  },
  viewFilters: ['rows'],
};

export type FigureFilters = {
  from?: Day | undefined;
  to?: Day | undefined;
  clientId?: string | undefined;
  recruiterId?: string | undefined;
};

/** What the server is asked for; undefined while it is not known which day it is where the agency works. */
function askedOf(
  { period, clientId, recruiterId }: Filters,
  timeZone: string | undefined,
): FigureFilters | undefined {
  const others = { clientId: clientId || undefined, recruiterId: recruiterId || undefined };
  // The default is the server's own, so that the document can ask for it before any script runs.
  if (period === undefined) return others;
  if (typeof period === 'object') return { ...period, ...others };
  return timeZone ? { ...spanOf(period, todayIn(timeZone)), ...others } : undefined;
}

/** The same of the page that is open. */
export function useAsked(filters: Filters): FigureFilters | undefined {
  const timeZone = useSession(({ agency }) => agency?.timeZone);
  return askedOf(filters, timeZone);
}
