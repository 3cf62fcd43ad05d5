-- A statement for the rows of every agency, whoever owns the database: row-level security binds an owner who is no superuser,
-- and an `update` of a migration would change nothing. Each agency's rows are seen in its turn; no table is held for it.
create function app.in_each_agency(statement text) returns void
  language plpgsql set search_path = public, pg_temp
  as $fn$
declare
  agency uuid;
  before text := current_setting('app.agency_id', true);
begin
  for agency in select app.list_agencies() loop
    perform set_config('app.agency_id', agency::text, true);
    execute statement;
  end loop;
  perform set_config('app.agency_id', coalesce(before, ''), true);
end $fn$;
revoke execute on function app.in_each_agency from public;

-- In the order that writers take them in, so that none is crossed.
lock table agencies, applications in share row exclusive mode;
lock table domain_events, live_events in access exclusive mode;

-- Parts of large tables by time, so that old rows go by dropping a table. The app reaches them through their whole only.
create schema partitions;

-- Live updates by day --------------------------------------------------------------------------------------------------
-- The rows that there are become the part of all days until today; none is copied.
alter table live_events set schema partitions;
alter table partitions.live_events rename to live_events_before;
alter table partitions.live_events_before
  drop constraint live_events_agency_id_fkey,
  drop constraint live_events_pkey,
  add primary key (agency_id, id, created_at);
revoke all on partitions.live_events_before from cantera_app;

-- Without a reference to the agency: its check would cost every write, and dropping a day would hold up all agencies.
create table live_events (
  agency_id uuid not null,
  id bigint generated always as identity,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (agency_id, id, created_at)
) partition by range (created_at);
create index live_events_created on live_events (agency_id, created_at);
select setval('live_events_id_seq', last_value, is_called) from partitions.live_events_id_seq;
alter table partitions.live_events_before alter column id drop identity;
create table partitions.live_events_default partition of live_events default;

-- What happens, to whatever it happens, by month --------------------------------------------------------------------------
alter table domain_events set schema partitions;
alter table partitions.domain_events rename to domain_events_before;
alter table partitions.domain_events_before
  alter column position_id drop not null,
  alter column application_id drop not null,
  add column subject_kind text not null default 'application',
  add column subject_id uuid,
  add column caused_by uuid;
select app.in_each_agency('update partitions.domain_events_before set subject_id = application_id');
alter table partitions.domain_events_before
  alter column subject_kind drop default,
  alter column subject_id set not null,
  add constraint domain_events_type_check check (type ~ '^[A-Z][A-Z0-9_]{2,62}$'),
  add constraint domain_events_subject_kind_check check (subject_kind ~ '^[a-z][a-z0-9_]{2,62}$'),
  add constraint domain_events_subject_check check (subject_kind <> 'application' or application_id is not distinct from subject_id);
revoke all on partitions.domain_events_before from cantera_app;

-- By the time within the id (UUID version 7), so that an event is found by its id in one part.
create table domain_events (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  type text not null constraint domain_events_type_check check (type ~ '^[A-Z][A-Z0-9_]{2,62}$'),
  -- What it happened to: `application`, `candidate`, `position` and so on, and its id.
  subject_kind text not null constraint domain_events_subject_kind_check check (subject_kind ~ '^[a-z][a-z0-9_]{2,62}$'),
  subject_id uuid not null,
  -- The workflow run that did it; null for what people and the system do.
  caused_by uuid,
  -- Where it happened, of those that have such a place. Erasing an application erases its events.
  position_id uuid,
  application_id uuid,
  from_step_id uuid,
  to_step_id uuid,
  move_id uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  constraint domain_events_subject_check check (subject_kind <> 'application' or application_id is not distinct from subject_id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
) partition by range (id);
create index domain_events_application on domain_events (agency_id, application_id);
create index domain_events_move on domain_events (agency_id, move_id) where move_id is not null;
create index domain_events_subject on domain_events (agency_id, subject_kind, subject_id) where subject_kind <> 'application';
create table partitions.domain_events_default partition of domain_events default;

-- Processes of the version before name no subject. Goes when none of them runs any more.
create function app.fill_event_subject() returns trigger language plpgsql as $fn$
begin
  new.subject_kind := 'application';
  new.subject_id := new.application_id;
  return new;
end $fn$;
revoke execute on function app.fill_event_subject from public;
grant execute on function app.fill_event_subject to cantera_app;
create trigger domain_events_without_subject before insert on domain_events for each row
  when (new.subject_id is null) execute function app.fill_event_subject();

do $$
declare t text;
begin
  foreach t in array array['live_events', 'domain_events', 'partitions.live_events_default', 'partitions.domain_events_default'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
  end loop;
end $$;
grant select, insert, update, delete on live_events, domain_events to cantera_app;

-- Where the parts of before end: tomorrow, and next month. Rows beyond, of a clock that was ahead or an id that tells no time,
-- stand in the part for all that has no other.
do $$
declare
  day timestamptz := (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC';
  month timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  first_id uuid := (lpad(to_hex((extract(epoch from month) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
begin
  perform app.in_each_agency(format(
    'with beyond as (delete from partitions.live_events_before where created_at >= %L returning agency_id, id, event, created_at)
     insert into partitions.live_events_default (agency_id, id, event, created_at) overriding system value select * from beyond', day));
  execute format('alter table live_events attach partition partitions.live_events_before for values from (minvalue) to (%L)', day);
  perform app.in_each_agency(format(
    'with beyond as (delete from partitions.domain_events_before where id >= %L
       returning agency_id, id, type, subject_kind, subject_id, position_id, application_id, from_step_id, to_step_id, move_id, created_at)
     insert into partitions.domain_events_default (agency_id, id, type, subject_kind, subject_id, position_id, application_id, from_step_id, to_step_id, move_id, created_at)
     select * from beyond', first_id));
  execute format('alter table domain_events attach partition partitions.domain_events_before for values from (minvalue) to (%L)', first_id);
end $$;
