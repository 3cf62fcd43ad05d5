import type pg from 'pg';

const TITLES = [
  'Enfermera',
  'Camarero',
  'Backend developer',
  'Contable',
  'Electricista',
  'Comercial',
  'Recepcionista',
  'Abogada',
  'Data analyst',
  'Cocinero',
  'Técnico de mantenimiento',
  'Warehouse worker',
  'Head of growth',
  'Frontend developer',
];
const SKILLS = [
  'Python',
  'Java',
  'SQL',
  'React',
  'Docker',
  'Kubernetes',
  'Excel',
  'Power BI',
  'Primeros auxilios',
  'Soldadura',
  'Contabilidad',
  'Atención al cliente',
  'Photoshop',
  'Scrum',
  'Ventas',
  'Carretilla elevadora',
];
const COMPANIES = [
  'Mercadona',
  'Hospital Trueta',
  'Delta Logistics',
  'Estudi Garraf',
  'Talleres Ebro',
  'Clínica Nervión',
];
const SUMMARY =
  '<p>Profesional con ganas de aprender y experiencia en equipos pequeños. Busco un proyecto estable cerca de casa.</p>';

/** From 0 to below 1, of a person and a thing: a planner takes `random()` once for all people where it can. */
const share = (thing: string): string =>
  `(('x' || substr(md5(c.last_name || ${thing}), 1, 4))::bit(16)::int / 65536.0)`;

/**
 * Gives an agency `count` people with titles, companies, jobs, languages, skills, cities and salaries, the same every time, and has
 * its index built anew. What triggers would note of each person takes longer than all the rest: what is typed in lists (the table
 * `candidate_words`) finds none of them.
 */
export async function seedPeople(owner: pg.Client, agencyId: string, count: number): Promise<void> {
  await owner.query("select set_config('app.agency_id', $1, false), setseed(0.5)", [agencyId]);
  const pick = (list: string, share: string) =>
    `(${list}::text[])[1 + floor(${share} * cardinality(${list}::text[]))::int]`;
  await owner.query(
    `insert into skills (agency_id, id, name, type) select $1, gen_random_uuid(), s, 'HARD_SKILL' from unnest($2::text[]) s
     on conflict do nothing`,
    [agencyId, SKILLS],
  );
  const noted = ['candidates_words_in', 'candidates_search_in'];
  for (const trigger of noted) await owner.query(`alter table candidates disable trigger ${trigger}`);
  await owner.query(
    `insert into candidates (agency_id, id, first_name, last_name, job_title, company_name, summary, city_id, expected_salary_from,
       expected_salary_to, job_search_status, gdpr_status, created_at, updated_at)
     select $1, gen_random_uuid(), 'Person', 'Number ' || i, ${pick('$2', 'power(random(), 1.6)')}, ${pick('$3', 'random()')}, $4,
       ($5::int[])[1 + floor(power(random(), 2) * cardinality($5::int[]))::int], s, s + 5000,
       (array['UNKNOWN','ACTIVE','PASSIVE'])[1 + floor(random() * 3)::int], case when random() < 0.02 then 'REJECTED' else 'ACCEPTED' end,
       timestamptz '2024-01-01' + i * interval '1 second', now()
     from generate_series(1, $6::int) i, lateral (select 20000 + 250 * (i % 160) as s) salary`,
    [agencyId, TITLES, COMPANIES, SUMMARY, await citiesOf(owner), count],
  );
  for (const trigger of noted) await owner.query(`alter table candidates enable trigger ${trigger}`);
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, start_date, end_date, ordinal)
     select c.agency_id, gen_random_uuid(), c.id, ${pick('$2', 'random()')}, ${pick('$3', 'random()')},
       (2004 + floor(random() * 10)::int)::text, (2015 + floor(random() * 9)::int)::text, 0
     from candidates c where c.agency_id = $1`,
    [agencyId, COMPANIES, TITLES],
  );
  await owner.query(
    `insert into candidate_languages (agency_id, candidate_id, code, proficiency, ordinal)
     select c.agency_id, c.id, l.code, (array['A1-A2','B1','B2','C1','C2'])[1 + floor(random() * 5)::int], 0
     from candidates c, unnest(array['es','en','ca','fr','de']) with ordinality l (code, n)
     where c.agency_id = $1 and ${share('l.code')} < 0.9 / l.n on conflict do nothing`,
    [agencyId],
  );
  await owner.query(
    `insert into candidate_skills (agency_id, candidate_id, skill_id, ordinal)
     select c.agency_id, c.id, s.id, 0 from candidates c, skills s
     where c.agency_id = $1 and s.agency_id = $1 and s.name = any($2) and ${share('s.name')} < 0.3
     on conflict do nothing`,
    [agencyId, SKILLS],
  );
  await owner.query('reset session_replication_role');
  await owner.query('update search_state set lexicon = 0 where agency_id = $1', [agencyId]);
  await owner.query('analyze');
}

async function citiesOf(owner: pg.Client): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    "select id from cities where country_code = 'ES' order by population desc limit 40",
  );
  return rows.map(({ id }) => id);
}
