import { newId } from '../../api/src/ids.ts';
import type { TestServer, TestUser } from '../../api/src/testing/harness.ts';

const CLIENTS = 200;
const PEOPLE = 20_000;
/** Applications of a position. */
const EACH = 100;
const CHUNK = 10_000;
const RECRUITERS = 12;

/** Numbers that a hash deals out, from 0 to 1, the same every time. */
const share = (salt: string, of = 'i'): string =>
  `((hashtextextended('${salt}' || ${of}, 7) & 1048575)::float8 / 1048576)`;

/** Positions of two years, most of them closed, with clients, steps and recruiters. */
const POSITIONS = `
with made as (
  insert into positions (agency_id, id, title, status, client_id, fixed_fee, first_opened_at, hiring_date, created_at, updated_at)
  select $1, gen_random_uuid(), 'Position ' || i, x.status, c.id, 3000 + i % 50 * 100, x.opened,
    case when x.status like 'CLOSED%' then x.opened + make_interval(days => 60) end, x.opened, x.opened
  from generate_series(1, $2::int) i
  cross join lateral (select now() - make_interval(secs => 730 * 86400 * (1 - i / $2::float8)) opened) o
  cross join lateral (select o.opened, case when o.opened > now() - interval '60 days' then 'OPEN'
    when ${share('status')} < 0.7 then 'CLOSED_WON' else 'CLOSED_LOST' end status) x
  join (select id, row_number() over (order by id) - 1 n from clients where agency_id = $1) c on c.n = i % ${CLIENTS}
  returning id
), staffed as (
  insert into position_members (agency_id, position_id, user_id, role, ordinal)
  select $1, p.id, u.id, 'RECRUITER', 0 from (select id, row_number() over () n from made) p
  join (select id, row_number() over (order by id) - 1 n from users where agency_id = $1) u on u.n = p.n % ${RECRUITERS}
)
insert into steps (agency_id, id, position_id, name, ordinal, type, category, created_at)
select $1, gen_random_uuid(), id, s.name, s.ordinal, s.type, s.category, now() from made
cross join (values ('Inbox', 0, 'INBOX', 'INTERNAL'), ('Screening', 1, 'STEP', 'INTERNAL'), ('Client', 2, 'STEP', 'EXTERNAL'),
  ('Hired', 3, 'HIRED', 'INTERNAL'), ('Discarded', 4, 'DISCARDED', 'INTERNAL')) s (name, ordinal, type, category)`;

/** Applications in the weeks after a position was opened, and the moves that brought each to where it stands. */
const APPLICATIONS = `
with p as (
  select id, first_opened_at opened, row_number() over (order by first_opened_at, id) - 1 n from positions where agency_id = $1
), k as (
  select id, row_number() over (order by id) - 1 n from candidates where agency_id = $1
), placed as (
  select i, gen_random_uuid() id, p.id position_id, k.id candidate_id,
    least(now(), p.opened + make_interval(secs => 40 * 86400 * ${share('at')})) at,
    case when i % ${EACH} = 0 then 3 else (array[0, 0, 4, 4, 4, 4, 4, 1, 2, 4])[1 + floor(${share('step')} * 10)::int] end reached,
    floor(${share('way')} * 3)::int way
  from generate_series($2::int, $3::int) i
  join p on p.n = i / ${EACH} join k on k.n = (i / ${EACH} * 37 + i % ${EACH}) % ${PEOPLE}
), written as (
  insert into applications (agency_id, id, position_id, step_id, candidate_id, source, rejected_at, created_at, moved_at)
  select $1, a.id, a.position_id, s.id, a.candidate_id,
    (array['INTERNAL', 'INTERNAL', 'INTERNAL_DATABASE', 'INTERNAL_TALENT_POOL'])[1 + a.i % 4],
    case when a.reached = 4 then a.at end, a.at, a.at
  from placed a join steps s on s.agency_id = $1 and s.position_id = a.position_id and s.ordinal = a.reached
)
insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, created_at)
select $1, gen_random_uuid(), a.id, f.id, t.id, f.name, t.name,
  least(now(), a.at + make_interval(secs => 86400 * (1 + m.place) * (0.2 + 6 * ${share('move', "i || '-' || place")})))
from placed a
cross join lateral (
  select place, step from unnest(case a.reached when 0 then '{}'::int[] when 1 then '{1}'::int[] when 2 then '{1,2}'::int[] when 3 then '{1,2,3}'::int[]
    else (array['{4}', '{1,4}', '{1,2,4}'])[1 + a.way]::int[] end) with ordinality w (step, place)
) m
join steps f on f.agency_id = $1 and f.position_id = a.position_id and f.ordinal = greatest(0, m.place - 1)
join steps t on t.agency_id = $1 and t.position_id = a.position_id and t.ordinal = m.step`;

/** Gives an agency so many applications of two years, with positions, moves and the facts that follow from them. */
export async function seedMetrics(server: TestServer, { agencyId }: TestUser, count: number): Promise<void> {
  for (let index = 1; index < RECRUITERS; index += 1) await server.createUser(agencyId, 'RECRUITER');
  await server.asOwner(
    `insert into clients (agency_id, id, name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Client ' || i, now(), now() from generate_series(1, $2::int) i`,
    [agencyId, CLIENTS],
  );
  await server.asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Person', i::text, now(), now() from generate_series(1, $2::int) i`,
    [agencyId, PEOPLE],
  );
  await server.asOwner(POSITIONS, [agencyId, Math.ceil(count / EACH)]);
  for (let from = 0; from < count; from += CHUNK)
    await server.asOwner(APPLICATIONS, [agencyId, from, Math.min(count, from + CHUNK) - 1]);
  await server.asOwner(
    'vacuum analyze application_facts, positions, position_status_changes, position_members, applications, candidates',
  );
}

/** The id of a client and of a recruiter that have many. */
export async function filtersOf(server: TestServer, { agencyId }: TestUser) {
  const [found = { client: newId(), recruiter: newId() }] = await server.asOwner<{
    client: string;
    recruiter: string;
  }>(
    `select (select client_id from positions where agency_id = $1 group by 1 order by count(*) desc, 1 limit 1) as client,
      (select user_id from position_members where agency_id = $1 group by 1 order by count(*) desc, 1 limit 1) as recruiter`,
    [agencyId],
  );
  return found;
}
