import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const OTHERS = 5000;
const POSITIONS = 200;
const MOVES = 5;
/** How many of each kind the person has; with applications and their moves they are 5,000. */
const COUNTS = { messages: 1600, comments: 1600, edits: 500, consents: 100 };

/** The time of the n-th of `count` things, spread over a year. */
const at = (count: number) => `timestamptz '2026-01-01' + i * interval '1 year' / ${count}`;

/**
 * Gives the demo agency a person of whom 5,000 things are known, and 5,000 others of whom 20 each are; the demo's hiring
 * manager manages one of the person's positions. Gives the person and a mark in the middle of their year.
 */
export async function seedActivity(owner: pg.Client): Promise<{ candidateId: string; middle: string }> {
  const candidateId = randomUUID();
  const { rows } = await owner.query<{ agency_id: string; id: string }>(
    "select agency_id, id from users where email = 'recruiter@demo.test'",
  );
  const user = rows[0];
  if (!user) throw new Error('the demo has no recruiter');
  await owner.query("select set_config('app.agency_id', $1, false)", [user.agency_id]);
  const run = (text: string, values: unknown[] = []) => owner.query(text, [user.agency_id, ...values]);
  await run(
    `insert into candidates (agency_id, id, first_name, email, created_at, updated_at)
     values ($1, $2, 'Aurora', 'aurora@example.test', '2026-01-01', '2026-01-01')`,
    [candidateId],
  );
  await run(
    `insert into candidates (agency_id, id, first_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Other ' || i, '2026-01-01', '2026-01-01' from generate_series(1, ${OTHERS}) i`,
  );
  await run(
    `insert into positions (agency_id, id, title, status, created_at, updated_at)
     select $1, gen_random_uuid(), 'Benched ' || i, 'OPEN', now(), now() from generate_series(1, ${POSITIONS}) i`,
  );
  const benched = "select id from positions where agency_id = $1 and title like 'Benched %'";
  await run(
    `insert into steps (agency_id, id, position_id, name, type, category, ordinal, created_at)
     select $1, gen_random_uuid(), id, 'Inbox', 'INBOX', 'INTERNAL', 0, now() from (${benched}) p`,
  );
  await run(
    `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
     select $1, gen_random_uuid(), s.position_id, s.id, $2, 'INTERNAL', '2026-01-01', '2026-01-01'
     from steps s where s.agency_id = $1 and s.position_id in (${benched})`,
    [candidateId],
  );
  await run(
    `insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, moved_by, created_at)
     select $1, gen_random_uuid(), a.id, a.step_id, a.step_id, 'Inbox', 'Interview', $3, timestamptz '2026-01-01' + random() * interval '1 year'
     from applications a, generate_series(1, ${MOVES}) i where a.agency_id = $1 and a.candidate_id = $2`,
    [candidateId, user.id],
  );
  await run(
    `insert into position_members (agency_id, position_id, user_id, role, ordinal)
     select $1, p.id, u.id, 'HIRING_MANAGER', 0 from (${benched} order by title limit 1) p, users u
     where u.email = 'manager@demo.test' and u.agency_id = $1`,
  );
  const letter = "repeat('<p>Dear Aurora, we have read what you sent and would like to talk.</p>', 12)";
  const messages = (who: string, application: string, count: number) =>
    `insert into messages (agency_id, id, candidate_id, application_id, channel, sender_id, sender_name, from_address, to_address, subject, body, status, message_id, due_at, created_at)
     select $1, gen_random_uuid(), c.id, ${application}, 'EMAIL', $2, 'Recruiter', 'r@x.test', 'a@x.test', 'Mail ' || i, ${letter}, 'SENT', gen_random_uuid()::text, now(), ${at(count)}
     from candidates c, generate_series(1, ${count}) i where c.agency_id = $1 and ${who}`;
  const comments = (who: string, count: number) =>
    `insert into candidate_comments (agency_id, id, candidate_id, type, comment, author_id, author_name, created_at, updated_at)
     select $1, gen_random_uuid(), c.id, 'call', ${letter}, $2, 'Recruiter', ${at(count)}, now()
     from candidates c, generate_series(1, ${count}) i where c.agency_id = $1 and ${who}`;
  const one = `c.id = '${candidateId}'`;
  const others = "c.first_name like 'Other %'";
  const oneOfTheirs = `(select a.id from applications a where a.agency_id = $1 and a.candidate_id = c.id order by md5(a.id::text || i) limit 1)`;
  await run(messages(one, oneOfTheirs, COUNTS.messages), [user.id]);
  await run(messages(others, 'null', 10), [user.id]);
  await run(comments(one, COUNTS.comments), [user.id]);
  await run(comments(others, 10), [user.id]);
  await run(
    `insert into candidate_edits (agency_id, id, candidate_id, fields, edited_by, created_at)
     select $1, gen_random_uuid(), $2, '{summary,skills}', $3, ${at(COUNTS.edits)} from generate_series(1, ${COUNTS.edits}) i`,
    [candidateId, user.id],
  );
  await run(
    `insert into consents (agency_id, id, candidate_id, status, origin, locale, policy_sha256, created_at)
     select $1, gen_random_uuid(), $2, 'ACCEPTED', 'APPLICATION', 'ca', sha256('policy'), ${at(COUNTS.consents)} from generate_series(1, ${COUNTS.consents}) i`,
    [candidateId],
  );
  await owner.query('vacuum analyze');
  return { candidateId, middle: `2026-07-01T00:00:00.000000Z_${candidateId}` };
}
