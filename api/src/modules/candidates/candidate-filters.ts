import type { EndpointRequest } from '@cantera/shared/contracts';
import type { listCandidates } from '@cantera/shared/contracts/candidates';
import { can } from '@cantera/shared/contracts/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { type CityRow, toLocation } from '../lookups/index.ts';
import { emailKey, linkedinKey } from './matching.ts';

type Condition = RawBuilder<boolean>;
type Filters = Pick<
  EndpointRequest<typeof listCandidates>['query'],
  'tags' | 'skills' | 'cities' | 'languages' | 'jobSearch' | 'consent' | 'inProcess' | 'linkedin' | 'email'
>;

/** Who has every one of some things that a table ties to candidates. */
const hasEach = (table: string, column: string, values: readonly string[] | undefined): Condition[] =>
  [...new Set(values)].map(
    (value) => sql<boolean>`exists (select 1 from ${sql.table(table)} h
      where h.agency_id = c.agency_id and h.candidate_id = c.id and h.${sql.ref(column)} = ${value})`,
  );

const isOneOf = (column: string, type: string, values: readonly string[] | undefined): Condition[] =>
  values && values.length > 0
    ? [sql<boolean>`c.${sql.ref(column)} = any (${[...values]}::${sql.raw(type)}[])`]
    : [];

/** Whether the candidate is neither hired nor discarded in a position that goes on and that the actor may see. */
function isInProcess(actor: Actor): Condition {
  const isSeen = can(actor.role, 'positions.read_all')
    ? sql``
    : sql`and exists (select 1 from position_members m where m.agency_id = a.agency_id and m.position_id = a.position_id
        and m.user_id = ${actor.userId} and m.role = 'HIRING_MANAGER')`;
  return sql<boolean>`exists (
    select 1 from applications a
    join positions p on p.agency_id = a.agency_id and p.id = a.position_id
    join steps s on s.agency_id = a.agency_id and s.position_id = a.position_id and s.id = a.step_id
    where a.agency_id = c.agency_id and a.candidate_id = c.id and a.rejected_at is null
      and p.status in ('OPEN', 'ON_HOLD') and s.type not in ('HIRED', 'DISCARDED') ${isSeen})`;
}

/** What the filters of the list ask of a candidate `c`; nothing without filters. */
export function filterConditions(actor: Actor, filters: Filters): readonly Condition[] {
  const { inProcess, linkedin, email } = filters;
  const process = inProcess === undefined ? [] : [isInProcess(actor)];
  const profile = linkedin === undefined ? [] : [sql<boolean>`c.linkedin_key = ${linkedinKey(linkedin)}`];
  const address = email === undefined ? [] : [sql<boolean>`c.email_key = ${emailKey(email)}`];
  return [
    ...profile,
    ...address,
    ...hasEach('candidate_tags', 'tag_id', filters.tags),
    ...hasEach('candidate_skills', 'skill_id', filters.skills),
    ...hasEach(
      'candidate_languages',
      'code',
      filters.languages?.map((code) => code.toLowerCase()),
    ),
    ...isOneOf('city_id', 'int', filters.cities),
    ...isOneOf('job_search_status', 'text', filters.jobSearch),
    ...isOneOf('gdpr_status', 'text', filters.consent),
    ...process.map((is) => (inProcess ? is : sql<boolean>`not ${is}`)),
  ];
}

/** What skills and cities are called, the cities in the actor's language; those that do not exist are left out. */
export async function filterNames(
  tx: Tx,
  actor: Actor,
  { skills = [], cities = [] }: Pick<Filters, 'skills' | 'cities'>,
): Promise<{ skills: { id: string; name: string }[]; cities: { id: string; address: string }[] }> {
  const named = await sql<{ id: string; name: string }>`
    select id, name from skills where agency_id = ${actor.agencyId} and id = any (${[...skills]}::uuid[])
    order by name_folded`.execute(tx);
  const places = await sql<CityRow>`
    select id, name, region, country_code from cities where id = any (${[...cities]}::int[]) order by name`.execute(
    tx,
  );
  const reader = await tx
    .selectFrom('users')
    .select('lang')
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  return {
    skills: named.rows,
    cities: places.rows.map((row) => {
      const { id, address } = toLocation(row, reader?.lang ?? 'en');
      return { id, address };
    }),
  };
}
