import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../http/actor.ts';

type Condition = RawBuilder<unknown>;

/** Days of the agency, both of which count; one that is missing leaves its end open. */
interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** That a time lies in a span. */
export function inSpan({ agencyId }: Actor, time: Condition, { from, to }: Span): Condition {
  const zone = sql`(select z.time_zone from agencies z where z.id = ${agencyId})`;
  return sql`(true
    ${from ? sql`and ${time} >= ${from}::date::timestamp at time zone ${zone}` : sql``}
    ${to ? sql`and ${time} < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``})`;
}

/** That the actor may read the decisions of a position: admins those of all, recruiters those of their own. */
export const ofOwnPositions = ({ agencyId, userId, role }: Actor, positionId: Condition): Condition =>
  role === 'AGENCY_ADMIN'
    ? sql`true`
    : sql`exists (select 1 from position_members m where m.agency_id = ${agencyId} and m.position_id = ${positionId}
        and m.user_id = ${userId} and m.role = 'RECRUITER')`;
