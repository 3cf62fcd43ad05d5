import {
  type FoundCandidate,
  type FoundClient,
  type FoundPosition,
  MAX_FOUND,
} from '@cantera/shared/contracts/find';
import { can } from '@cantera/shared/contracts/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';
import { foundIds } from '../candidates/index.ts';
import { pictureUrl } from '../files/index.ts';
import { visibleTo } from '../positions/index.ts';

/** Candidates whom the actor may see, by all that they are found by; who starts with the words first, then the newest. */
export async function findPeople(tx: Tx, actor: Actor, term: string): Promise<FoundCandidate[]> {
  const ids = await foundIds(tx, actor, term, MAX_FOUND);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('candidates as c')
    .leftJoin('cities as ci', 'ci.id', 'c.city_id')
    .select([
      'c.id',
      'c.job_title',
      'c.company_name',
      'c.email',
      'c.phone_number',
      pictureUrl('candidates', 'c').as('profile_image_url'),
      sql<string>`btrim(c.first_name || ' ' || c.last_name)`.as('name'),
      sql<string | null>`coalesce(ci.name, c.location_text)`.as('city'),
      sql<string[]>`array(select s.name from candidate_skills x
        join skills s on s.agency_id = x.agency_id and s.id = x.skill_id
        where x.agency_id = c.agency_id and x.candidate_id = c.id order by s.type, x.ordinal)`.as('skills'),
    ])
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      name: row.name,
      jobTitle: row.job_title,
      companyName: row.company_name,
      email: row.email,
      phoneNumber: row.phone_number,
      city: row.city,
      skills: row.skills,
      profileImageUrl: row.profile_image_url,
    };
  });
}

/** Whether a folded text begins with what is looked for. */
const begins = (column: string, term: string): RawBuilder<boolean> =>
  sql<boolean>`starts_with(${sql.ref(column)}, app.fold(${term}))`;

/** Positions that the actor may see, by their titles: those that begin with the term first, then the open ones, then the latest. */
export async function findPositions(tx: Tx, actor: Actor, term: string): Promise<FoundPosition[]> {
  const words = matchesWords('p.title_folded', term);
  if (!words) return [];
  const rows = await tx
    .selectFrom('positions as p')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'p.agency_id').onRef('c.id', '=', 'p.client_id'),
    )
    .select(['p.id', 'p.title', 'p.status', 'c.name as client_name'])
    .where('p.agency_id', '=', actor.agencyId)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .where(words)
    .orderBy(begins('p.title_folded', term), 'desc')
    .orderBy(sql`p.status = 'OPEN'`, 'desc')
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id')
    .limit(MAX_FOUND)
    .execute();
  const mayReadClients = can(actor.role, 'clients.read');
  return rows.map(({ id, title, status, client_name: clientName }) => ({
    id,
    title,
    status,
    clientName: mayReadClients ? clientName : null,
  }));
}

/** Clients by their names: those that begin with the term first, then in the order of the alphabet. */
export async function findClients(tx: Tx, agencyId: string, term: string): Promise<FoundClient[]> {
  const words = matchesWords('c.name_folded', term);
  if (!words) return [];
  const rows = await tx
    .selectFrom('clients as c')
    .select(['c.id', 'c.name', pictureUrl('clients', 'c').as('logo_image_url')])
    .where('c.agency_id', '=', agencyId)
    .where(words)
    .orderBy(begins('c.name_folded', term), 'desc')
    .orderBy('c.name_folded')
    .orderBy('c.id')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ id, name, logo_image_url: logoImageUrl }) => ({ id, name, logoImageUrl }));
}
