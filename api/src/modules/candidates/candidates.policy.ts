import { can } from '@cantera/shared/contracts/permissions';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Actor } from '../../http/actor.ts';

/** Limits applications to those of positions that the actor may see. */
export function positionIsSeenBy(actor: Actor) {
  return (eb: ExpressionBuilder<Database & { sa: Database['applications'] }, 'sa'>): Expression<SqlBool> => {
    if (can(actor.role, 'positions.read_all')) return eb.lit(true);
    return eb.exists(
      eb
        .selectFrom('position_members as pm')
        .select('pm.user_id')
        .whereRef('pm.agency_id', '=', 'sa.agency_id')
        .whereRef('pm.position_id', '=', 'sa.position_id')
        .where('pm.user_id', '=', actor.userId)
        .where('pm.role', '=', 'HIRING_MANAGER'),
    );
  };
}

/**
 * Limits candidates to those that the actor may see: whoever may not see all sees those of the positions they
 * manage.
 */
export function visibleTo(actor: Actor) {
  return (eb: ExpressionBuilder<Database & { c: Database['candidates'] }, 'c'>): Expression<SqlBool> => {
    if (can(actor.role, 'candidates.read_all')) return eb.lit(true);
    return eb(
      'c.id',
      'in',
      eb
        .selectFrom('applications as a')
        .innerJoin('position_members as m', (join) =>
          join.onRef('m.agency_id', '=', 'a.agency_id').onRef('m.position_id', '=', 'a.position_id'),
        )
        .select('a.candidate_id')
        .where('a.agency_id', '=', actor.agencyId)
        .where('m.agency_id', '=', actor.agencyId)
        .where('m.user_id', '=', actor.userId)
        .where('m.role', '=', 'HIRING_MANAGER'),
    );
  };
}
