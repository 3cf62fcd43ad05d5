import type { CandidateProcess } from '@cantera/shared/contracts/activity';
import { can } from '@cantera/shared/contracts/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { pictureUrl } from '../files/index.ts';
import { visibleTo } from '../positions/index.ts';

const ENDED_STEPS = ['HIRED', 'DISCARDED'];
const ENDED_POSITIONS = ['CLOSED_WON', 'CLOSED_LOST'];

const processes = (tx: Tx, actor: Actor, candidateId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
    )
    .leftJoin('clients as k', (on) =>
      on.onRef('k.agency_id', '=', 'p.agency_id').onRef('k.id', '=', 'p.client_id'),
    )
    .select(['a.id', 'a.moved_at', 'p.id as position_id', 'p.title', 'p.status', 'k.name as client_name'])
    .select(['s.id as step_id', 's.name as step_name', 's.type as step_type'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('position_members as m')
          .innerJoin('users as u', (on) =>
            on.onRef('u.agency_id', '=', 'm.agency_id').onRef('u.id', '=', 'm.user_id'),
          )
          .select([
            'u.id',
            'u.first_name',
            'u.last_name',
            'u.email',
            pictureUrl('users', 'u').as('image_url'),
          ])
          .whereRef('m.agency_id', '=', 'p.agency_id')
          .whereRef('m.position_id', '=', 'p.id')
          .where('m.role', '=', 'RECRUITER')
          .orderBy('m.ordinal'),
      ).as('recruiters'),
    )
    .where('a.agency_id', '=', actor.agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .orderBy('a.moved_at', 'desc')
    .orderBy('a.id', 'desc');

/** The processes of a candidate in positions that the actor may see: those that go on first, the newest step first. */
export async function listProcessesOf(
  tx: Tx,
  actor: Actor,
  candidateId: string,
): Promise<CandidateProcess[]> {
  const rows = await processes(tx, actor, candidateId).execute();
  const seesClient = can(actor.role, 'clients.read');
  const all = rows.map((row) => ({
    applicationId: row.id,
    position: {
      id: row.position_id,
      title: row.title,
      status: row.status,
      clientName: seesClient ? row.client_name : null,
    },
    step: { id: row.step_id, name: row.step_name, type: row.step_type },
    since: row.moved_at,
    isOngoing: !ENDED_STEPS.includes(row.step_type) && !ENDED_POSITIONS.includes(row.status),
    recruiters: row.recruiters.map((user) => ({
      id: user.id,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      imageUrl: user.image_url,
    })),
  }));
  return [...all.filter(({ isOngoing }) => isOngoing), ...all.filter(({ isOngoing }) => !isOngoing)];
}
