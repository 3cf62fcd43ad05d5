import type pg from 'pg';

/** Positions that notifications are about, and to how many of them a hiring manager still belongs. */
const POSITIONS = 50;
const KEPT = 5;

/**
 * Gives somebody of the demo so many notifications of applications to 50 positions, a tenth of them unread, in the order of their
 * times; where they are a hiring manager they still belong to five of the positions. Gives the id in their middle.
 */
export async function seedBell(owner: pg.Client, email: string, notifications: number): Promise<string> {
  const { rows } = await owner.query<{ agency_id: string; id: string; role: string }>(
    'select agency_id, id, role from users where email = $1',
    [email],
  );
  const user = rows[0];
  if (!user) throw new Error(`the demo has no ${email}`);
  await owner.query("select set_config('app.agency_id', $1, false)", [user.agency_id]);
  const title = `Rung for ${email}`;
  await owner.query(
    `insert into positions (agency_id, id, title, status, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'OPEN', now(), now() from generate_series(1, ${POSITIONS})`,
    [user.agency_id, title],
  );
  await owner.query(
    `insert into steps (agency_id, id, position_id, name, type, category, ordinal, created_at)
     select $1, gen_random_uuid(), id, 'Inbox', 'INBOX', 'INTERNAL', 0, now() from positions where agency_id = $1 and title = $2`,
    [user.agency_id, title],
  );
  await owner.query(
    `with people as (
       insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Rung ' || i, $2, now(), now() from generate_series(1, $3::int) i returning id
     ), listed as (select id, row_number() over () n from people),
     places as (select s.position_id, s.id as step_id, row_number() over () n from steps s join positions p
       on p.agency_id = s.agency_id and p.id = s.position_id where p.agency_id = $1 and p.title = $2)
     insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
     select $1, gen_random_uuid(), p.position_id, p.step_id, l.id, 'INTERNAL', now(), now()
     from listed l join places p on p.n = 1 + l.n % ${POSITIONS}`,
    [user.agency_id, title, notifications],
  );
  await owner.query(
    `insert into notifications (agency_id, id, user_id, kind, subject_id, position_id, candidate_id, created_at, read_at)
     select $1, uuidv7(make_interval(secs => -60 * a.n)), $2, 'APPLICATION', a.id, a.position_id, a.candidate_id,
       now() - make_interval(secs => 60 * a.n), case when a.n % 10 > 0 then now() end
     from (select a.id, a.position_id, a.candidate_id, row_number() over (order by a.id) as n from applications a
       join positions p on p.agency_id = a.agency_id and p.id = a.position_id where a.agency_id = $1 and p.title = $3) a`,
    [user.agency_id, user.id, title],
  );
  if (user.role === 'HIRING_MANAGER')
    await owner.query(
      `insert into position_members (agency_id, position_id, user_id, role, ordinal)
       select $1, id, $2, 'HIRING_MANAGER', 0 from positions where agency_id = $1 and title = $3 order by id limit ${KEPT}`,
      [user.agency_id, user.id, title],
    );
  await owner.query('vacuum analyze');
  const middle = await owner.query<{ id: string }>(
    'select id from notifications where agency_id = $1 and user_id = $2 order by id desc offset $3 limit 1',
    [user.agency_id, user.id, Math.floor(notifications / 2)],
  );
  return middle.rows[0]?.id ?? '';
}
