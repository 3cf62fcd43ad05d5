import { ROLES } from '@cantera/shared/contracts/enums';
import { can } from '@cantera/shared/contracts/permissions';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl } from '../files/index.ts';

const SEE_ALL = ROLES.filter((role) => can(role, 'candidates.read_all'));

/**
 * The members who may see a candidate, by name: the rule of `visibleTo`, asked from the other side. Whoever
 * has not accepted their invitation sees nobody yet: it went to an address that someone typed.
 */
export async function viewersOf(tx: Tx, agencyId: string, candidateId: string): Promise<PersonSummary[]> {
  const rows = await tx
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', pictureUrl('users', 'u').as('image_url')])
    .where('u.agency_id', '=', agencyId)
    .where('u.password_hash', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('u.role', 'in', SEE_ALL),
        eb(
          'u.id',
          'in',
          eb
            .selectFrom('applications as a')
            .innerJoin('position_members as m', (join) =>
              join.onRef('m.agency_id', '=', 'a.agency_id').onRef('m.position_id', '=', 'a.position_id'),
            )
            .select('m.user_id')
            .where('a.agency_id', '=', agencyId)
            .where('a.candidate_id', '=', candidateId)
            .where('m.agency_id', '=', agencyId)
            .where('m.role', '=', 'HIRING_MANAGER'),
        ),
      ]),
    )
    .orderBy('u.first_name')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();
  return rows.map(({ id, first_name, last_name, email, image_url }) => ({
    id,
    firstName: first_name,
    lastName: last_name,
    email,
    imageUrl: image_url,
  }));
}
