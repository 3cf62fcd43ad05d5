/**
 * Generated data in SQL: the rows never leave the database, and every value follows from the seed and the row's number.
 * `pg_temp.pick` and `pg_temp.seed_id` are made for the connection that seeds.
 */
export const FUNCTIONS = `
create function pg_temp.part(seed bigint, salt text, i bigint) returns double precision language sql immutable as
  $$ select (hashtextextended(salt || ':' || i, seed) & 9007199254740991)::double precision / 9007199254740992 $$;
create function pg_temp.pick(list text[], u double precision) returns text language sql immutable as
  $$ select list[1 + floor(u * cardinality(list))::int] $$;
create function pg_temp.seed_id(seed bigint, kind text, i bigint, at timestamptz) returns uuid language sql immutable as
  $$ select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid
     from md5(seed || kind || i) h $$;
create function pg_temp.at_of(last timestamptz, i bigint, total bigint) returns timestamptz language sql immutable as
  $$ select date_trunc('milliseconds', last - make_interval(secs => 63072000.0 * (total - i) / greatest(total, 1))) $$;`;

/** $1 agency, $2 seed, $3 now, $4 total, $5 user ids. */
export const CLIENTS = `
insert into clients (agency_id, id, name, company_size, owner_id, created_by, created_at, updated_at)
select $1::uuid, pg_temp.seed_id($2::bigint, 'client', i, at),
  pg_temp.pick(array['Grupo','Talleres','Clínica','Transportes','Estudi','Laboratoris','Bodegas','Industrias'], pg_temp.part($2::bigint, 'c1', i)) || ' ' ||
  pg_temp.pick(array['Aldaba','Brugués','Cantábrico','Delta','Ebro','Fontanella','Garraf','Montseny','Nervión','Tramuntana'], pg_temp.part($2::bigint, 'c2', i)) || ' ' || i,
  pg_temp.pick(array['1_TO_10','11_TO_50_EMPLOYEES','51_TO_200_EMPLOYEES','201_TO_500_EMPLOYEES'], pg_temp.part($2::bigint, 'c3', i)),
  ($5::uuid[])[1 + i % cardinality($5::uuid[])], ($5::uuid[])[1], at, at
from generate_series(1, $4::bigint) i, pg_temp.at_of($3::timestamptz, i, $4::bigint) at`;

/** $1 agency, $2 seed, $3 now, $4 total, $5 user ids, $6 client ids, $7 city ids. */
export const POSITIONS = `
with made as (
  insert into positions (agency_id, id, title, status, client_id, agency_priority, work_mode, contract_type, salary_from, salary_to,
    salary_currency, salary_range, years_from, years_to, hiring_number, commission_rate, job_description, job_portal_enabled,
    first_opened_at, created_by, created_at, updated_at)
  select $1::uuid, pg_temp.seed_id($2::bigint, 'position', i, at),
    pg_temp.pick($8::text[], pg_temp.part($2::bigint, 'p1', i)) || pg_temp.pick(array['', '', ' júnior', ' sénior', ' (turno de noche)', ' bilingüe'], pg_temp.part($2::bigint, 'p2', i)),
    status, ($6::uuid[])[1 + floor(power(pg_temp.part($2::bigint, 'p4', i), 2) * cardinality($6::uuid[]))::int],
    pg_temp.pick(array['NONE','NONE','NONE','LOW','MEDIUM','HIGH'], pg_temp.part($2::bigint, 'p5', i)),
    pg_temp.pick(array['ON-SITE','HYBRID','REMOTE'], pg_temp.part($2::bigint, 'p6', i)), 'FULLTIME', 20000 + 500 * (i % 60), 26000 + 600 * (i % 60),
    'EUR', 'annual', i % 5, i % 5 + 3, 1 + i % 3, 15 + i % 10, '<p>Lo que harás y lo que ofrecemos.</p>', status = 'OPEN',
    case when status <> 'DRAFT' then at end, ($5::uuid[])[1], at, at + make_interval(hours => (i % 400)::int)
  from generate_series(1, $4::bigint) i, pg_temp.at_of($3::timestamptz, i, $4::bigint) at,
    pg_temp.pick(array['OPEN','OPEN','OPEN','OPEN','DRAFT','ON_HOLD','CLOSED_WON','CLOSED_WON','CLOSED_LOST','CLOSED_LOST'],
      case when i = 1 then 0 else pg_temp.part($2::bigint, 'p3', i) end) status
  returning id, created_at
), numbered as (select id, created_at, row_number() over (order by id) n from made
), members as (
  insert into position_members (agency_id, position_id, user_id, role, ordinal)
  select $1::uuid, id, ($5::uuid[])[1 + n % cardinality($5::uuid[])], 'RECRUITER', 0 from numbered
), places as (
  insert into position_locations (agency_id, position_id, city_id, ordinal)
  select $1::uuid, id, ($7::int[])[1 + floor(power(pg_temp.part($2::bigint, 'p7', n), 3) * cardinality($7::int[]))::int], 0
  from numbered where cardinality($7::int[]) > 0
)
insert into steps (agency_id, id, position_id, name, ordinal, type, category, created_at)
select $1::uuid, pg_temp.seed_id($2::bigint, 'step', n * 10 + s.ordinal, created_at), id, s.name, s.ordinal, s.type, 'INTERNAL', created_at
from numbered cross join (values ('Inbox', 0, 'INBOX'), ('Screening', 1, 'STEP'), ('Interview', 2, 'STEP'), ('Offer', 3, 'STEP'),
  ('Hired', 4, 'HIRED'), ('Discarded', 5, 'DISCARDED')) s (name, ordinal, type)`;

/** $1 agency, $2 seed, $3 now, $4 total, $5 first row, $6 last row, $7 city ids, $8 titles, $9 first names, $10 last names. */
export const CANDIDATES = `
with people as (
  select i, at, pg_temp.seed_id($2::bigint, 'candidate', i, at) id,
    pg_temp.pick($9::text[], pg_temp.part($2::bigint, 'n1', i)) first_name,
    pg_temp.pick($10::text[], pg_temp.part($2::bigint, 'n2', i)) || ' ' || pg_temp.pick($10::text[], pg_temp.part($2::bigint, 'n3', i)) last_name,
    pg_temp.pick($8::text[], power(pg_temp.part($2::bigint, 'n4', i), 1.6)) job_title,
    pg_temp.pick(array['Grupo','Talleres','Clínica','Estudi','Bodegas'], pg_temp.part($2::bigint, 'n5', i)) || ' ' ||
      pg_temp.pick(array['Aldaba','Brugués','Delta','Ebro','Garraf','Montseny','Nervión'], pg_temp.part($2::bigint, 'n6', i)) company
  from generate_series($5::bigint, $6::bigint) i, pg_temp.at_of($3::timestamptz, i, $4::bigint) at
), made as (
  insert into candidates (agency_id, id, first_name, last_name, job_title, company_name, email, phone_number, city_id, salary_amount,
    job_search_status, gdpr_status, gdpr_status_at, created_at, updated_at)
  select $1::uuid, id, first_name, last_name, job_title, company, 'person' || i || '-' || $2::bigint || '-' || substr($1::uuid::text, 25) || '@example.com',
    '+34 6' || lpad((i % 100000000)::text, 8, '0'),
    ($7::int[])[1 + floor(power(pg_temp.part($2::bigint, 'n7', i), 3) * cardinality($7::int[]))::int], 20000 + 250 * (i % 160),
    pg_temp.pick(array['UNKNOWN','ACTIVE','PASSIVE','CLOSED'], pg_temp.part($2::bigint, 'n8', i)),
    pg_temp.pick(array['ACCEPTED','ACCEPTED','PENDING','NOT_SENT'], pg_temp.part($2::bigint, 'n9', i)), at,
    at, at
  from people
)
insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, start_date, ordinal)
select $1::uuid, pg_temp.seed_id($2::bigint, 'experience', i, at), id, company, job_title, (2008 + i % 17) || '-0' || (1 + i % 9), 0 from people`;

/**
 * $1 agency, $2 seed, $3 now, $4 candidate ids, $5 position ids, $6 first row, $7 last row. A few positions have hundreds of
 * applications, most have some dozens; the same person twice for a position is left out.
 */
export const APPLICATIONS = `
insert into applications (agency_id, id, position_id, step_id, candidate_id, source, seen_at, rejected_at, created_at, moved_at)
select $1::uuid, pg_temp.seed_id($2::bigint, 'application', i, at), p.id, s.id,
  ($4::uuid[])[1 + floor(pg_temp.part($2::bigint, 'a2', i) * cardinality($4::uuid[]))::int],
  pg_temp.pick(array['INTERNAL','INTERNAL','INTERNAL_DATABASE'], pg_temp.part($2::bigint, 'a3', i)),
  case when w.step > 0 or pg_temp.part($2::bigint, 'a4', i) < 0.6 then at end, case when w.step = 5 then at end, at, at
from generate_series($6::bigint, $7::bigint) i
cross join lateral (select ($5::uuid[])[1 + floor(power(pg_temp.part($2::bigint, 'a1', i), 1.5) * cardinality($5::uuid[]))::int] id) p
cross join lateral (select (array[0,0,0,0,0,0,0,0,0,5,5,5,5,5,5,1,1,2,3,4])[1 + floor(pg_temp.part($2::bigint, 'a5', i) * 20)::int] step) w
cross join lateral (select date_trunc('milliseconds', $3::timestamptz - make_interval(secs => 31536000 * power(pg_temp.part($2::bigint, 'a6', i), 2))) at) t
join steps s on s.agency_id = $1::uuid and s.position_id = p.id and s.ordinal = w.step
on conflict do nothing`;

/** $1 agency, $2 seed. Every other position asks two questions. */
export const QUESTIONS = `
insert into killer_questions (agency_id, id, position_id, question, type, required, details, reject_conditions, ordinal, created_at)
select $1::uuid, pg_temp.seed_id($2::bigint, 'question ' || p.id, q.ordinal, p.created_at), p.id, q.question, q.type, true, '{}', q.rejects, q.ordinal, p.created_at
from (select id, created_at, row_number() over (order by id) n from positions where agency_id = $1::uuid) p
cross join (values ('¿Tienes permiso de conducir B?', 'YES_NO', '{"rejectOnNo": true}'::jsonb, 0),
  ('¿Cuántos años de experiencia tienes?', 'NUMBER', '{"rejectIfBelow": 1}'::jsonb, 1)) q (question, type, rejects, ordinal)
where p.n % 2 = 0`;

/**
 * $1 agency, $2 seed, $3 now, $4 user ids. The moves of the applications of the last 90 days, step after step; of those
 * discarded where questions are asked, every other one by an answer.
 */
export const MOVES = `
with recent as (
  select a.id, a.position_id, a.created_at, s.ordinal, s.type = 'DISCARDED' is_discarded, h.sign,
    date_trunc('milliseconds', a.created_at + ($3::timestamptz - a.created_at) * 0.6) moved,
    s.type = 'DISCARDED' and h.sign % 2 = 0
      and exists (select from killer_questions k where k.agency_id = a.agency_id and k.position_id = a.position_id) is_by_answer
  from applications a join steps s on s.agency_id = a.agency_id and s.id = a.step_id
  cross join lateral (select (hashtextextended(a.id::text, $2::bigint) & 1023)::int sign) h
  where a.agency_id = $1::uuid and a.created_at > $3::timestamptz - interval '90 days' and s.ordinal > 0
), placed as (
  select *, case when is_by_answer then 0 when is_discarded then sign % 3 else ordinal - 1 end passed from recent
), written as (
  update applications a set moved_at = p.moved, rejected_at = case when p.is_discarded then p.moved end, auto_rejected = p.is_by_answer,
    rejected_reason_id = case when p.is_by_answer then
      (select r.id from rejection_reasons r where r.agency_id = $1::uuid and r.system_key = 'KILLER_QUESTION') end
  from placed p where a.agency_id = $1::uuid and a.id = p.id
)
insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, moved_by, created_at)
select $1::uuid, pg_temp.seed_id($2::bigint, 'move ' || p.id, i, p.created_at), p.id, f.id, t.id, f.name, t.name,
  case when not p.is_by_answer then ($4::uuid[])[1 + p.sign % cardinality($4::uuid[])] end,
  date_trunc('milliseconds', p.created_at + (p.moved - p.created_at) * (i::double precision / (p.passed + 1)))
from placed p
cross join lateral generate_series(1, p.passed + 1) i
join steps f on f.agency_id = $1::uuid and f.position_id = p.position_id and f.ordinal = i - 1
join steps t on t.agency_id = $1::uuid and t.position_id = p.position_id and t.ordinal = case when i > p.passed then p.ordinal else i end`;

/** $1 agency, $2 seed, $3 now. What those of the last 90 days answered: well, unless an answer discarded them. */
export const ANSWERS = `
insert into application_answers (agency_id, application_id, question_id, question, answer, correct, ordinal)
select $1::uuid, a.id, k.id,
  jsonb_build_object('id', k.id, 'question', k.question, 'type', k.type, 'required', k.required, 'details', k.details, 'rejectConditions', k.reject_conditions, 'version', k.version),
  case when k.type = 'YES_NO' then jsonb_build_object('answer', g.is_good)
    else jsonb_build_object('value', case when g.is_good then 1 + g.sign % 12 else 0 end) end, g.is_good, k.ordinal
from applications a join killer_questions k on k.agency_id = a.agency_id and k.position_id = a.position_id
cross join lateral (select (hashtextextended(a.id::text, $2::bigint) & 1023)::int sign) h
cross join lateral (select h.sign, not a.auto_rejected or k.ordinal <> h.sign / 2 % 2 is_good) g
where a.agency_id = $1::uuid and a.created_at > $3::timestamptz - interval '90 days'`;

export const FIRST_NAMES = [
  'Núria',
  'Álvaro',
  'Marta',
  'José',
  'Aina',
  'Íñigo',
  'Gemma',
  'Lucía',
  'Sofie',
  'Pau',
  'María',
  'Zoë',
  'Oriol',
  'Begoña',
  'Laia',
  'Rubén',
  'Chiara',
  'Jordi',
  'Inés',
  'Søren',
  'Mireia',
  'Joaquín',
  'Arnau',
  'Clàudia',
  'Óscar',
  'Beatriz',
  'Roger',
  'Ainhoa',
  'Adrián',
  'Berta',
  'Hugo',
  'Jana',
  'Noelia',
  'Biel',
  'Sergio',
  'Elena',
  'Tomás',
  'Irene',
  'Daniel',
  'Paula',
];
export const LAST_NAMES = [
  'García',
  'Ferrer',
  'Ibáñez',
  'Soler',
  'Puig',
  'Vidal',
  'Roca',
  'Núñez',
  'Muñoz',
  'Bosch',
  'Serra',
  'Camps',
  'Peña',
  'Cortés',
  'Mas',
  'Riera',
  'Güell',
  'Castellví',
  'Etxeberria',
  'Goikoetxea',
  'Zubizarreta',
  'Rodríguez',
  'Fernández',
  'López',
  'Martínez',
  'Sánchez',
  'Pérez',
  'Gómez',
  'Torrent',
  'Vilanova',
  'Codina',
  'Planas',
  'Fontanals',
  'Amat',
  'Rovira',
  'Herrera',
  'Crespo',
];
export const TITLES = [
  'Administrativa',
  'Responsable de logística',
  'Enfermera',
  'Comercial',
  'Desarrollador backend',
  'Desarrolladora frontend',
  'Contable',
  'Operario CNC',
  'Cap d’obra',
  'Product manager',
  'Analista de datos',
  'Técnica de recursos humanos',
  'Cocinero',
  'Jefa de ventas',
  'Ingeniero de calidad',
  'Delineante',
  'Farmacéutica',
  'Carretillero',
  'Abogada laboralista',
  'Electricista',
];
