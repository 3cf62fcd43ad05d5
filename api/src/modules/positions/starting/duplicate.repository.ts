import type { Tx } from '../../../db/tenant.ts';

/** What the work is and what it pays. What is agreed anew for each position stays behind: people, dates, fees, warranty, hires. */
const CONDITIONS = [
  'client_id',
  'recruiting_type',
  'work_mode',
  'contract_type',
  'department_id',
  'salary_from',
  'salary_to',
  'salary_currency',
  'salary_range',
  'show_salary',
  'years_from',
  'years_to',
  'languages',
  'jd_notes',
  'summary',
] as const;

export const readConditions = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('positions')
    .select(CONDITIONS)
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();

/** `to` has none of its own yet. */
export async function copyPlacesAndSkills(tx: Tx, agencyId: string, from: string, to: string): Promise<void> {
  await tx
    .insertInto('position_locations')
    .columns(['agency_id', 'position_id', 'city_id', 'ordinal'])
    .expression((eb) =>
      eb
        .selectFrom('position_locations')
        .select(['agency_id', eb.val(to).as('position_id'), 'city_id', 'ordinal'])
        .where('agency_id', '=', agencyId)
        .where('position_id', '=', from),
    )
    .execute();
  await tx
    .insertInto('position_skills')
    .columns(['agency_id', 'position_id', 'skill_id', 'ordinal'])
    .expression((eb) =>
      eb
        .selectFrom('position_skills')
        .select(['agency_id', eb.val(to).as('position_id'), 'skill_id', 'ordinal'])
        .where('agency_id', '=', agencyId)
        .where('position_id', '=', from),
    )
    .execute();
}
