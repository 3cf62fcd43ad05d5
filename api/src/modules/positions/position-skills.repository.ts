import type { Tx } from '../../db/tenant.ts';

/** The skills that a position asks for, in their order. */
export const listPositionSkills = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('position_skills as ps')
    .innerJoin('skills as s', (join) =>
      join.onRef('s.agency_id', '=', 'ps.agency_id').onRef('s.id', '=', 'ps.skill_id'),
    )
    .select(['s.name', 's.type'])
    .where('ps.agency_id', '=', agencyId)
    .where('ps.position_id', '=', positionId)
    .orderBy('ps.ordinal')
    .execute();
