import { sql } from 'kysely';
import type { Figure, Series } from './figure.ts';

const isHired = sql<boolean>`b.hired_at is not null`;
const isAnswered = sql<boolean>`b.answered_at is not null`;
const isUnanswered = sql<boolean>`b.answered_at is null`;
/** Nobody is hired whom the agency and the client did not see. */
const reachedProcess = sql<boolean>`(b.in_process_at is not null or b.hired_at is not null)`;
const reachedClient = sql<boolean>`(b.at_client_at is not null or b.hired_at is not null)`;
const isOtherCurrency = sql<boolean>`b.fee is null and not b.is_free`;
const days = (from: string) => sql`date_part('epoch', b.at - ${sql.ref(from)}) / 86400`;

export const FIGURE_LIST: readonly Figure[] = [
  { id: 'applications', unit: 'COUNT', base: 'applied', aggregate: 'COUNT' },
  { id: 'source_yield', unit: 'PERCENT', base: 'applied', aggregate: 'SHARE', measure: isHired },
  { id: 'hires', unit: 'COUNT', base: 'hired', aggregate: 'COUNT' },
  { id: 'time_to_hire', unit: 'DAYS', base: 'hired', aggregate: 'MEDIAN', measure: days('b.applied_at') },
  {
    id: 'time_to_fill',
    unit: 'DAYS',
    base: 'hired',
    rows: sql<boolean>`b.first_opened_at <= b.at`,
    aggregate: 'MEDIAN',
    measure: days('b.first_opened_at'),
  },
  {
    id: 'response_time',
    unit: 'HOURS',
    base: 'applied',
    rows: isAnswered,
    aggregate: 'MEDIAN',
    measure: sql`date_part('epoch', b.answered_at - b.at) / 3600`,
  },
  { id: 'unanswered', unit: 'COUNT', base: 'applied', rows: isUnanswered, aggregate: 'COUNT' },
  { id: 'fill_rate', unit: 'PERCENT', base: 'closed', aggregate: 'SHARE', measure: sql`b.is_won` },
  { id: 'open_positions', unit: 'COUNT', base: 'open', aggregate: 'COUNT' },
  { id: 'stalled', unit: 'COUNT', base: 'open', rows: sql<boolean>`b.is_stalled`, aggregate: 'COUNT' },
  {
    id: 'billed',
    unit: 'EUR',
    base: 'closed',
    rows: sql<boolean>`b.is_won and b.fee is not null`,
    aggregate: 'SUM',
    measure: sql`b.fee`,
    leftOut: sql<boolean>`b.is_won and ${isOtherCurrency}`,
  },
  {
    id: 'pipeline_value',
    unit: 'EUR',
    base: 'open',
    rows: sql<boolean>`b.fee is not null`,
    aggregate: 'SUM',
    measure: sql`b.fee`,
    leftOut: isOtherCurrency,
  },
];

const bySource = { text: sql<string>`b.source` };
const byRecruiter = { text: sql<string>`b.recruiter` };

export const SERIES_LIST: readonly Series[] = [
  { id: 'applications_by_time', unit: 'COUNT', base: 'applied', aggregate: 'COUNT', by: 'TIME' },
  { id: 'hires_by_time', unit: 'COUNT', base: 'hired', aggregate: 'COUNT', by: 'TIME' },
  { id: 'applications_by_source', unit: 'COUNT', base: 'applied', aggregate: 'COUNT', by: bySource },
  {
    id: 'yield_by_source',
    unit: 'PERCENT',
    base: 'applied',
    aggregate: 'SHARE',
    measure: isHired,
    by: bySource,
  },
  {
    id: 'funnel',
    unit: 'COUNT',
    base: 'applied',
    aggregate: 'COUNT',
    by: {
      cases: {
        APPLIED: sql<boolean>`true`,
        IN_PROCESS: reachedProcess,
        AT_CLIENT: reachedClient,
        HIRED: isHired,
      },
    },
  },
  {
    id: 'unanswered_by_age',
    unit: 'COUNT',
    base: 'applied',
    rows: isUnanswered,
    aggregate: 'COUNT',
    by: {
      cases: {
        UP_TO_2: sql<boolean>`b.days_waiting < 3`,
        UP_TO_7: sql<boolean>`b.days_waiting >= 3 and b.days_waiting < 8`,
        UP_TO_14: sql<boolean>`b.days_waiting >= 8 and b.days_waiting < 15`,
        OVER_14: sql<boolean>`b.days_waiting >= 15`,
      },
    },
  },
  {
    id: 'ageing',
    unit: 'COUNT',
    base: 'open',
    aggregate: 'COUNT',
    by: {
      cases: {
        UP_TO_14: sql<boolean>`b.days_open < 15`,
        UP_TO_30: sql<boolean>`b.days_open >= 15 and b.days_open < 31`,
        UP_TO_60: sql<boolean>`b.days_open >= 31 and b.days_open < 61`,
        OVER_60: sql<boolean>`b.days_open >= 61`,
      },
    },
  },
  { id: 'positions_by_recruiter', unit: 'COUNT', base: 'staffed', aggregate: 'COUNT', by: byRecruiter },
  { id: 'people_by_recruiter', unit: 'COUNT', base: 'inProcess', aggregate: 'COUNT', by: byRecruiter },
];
