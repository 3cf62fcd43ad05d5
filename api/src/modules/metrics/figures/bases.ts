import { type RawBuilder, sql } from 'kysely';
import { feeInEuro } from '../../positions/index.ts';
import type { Base } from './figure.ts';

/** Whose rows are read. */
export interface Scope {
  readonly agencyId: string;
  readonly clientId?: string | undefined;
  readonly recruiterId?: string | undefined;
  readonly asOf: string;
}
/** A time from `start` until before `end`, and the moment that states are told of: its end, or now before that. */
export interface Span {
  readonly start: string;
  readonly end: string;
  readonly until: string;
}

/** Hours without a move after which a position is stalled: 14 days, whatever clock changes lie between. */
const STALLED_HOURS = 336;

/** Positions that were deleted do not count, hidden ones do. */
function positionsIn({ agencyId, clientId, recruiterId }: Scope): RawBuilder<unknown> {
  const ofClient = clientId ? sql`and p.client_id = ${clientId}` : sql``;
  const ofRecruiter = recruiterId
    ? sql`and exists (select from position_members r where r.agency_id = p.agency_id and r.position_id = p.id
        and r.role = 'RECRUITER' and r.user_id = ${recruiterId})`
    : sql``;
  return sql`p.agency_id = ${agencyId} and p.status <> 'DELETED' ${ofClient} ${ofRecruiter}`;
}

/**
 * Whether facts are of such positions, where nothing of the position is told. Of all, those of deleted ones are taken out: there
 * are hardly any, and the others need not be looked up.
 */
const isOfPositions = (scope: Scope): RawBuilder<unknown> =>
  scope.clientId || scope.recruiterId
    ? sql`f.position_id in (select p.id from positions p where ${positionsIn(scope)})`
    : sql`not exists (select from positions p where p.agency_id = ${scope.agencyId} and p.id = f.position_id and p.status = 'DELETED')`;

const within = (column: RawBuilder<unknown>, { start, end }: Span): RawBuilder<unknown> =>
  sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;

const OF_POSITIONS = sql`from application_facts f join positions p on p.agency_id = f.agency_id and p.id = f.position_id`;

const applied = (scope: Scope, span: Span) => sql`
  select f.id, f.position_id, f.application_id, f.applied_at as at, f.source, f.answered_at, f.in_process_at, f.at_client_at,
    f.hired_at, case when f.answered_at is null then date_part('epoch', ${scope.asOf}::timestamptz - f.applied_at) / 86400 end as days_waiting
  from application_facts f where f.agency_id = ${scope.agencyId} and ${isOfPositions(scope)} and ${within(sql`f.applied_at`, span)}`;

const hired = (scope: Scope, span: Span) => sql`
  select f.id, f.position_id, f.application_id, f.hired_at as at, f.applied_at, p.first_opened_at
  ${OF_POSITIONS} where f.agency_id = ${scope.agencyId} and ${positionsIn(scope)} and ${within(sql`f.hired_at`, span)}`;

const FEES = sql`${feeInEuro} as fee, p.fixed_fee is null and (p.commission_rate is null
    or coalesce(p.salary_from, p.salary_to) is null) as is_free`;

const closed = (scope: Scope, span: Span) => sql`
  select p.id, p.id as position_id, null::uuid as application_id, p.hiring_date as at, p.status = 'CLOSED_WON' as is_won, ${FEES}
  from positions p where ${positionsIn(scope)} and p.status in ('CLOSED_WON', 'CLOSED_LOST') and ${within(sql`p.hiring_date`, span)}`;

/** Whether a position was open at the end of a span: by its last change of status before that. */
const isOpen = ({ until }: Span): RawBuilder<unknown> => sql`
  (select c.to_status from position_status_changes c where c.agency_id = p.agency_id and c.position_id = p.id
    and c.changed_at < ${until}::timestamptz order by c.changed_at desc, c.ordinal desc limit 1) = 'OPEN'`;
/** What was open has been opened. */
const OPENED = sql`coalesce(p.first_opened_at, p.created_at)`;

const open = (scope: Scope, span: Span) => sql`
  select p.id, p.id as position_id, null::uuid as application_id, ${OPENED} as at,
    date_part('epoch', ${span.until}::timestamptz - ${OPENED}) / 86400 as days_open,
    ${OPENED} <= ${span.until}::timestamptz - make_interval(hours => ${STALLED_HOURS}) and (
      select true from application_facts f
      where f.agency_id = p.agency_id and f.position_id = p.id
        and f.last_moved_at >= ${span.until}::timestamptz - make_interval(hours => ${STALLED_HOURS})
        and exists (select from unnest(f.moves) m where m < ${span.until}::timestamptz
          and m >= ${span.until}::timestamptz - make_interval(hours => ${STALLED_HOURS}))
      limit 1
    ) is null as is_stalled, ${FEES}
  from positions p where ${positionsIn(scope)} and ${isOpen(span)}`;

const recruiters = ({ recruiterId }: Scope): RawBuilder<unknown> => sql`
  left join position_members m on m.agency_id = p.agency_id and m.position_id = p.id and m.role = 'RECRUITER'
    ${recruiterId ? sql`and m.user_id = ${recruiterId}` : sql``}`;
const RECRUITER = sql`coalesce(m.user_id::text, 'NONE') as recruiter`;

const staffed = (scope: Scope, span: Span) => sql`
  select p.id, p.id as position_id, null::uuid as application_id, ${OPENED} as at, ${RECRUITER}
  from positions p ${recruiters(scope)} where ${positionsIn(scope)} and ${isOpen(span)}`;

const inProcess = (scope: Scope, span: Span) => sql`
  select f.id, f.position_id, f.application_id, f.in_process_at as at, ${RECRUITER}
  ${OF_POSITIONS} ${recruiters(scope)}
  where f.agency_id = ${scope.agencyId} and ${positionsIn(scope)} and ${isOpen(span)}
    and f.in_process_at < ${span.until}::timestamptz
    and (f.hired_at is null or f.hired_at >= ${span.until}::timestamptz)
    and (f.rejected_at is null or f.rejected_at >= ${span.until}::timestamptz)
    and (f.erased_at is null or f.erased_at >= ${span.until}::timestamptz)`;

/**
 * The rows of a base in a span: `id`, `position_id`, `application_id` (null of a position, and of somebody who was erased), `at`,
 * and what its figures ask for.
 */
export const BASES: Readonly<Record<Base, (scope: Scope, span: Span) => RawBuilder<unknown>>> = {
  applied,
  hired,
  closed,
  open,
  staffed,
  inProcess,
};
