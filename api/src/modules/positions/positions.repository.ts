import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { type Insertable, sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { PositionsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { withdrawAdverts } from '../advert-records/index.ts';

export type PositionChange = Updateable<PositionsTable>;

export async function insertPosition(tx: Tx, row: Insertable<PositionsTable>): Promise<void> {
  await tx.insertInto('positions').values(row).execute();
}

/** Writes the status with what goes with it; that it changed is noted with the user's name. */
export async function updateStatus(
  tx: Tx,
  { agencyId, userId }: Actor,
  id: string,
  change: PositionChange & { readonly status: PositionStatus },
): Promise<void> {
  await sql`select set_config('app.user_id', ${userId}, true)`.execute(tx);
  await updateColumns(tx, agencyId, id, change);
}

/** Whether visitors do not see the position from then on, whoever saw it before. */
const takesOff = ({ status, hidden, job_portal_enabled: isOn }: PositionChange): boolean =>
  (status !== undefined && status !== 'OPEN') || hidden === true || isOn === false;

/** Writes columns and the time of the change. What visitors no longer see leaves the external portals too. */
export async function updateColumns(
  tx: Tx,
  agencyId: string,
  id: string,
  change: PositionChange,
): Promise<void> {
  await tx
    .updateTable('positions')
    .set({ ...change, updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  if (takesOff(change)) await withdrawAdverts(tx, agencyId, { positionId: id });
}

export async function replaceMembers(
  tx: Tx,
  agencyId: string,
  positionId: string,
  role: 'RECRUITER' | 'HIRING_MANAGER',
  userIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('position_members')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('role', '=', role)
    .execute();
  const rows = [...new Set(userIds)].map((userId, ordinal) => ({
    agency_id: agencyId,
    position_id: positionId,
    user_id: userId,
    role,
    ordinal,
  }));
  if (rows.length > 0) await tx.insertInto('position_members').values(rows).execute();
}

export async function replaceLocations(
  tx: Tx,
  agencyId: string,
  positionId: string,
  cityIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('position_locations')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .execute();
  const rows = cityIds.map((cityId, ordinal) => ({
    agency_id: agencyId,
    position_id: positionId,
    city_id: cityId,
    ordinal,
  }));
  if (rows.length > 0) await tx.insertInto('position_locations').values(rows).execute();
}

/** Replaces the skills of one type; those of the other stay. */
export async function replaceSkills(
  tx: Tx,
  agencyId: string,
  positionId: string,
  type: 'HARD_SKILL' | 'SOFT_SKILL',
  skillIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('position_skills')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('skill_id', 'in', (eb) =>
      eb.selectFrom('skills').select('id').where('agency_id', '=', agencyId).where('type', '=', type),
    )
    .execute();
  const rows = [...new Set(skillIds)].map((skillId, ordinal) => ({
    agency_id: agencyId,
    position_id: positionId,
    skill_id: skillId,
    ordinal,
  }));
  if (rows.length > 0) await tx.insertInto('position_skills').values(rows).execute();
}

/** Locks a position until the end of the transaction, so that its status and its hires are judged together. */
export async function lockPosition(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .selectFrom('positions')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}
