/**
 * The figures of the metrics once more, as anybody would write them: over applications and moves, and what a test has noted of
 * those who were erased (schema `naive`), a statement a figure, none of it shared with the product.
 */
export const NAIVE_TABLES = `
create schema naive;
create table naive.gone_applications (like applications);
create table naive.gone_moves (like application_moves);
-- Whoever left the database: when.
create table naive.erasures (application_id uuid, at timestamptz);
-- Moves by score, and since when they count.
create table naive.by_score (move_id uuid, application_id uuid, confirmed_at timestamptz);
create table naive.statuses (position_id uuid, place serial, became text, at timestamptz);
create view naive.applications as select * from public.applications union all select * from naive.gone_applications;
create view naive.moves as
  select m.*, case when exists (select from naive.by_score s where s.move_id = m.id)
      then (select s.confirmed_at from naive.by_score s where s.move_id = m.id) else m.created_at end as counts_at,
    (select s.type from steps s where s.id = m.to_step_id) as type,
    (select s.category from steps s where s.id = m.to_step_id) as category
  from (select * from public.application_moves union all select * from naive.gone_moves) m
  where m.undone_at is null;
-- Where somebody stands by their moves, and since when.
create view naive.stands as
  select m.application_id, m.type, m.counts_at from naive.moves m
  where not exists (select from naive.moves n where n.application_id = m.application_id
    and (n.created_at, n.id) > (m.created_at, m.id));`;

/** $1 agency, $2 and $3 first and last day, $4 now, $5 client or null, $6 recruiter or null. */
const GIVEN = `
with z as (select time_zone as zone, least($4::timestamptz, (($3::date + 1)::timestamp at time zone time_zone)) as until
  from agencies where id = $1),
pos as (select p.* from positions p where p.agency_id = $1 and p.status <> 'DELETED'
  and ($5::uuid is null or p.client_id = $5) and ($6::uuid is null or exists (select from position_members m
    where m.position_id = p.id and m.role = 'RECRUITER' and m.user_id = $6))),
app as (select a.*, pos.first_opened_at from naive.applications a join pos on pos.id = a.position_id),
mine as (select app.* from app, z where (app.created_at at time zone z.zone)::date between $2::date and $3::date),
hire as (select app.*, s.counts_at as hired_at from app join naive.stands s on s.application_id = app.id, z
  where s.type = 'HIRED' and (s.counts_at at time zone z.zone)::date between $2::date and $3::date),
shut as (select pos.* from pos, z where status in ('CLOSED_WON', 'CLOSED_LOST')
  and (hiring_date at time zone z.zone)::date between $2::date and $3::date),
opened as (select pos.*, z.until from pos, z where (select s.became from naive.statuses s
  where s.position_id = pos.id and s.at < z.until order by s.place desc limit 1) = 'OPEN')`;

const ANSWER = `(select min(m.counts_at) from naive.moves m where m.application_id = mine.id)`;
const IS_HIRED = `(select s.type = 'HIRED' from naive.stands s where s.application_id = mine.id)`;
const ever = (condition: string) =>
  `(exists (select from naive.moves m where m.application_id = mine.id and m.counts_at is not null and ${condition}) or coalesce(${IS_HIRED}, false))`;
const FEE = `case when fixed_fee is not null then fixed_fee
  else (coalesce(salary_from, salary_to) + coalesce(salary_to, salary_from)) / 2
    * (case salary_range when 'monthly' then 12 else 1 end) * commission_rate / 100 end`;
const CURRENCY = `case when fixed_fee is not null then fee_currency else coalesce(salary_currency, fee_currency) end`;
const days = (until: string, since: string) => `extract(epoch from ${until} - ${since}) / 86400`;
const OPENED_AT = 'coalesce(opened.first_opened_at, opened.created_at)';
const band = (value: string, [a, b, c]: readonly number[]) =>
  `case when floor(${value}) <= ${a} then 0 when floor(${value}) <= ${b} then 1 when floor(${value}) <= ${c} then 2 else 3 end`;
const RECRUITERS = `left join position_members m on m.position_id = p.id and m.role = 'RECRUITER' and ($6::uuid is null or m.user_id = $6)`;

/** Each gives a row for each row that the figure is made of: `value`, and of a series `bucket`. */
export const NAIVE: Readonly<Record<string, string>> = {
  applications: `select null as value from mine`,
  source_yield: `select coalesce(${IS_HIRED}, false)::int as value from mine`,
  hires: `select null as value from hire`,
  time_to_hire: `select ${days('hired_at', 'created_at')} as value from hire`,
  time_to_fill: `select ${days('hired_at', 'first_opened_at')} as value from hire where first_opened_at <= hired_at`,
  response_time: `select extract(epoch from ${ANSWER} - created_at) / 3600 as value from mine where ${ANSWER} is not null`,
  unanswered: `select null as value from mine where ${ANSWER} is null`,
  fill_rate: `select (status = 'CLOSED_WON')::int as value from shut`,
  open_positions: `select null as value from opened`,
  stalled: `select null as value from opened where ${OPENED_AT} + interval '336 hours' <= until and not exists (
    select from naive.moves m join naive.applications a on a.id = m.application_id where a.position_id = opened.id
      and m.counts_at < until and m.counts_at >= until - interval '336 hours')`,
  billed: `select round(${FEE}, 2) as value from shut where status = 'CLOSED_WON' and ${FEE} is not null and ${CURRENCY} = 'EUR'`,
  pipeline_value: `select round(${FEE}, 2) as value from opened where ${FEE} is not null and ${CURRENCY} = 'EUR'`,
  applications_by_time: `select null as value, (created_at at time zone zone)::date::text as bucket from mine, z`,
  hires_by_time: `select null as value, (hired_at at time zone zone)::date::text as bucket from hire, z`,
  applications_by_source: `select null as value, source as bucket from mine`,
  yield_by_source: `select coalesce(${IS_HIRED}, false)::int as value, source as bucket from mine`,
  funnel: `select null as value, b.bucket from mine cross join (values ('APPLIED'), ('IN_PROCESS'), ('AT_CLIENT'), ('HIRED')) b (bucket)
    where b.bucket = 'APPLIED' or b.bucket = 'HIRED' and ${IS_HIRED}
      or b.bucket = 'IN_PROCESS' and ${ever("m.type = 'STEP'")}
      or b.bucket = 'AT_CLIENT' and ${ever("m.type = 'STEP' and m.category = 'EXTERNAL'")}`,
  unanswered_by_age: `select null as value, (array['UP_TO_2', 'UP_TO_7', 'UP_TO_14', 'OVER_14'])[1 + ${band(days('$4::timestamptz', 'created_at'), [2, 7, 14])}] as bucket
    from mine where ${ANSWER} is null`,
  ageing: `select null as value, (array['UP_TO_14', 'UP_TO_30', 'UP_TO_60', 'OVER_60'])[1 + ${band(days('until', OPENED_AT), [14, 30, 60])}] as bucket from opened`,
  positions_by_recruiter: `select null as value, coalesce(m.user_id::text, 'NONE') as bucket from opened p ${RECRUITERS}`,
  people_by_recruiter: `select null as value, coalesce(m.user_id::text, 'NONE') as bucket
    from opened p join naive.applications a on a.position_id = p.id left join naive.stands s on s.application_id = a.id ${RECRUITERS}
    where exists (select from naive.moves v where v.application_id = a.id and v.type = 'STEP' and v.counts_at < until)
      and not (s.type in ('HIRED', 'DISCARDED') and s.counts_at is not null and s.counts_at < until)
      and not exists (select from naive.erasures e where e.application_id = a.id and e.at < until)`,
};

/** The statement of the rows of a figure. */
export const naiveRows = (figure: string): string => `${GIVEN} ${NAIVE[figure]}`;
