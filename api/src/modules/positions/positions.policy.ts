import { can } from '@cantera/shared/contracts/permissions';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Actor } from '../../http/actor.ts';

/** Limits positions to those that the actor may see: whoever may not see all sees the ones they manage. */
export function visibleTo(actor: Actor) {
  return (eb: ExpressionBuilder<Database & { p: Database['positions'] }, 'p'>): Expression<SqlBool> => {
    if (can(actor.role, 'positions.read_all')) return eb.lit(true);
    return eb.exists(
      eb
        .selectFrom('position_members as own')
        .select('own.user_id')
        .whereRef('own.agency_id', '=', 'p.agency_id')
        .whereRef('own.position_id', '=', 'p.id')
        .where('own.user_id', '=', actor.userId)
        .where('own.role', '=', 'HIRING_MANAGER'),
    );
  };
}

interface Membership {
  readonly recruiters: readonly { id: string }[];
  readonly hiringManagers: readonly { id: string }[];
}
const isAmong = (people: readonly { id: string }[], actor: Actor): boolean =>
  people.some((person) => person.id === actor.userId);

/** The status belongs to the recruiters of the position; an admin who is not one of them may not change it either. */
export const mayChangeStatus = (actor: Actor, position: Membership): boolean =>
  isAmong(position.recruiters, actor);

export const mayDelete = (actor: Actor, position: Membership): boolean =>
  isAmong(position.recruiters, actor) || isAmong(position.hiringManagers, actor);
