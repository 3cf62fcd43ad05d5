-- What the metrics are counted from: for each application when what happened, and when positions changed their status. Both
-- outlive the person and, of moves, the undo: see docs/decisions/0059-metrics.md.
lock table users, positions, applications in share row exclusive mode;
lock table application_moves in access exclusive mode;

-- What the step was as the move led there: steps are renamed, change sides and are deleted. Null: moved before it was noted
-- to a step that was gone when it was filled.
alter table application_moves add column to_kind text;
alter table application_moves add constraint application_moves_to_kind_check
  check (to_kind in ('INBOX', 'STEP', 'EXTERNAL', 'HIRED', 'DISCARDED')) not valid;

create function app.step_kind(agency uuid, step uuid) returns text
  language sql stable set search_path = public, pg_temp
  as $fn$
    select case when s.type = 'STEP' and s.category = 'EXTERNAL' then 'EXTERNAL' else s.type end
    from steps s where s.agency_id = agency and s.id = step
  $fn$;
create function app.note_step_kind() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $fn$
  begin
    new.to_kind := app.step_kind(new.agency_id, new.to_step_id);
    return new;
  end
  $fn$;
create trigger application_moves_note_kind before insert on application_moves for each row
  when (new.to_kind is null) execute function app.note_step_kind();

create table application_facts (
  agency_id uuid not null,
  -- Of its own: what is left of somebody who was erased names no application.
  id uuid not null default gen_random_uuid(),
  -- Null once the person was erased; the times stay, so that no past figure changes.
  application_id uuid,
  position_id uuid not null,
  source text not null,
  applied_at timestamptz not null,
  -- When moves that were not undone counted, the oldest first: a discard by score from its confirmation on.
  moves timestamptz[] not null,
  answered_at timestamptz generated always as (moves[1]) stored,
  last_moved_at timestamptz generated always as (moves[cardinality(moves)]) stored,
  in_process_at timestamptz,
  at_client_at timestamptz,
  -- Null unless it stands on the hired step.
  hired_at timestamptz,
  -- Null unless it is discarded, and confirmed where a score discarded it.
  rejected_at timestamptz,
  reason_id uuid,
  erased_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, application_id),
  check (erased_at is null or application_id is null),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete set null (application_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, reason_id) references rejection_reasons (agency_id, id) on delete set null (reason_id)
);
create index application_facts_position on application_facts (agency_id, position_id);
-- All that is asked of whoever applied in a period, so that the rows need not be read.
create index application_facts_applied on application_facts (agency_id, applied_at, id)
  include (application_id, position_id, source, answered_at, in_process_at, at_client_at, hired_at);
create index application_facts_hired on application_facts (agency_id, hired_at) where hired_at is not null;
create index application_facts_moved on application_facts (agency_id, last_moved_at) where last_moved_at is not null;
create index application_facts_reason on application_facts (agency_id, reason_id) where reason_id is not null;

create table position_status_changes (
  agency_id uuid not null,
  position_id uuid not null,
  ordinal integer not null,
  from_status text not null,
  to_status text not null,
  changed_at timestamptz not null,
  -- Null where nobody is known: history from before, and members who are deleted.
  changed_by uuid,
  primary key (agency_id, position_id, ordinal),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, changed_by) references users (agency_id, id) on delete set null (changed_by)
);
create index position_status_changes_by on position_status_changes (agency_id, changed_by) where changed_by is not null;

do $$
declare t text;
begin
  foreach t in array array['application_facts', 'position_status_changes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;

-- What the history of applications says now.
create function app.count_facts(agency uuid, ids uuid[]) returns table (
    application_id uuid, position_id uuid, source text, applied_at timestamptz, moves timestamptz[], in_process_at timestamptz,
    at_client_at timestamptz, hired_at timestamptz, rejected_at timestamptz, reason_id uuid)
  language sql stable set search_path = public, pg_temp
  as $fn$
    with history as (
      select m.application_id, m.to_kind, m.created_at, lead(m.id) over following is null as is_last,
        lead(m.from_discard_state) over following as next_state, lead(m.from_rejected_at) over following as next_rejected
      from application_moves m
      where m.agency_id = agency and m.application_id = any (ids) and m.undone_at is null
      window following as (partition by m.application_id order by m.created_at, m.id)
    ), counted as (
      select a.id, h.to_kind, h.is_last,
        case case when h.is_last then a.discard_state else h.next_state end
          when 'PROVISIONAL' then null
          when 'CONFIRMED' then case when h.is_last then a.rejected_at else h.next_rejected end
          else h.created_at end as at
      from history h join applications a on a.agency_id = agency and a.id = h.application_id
    ), summed as (
      select c.id, array_agg(c.at order by c.at) filter (where c.at is not null) as moves,
        min(c.at) filter (where c.to_kind in ('STEP', 'EXTERNAL')) as in_process_at,
        min(c.at) filter (where c.to_kind = 'EXTERNAL') as at_client_at,
        min(c.at) filter (where c.is_last and c.to_kind = 'HIRED') as hired_at,
        min(c.at) filter (where c.is_last and c.to_kind = 'DISCARDED') as rejected_at
      from counted c group by c.id
    )
    select a.id, a.position_id, a.source, a.created_at, coalesce(s.moves, '{}'), s.in_process_at, s.at_client_at, s.hired_at,
      s.rejected_at, case when s.rejected_at is not null then a.rejected_reason_id end
    from applications a left join summed s on s.id = a.id
    where a.agency_id = agency and a.id = any (ids)
  $fn$;

create function app.write_facts(agency uuid, ids uuid[]) returns void
  language sql set search_path = public, pg_temp
  as $fn$
    insert into application_facts (agency_id, application_id, position_id, source, applied_at, moves, in_process_at, at_client_at,
      hired_at, rejected_at, reason_id)
    select agency, f.* from app.count_facts(agency, ids) f
    on conflict (agency_id, application_id) do update set position_id = excluded.position_id, source = excluded.source,
      applied_at = excluded.applied_at, moves = excluded.moves, in_process_at = excluded.in_process_at,
      at_client_at = excluded.at_client_at, hired_at = excluded.hired_at, rejected_at = excluded.rejected_at,
      reason_id = excluded.reason_id
  $fn$;

-- Kept true by triggers, whichever statement and whichever version writes.
create function app.applications_make_facts() returns trigger language plpgsql as $fn$
begin
  perform app.write_facts(w.agency_id, w.ids)
    from (select n.agency_id, array_agg(n.id) as ids from written n group by n.agency_id) w;
  return null;
end $fn$;
create trigger applications_facts_in after insert on applications referencing new table as written
  for each statement execute function app.applications_make_facts();
-- `except` rather than a join: the plan is kept for the session, and one that was made for a single row would compare each of
-- thousands with each.
create function app.application_changes_facts() returns trigger language plpgsql as $fn$
begin
  perform app.write_facts(w.agency_id, w.ids)
    from (select c.agency_id, array_agg(c.id) as ids from (
        select n.agency_id, n.id, n.discard_state, n.position_id, n.source, n.created_at from written n
        except select b.agency_id, b.id, b.discard_state, b.position_id, b.source, b.created_at from before b
      ) c group by c.agency_id) w;
  return null;
end $fn$;
-- A discard by score that is confirmed, or waits again, moves nothing.
create trigger applications_facts_changed after update on applications referencing old table as before new table as written
  for each statement execute function app.application_changes_facts();
create function app.moves_make_facts() returns trigger language plpgsql as $fn$
begin
  perform app.write_facts(w.agency_id, w.ids)
    from (select n.agency_id, array_agg(distinct n.application_id) as ids from written n group by n.agency_id) w;
  return null;
end $fn$;
create trigger application_moves_facts_in after insert on application_moves referencing new table as written
  for each statement execute function app.moves_make_facts();
create function app.move_changes_facts() returns trigger language plpgsql as $fn$
begin
  perform app.write_facts(w.agency_id, w.ids)
    from (select c.agency_id, array_agg(distinct c.application_id) as ids from (
        select n.agency_id, n.application_id, n.id, n.undone_at from written n
        except select b.agency_id, b.application_id, b.id, b.undone_at from before b
      ) c group by c.agency_id) w;
  return null;
end $fn$;
create trigger application_moves_facts_changed after update on application_moves
  referencing old table as before new table as written for each statement execute function app.move_changes_facts();

-- A position that is written for the first time, or was there before this table: what its own times tell.
create function app.write_first_statuses(p positions) returns void
  language sql set search_path = public, pg_temp
  as $fn$
    insert into position_status_changes (agency_id, position_id, ordinal, from_status, to_status, changed_at)
    select p.agency_id, p.id, row_number() over (order by c.place), c.was, c.became, c.at
    from (values
      (1, 'DRAFT', 'OPEN', coalesce(p.first_opened_at, case when p.status = 'OPEN' then p.created_at end)),
      (2, case when p.first_opened_at is null then 'DRAFT' else 'OPEN' end, p.status,
        case when p.status in ('CLOSED_WON', 'CLOSED_LOST') then coalesce(p.hiring_date, p.updated_at)
          when p.status in ('ON_HOLD', 'DELETED') then p.updated_at end)
    ) c (place, was, became, at)
    where c.at is not null
  $fn$;
create function app.note_first_status() returns trigger language plpgsql as $fn$
begin
  perform app.write_first_statuses(new);
  return null;
end $fn$;
create trigger positions_note_first_status after insert on positions for each row execute function app.note_first_status();
-- `app.user_id` names who does it, in the transaction that does.
create function app.note_status() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $fn$
  begin
    insert into position_status_changes (agency_id, position_id, ordinal, from_status, to_status, changed_at, changed_by)
    select new.agency_id, new.id, 1 + coalesce(max(c.ordinal), 0), old.status, new.status, new.updated_at,
      nullif(current_setting('app.user_id', true), '')::uuid
    from position_status_changes c where c.agency_id = new.agency_id and c.position_id = new.id;
    return null;
  end
  $fn$;
create trigger positions_note_status after update on positions for each row
  when (old.status <> new.status) execute function app.note_status();
select app.in_each_agency($$select app.write_first_statuses(p) from positions p where p.agency_id = app.current_agency()$$);

-- Of every application: who is moved while this waits to be run has a fact already, and older moves without their kind.
-- Moves that do not say what their step was are told what it is now.
create function app.tell_step_kinds(agency uuid, ids uuid[]) returns void
  language sql set search_path = public, pg_temp
  as $fn$
    update application_moves m set to_kind = app.step_kind(m.agency_id, m.to_step_id)
    from steps s
    where m.agency_id = agency and m.application_id = any (ids) and m.to_kind is null
      and s.agency_id = m.agency_id and s.id = m.to_step_id
  $fn$;
create procedure app.fill_application_facts() language plpgsql as $fn$
declare
  agency uuid;
  ids uuid[];
  last uuid;
begin
  foreach agency in array array(select app.list_agencies()) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      perform set_config('app.agency_id', agency::text, true);
      select array_agg(held.id order by held.id) into ids from (
        select a.id from applications a
        where a.agency_id = agency and a.id > last
        order by a.id limit 500 for no key update of a) held;
      exit when ids is null;
      perform app.tell_step_kinds(agency, ids);
      perform app.write_facts(agency, ids);
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end loop;
end $fn$;
revoke execute on function app.step_kind, app.tell_step_kinds, app.count_facts, app.write_facts, app.write_first_statuses, app.note_step_kind,
  app.applications_make_facts, app.application_changes_facts, app.moves_make_facts, app.move_changes_facts, app.note_first_status,
  app.note_status from public;
revoke execute on procedure app.fill_application_facts from public;
grant execute on function app.step_kind, app.tell_step_kinds, app.count_facts, app.write_facts, app.write_first_statuses to cantera_app;
