import type { Tx } from '../../db/tenant.ts';
import { listPositionSkills } from '../positions/index.ts';

/** What a description can be written from, as it is stored. Neither notes nor fees nor people are read. */
export async function findDraftSource(tx: Tx, agencyId: string, id: string) {
  const position = await tx
    .selectFrom('positions as p')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'p.agency_id').onRef('c.id', '=', 'p.client_id'),
    )
    .select([
      'p.title',
      'p.recruiting_type',
      'p.contract_type',
      'p.work_mode',
      'p.years_from',
      'p.years_to',
      'p.salary_from',
      'p.salary_to',
      'p.salary_currency',
      'p.salary_range',
      'p.hiring_number',
      'p.languages',
      'p.benefits',
      'c.name as client_name',
      'c.description as client_description',
      'c.benefits as client_benefits',
    ])
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const locations = await tx
    .selectFrom('position_locations as l')
    .innerJoin('cities as c', 'c.id', 'l.city_id')
    .select('c.name')
    .where('l.agency_id', '=', agencyId)
    .where('l.position_id', '=', id)
    .orderBy('l.ordinal')
    .execute();
  const skills = await listPositionSkills(tx, agencyId, id);
  return { position, locations: locations.map(({ name }) => name), skills };
}
export type DraftSource = Awaited<ReturnType<typeof findDraftSource>>;
