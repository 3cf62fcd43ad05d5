-- The rule by which applications of a position are discarded by their score, and what a machine has decided about whom.
-- First what the foreign keys below refer to, as writers take it first.
lock table positions, users in share row exclusive mode;
lock table applications, application_moves, application_scores, notifications, notification_settings in access exclusive mode;

create table discard_rules (
  agency_id uuid not null,
  position_id uuid not null,
  percentage smallint not null check (percentage between 0 and 100),
  active boolean not null,
  -- Rises with every save.
  version integer not null,
  -- Why the rule waits for a person, and since when; null while it does not.
  pause_cause text check (pause_cause in ('CRITERIA', 'ENGINE')),
  pause_would_discard integer,
  pause_of_inbox integer,
  paused_at timestamptz,
  -- When a mail last told the recruiters of discards that nobody has confirmed.
  reminded_at timestamptz,
  updated_at timestamptz not null,
  primary key (agency_id, position_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  check ((pause_cause is null) = (paused_at is null))
);

-- Applications that one judging discarded together.
create table discard_runs (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  cause text not null check (cause in ('SAVED', 'SCORE', 'CRITERIA', 'ENGINE')),
  rule_version integer not null,
  percentage smallint not null,
  discarded integer not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  -- Null once that member is deleted.
  undone_by uuid,
  primary key (agency_id, id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, undone_by) references users (agency_id, id) on delete set null (undone_by)
);
create index discard_runs_position on discard_runs (agency_id, position_id);
create index discard_runs_undone_by on discard_runs (agency_id, undone_by) where undone_by is not null;

-- What a machine decided, and in rows of their own what became of it. Nothing here says who it was about.
create table decisions (
  agency_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('DISCARDED_BY_SCORE', 'DISCARDED_BY_QUESTION', 'CONFIRMED', 'REVERSED', 'REOPENED')),
  -- The decision that this row confirms, reverses, or opens again; null of a decision itself.
  about uuid,
  position_id uuid,
  run_id uuid,
  -- The rule as it stood.
  severity text check (severity in ('LAX', 'STRICT', 'VERY_STRICT')),
  percentage smallint,
  rule_version integer,
  -- What judged, with its version.
  engine text,
  -- The version of what counted.
  criteria integer,
  -- Who confirmed, reversed or opened again; null once that member is deleted.
  decided_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, about) references decisions (agency_id, id) on delete cascade,
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete set null (position_id),
  foreign key (agency_id, decided_by) references users (agency_id, id) on delete set null (decided_by),
  check ((about is null) = (kind in ('DISCARDED_BY_SCORE', 'DISCARDED_BY_QUESTION')))
);
create index decisions_newest on decisions (agency_id, created_at desc, id desc) where about is null;
create index decisions_about on decisions (agency_id, about, created_at desc, id desc) where about is not null;
create index decisions_position on decisions (agency_id, position_id) where position_id is not null;
create index decisions_decided_by on decisions (agency_id, decided_by) where decided_by is not null;

-- Whom a decision was about and what it rested on. They go with the candidate; the decision stays.
create table decision_inputs (
  agency_id uuid not null,
  decision_id uuid not null,
  application_id uuid not null,
  score smallint,
  -- The killer question whose answer rejected, as it was asked.
  question text,
  -- Each criterion with its weight and verdict, without what was quoted.
  verdicts jsonb not null default '[]',
  primary key (agency_id, decision_id),
  foreign key (agency_id, decision_id) references decisions (agency_id, id) on delete cascade,
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);
create index decision_inputs_application on decision_inputs (agency_id, application_id);

do $$
declare t text;
begin
  foreach t in array array['discard_rules', 'discard_runs', 'decisions', 'decision_inputs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
  end loop;
end $$;
grant select, insert, update, delete on discard_rules, discard_runs to cantera_app;
-- A record that could be changed would prove nothing.
grant select, insert on decisions, decision_inputs to cantera_app;

-- Deletes what an agency's record no longer has to keep; what is younger than two years stays whatever is asked.
create function app.prune_decisions(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $fn$
    delete from decisions
    where agency_id = app.current_agency() and about is null and created_at < least(before, now() - interval '2 years')
  $fn$;
revoke execute on function app.prune_decisions from public;
grant execute on function app.prune_decisions to cantera_app;

-- Of one that was discarded by its score: whether a person has to confirm it, or has, since when it stands there, and by which
-- run (of discard_runs). While it waits `rejected_at` is null, so that nothing counts it as rejected; then it holds when it was
-- confirmed. One that a person has moved or restored is left alone from then on.
alter table applications
  add column discard_state text,
  add column discarded_at timestamptz,
  add column discard_run_id uuid,
  add column auto_exempt boolean not null default false;
alter table applications add constraint applications_discard_state_check
  check (discard_state in ('PROVISIONAL', 'CONFIRMED')) not valid;
alter table applications add constraint applications_provisional_check
  check (discard_state is null or discarded_at is not null and (discard_state = 'CONFIRMED' or rejected_at is null)) not valid;
-- As it stood before the move, for undo.
alter table application_moves add column from_discard_state text;
alter table application_moves add constraint application_moves_from_discard_state_check
  check (from_discard_state in ('PROVISIONAL', 'CONFIRMED')) not valid;
-- By which criteria the score was made (their version), and why it was made anew. Null: by a version that did not note it.
alter table application_scores
  add column criteria integer,
  add column cause text;
alter table application_scores add constraint application_scores_cause_check
  check (cause in ('SCORE', 'CRITERIA', 'ENGINE')) not valid;

-- A process of the version before moves cards without knowing of discards by score.
create function app.end_discard() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    new.discard_state := null;
    new.auto_exempt := true;
    return new;
  end
  $$;
create trigger applications_end_discard before update of step_id on applications for each row
  when (old.discard_state is not null and new.step_id <> old.step_id and new.discard_state is not distinct from old.discard_state)
  execute function app.end_discard();

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE', 'DISCARDS')) not valid;
alter table notification_settings drop constraint notification_settings_kind_check;
alter table notification_settings add constraint notification_settings_kind_check
  check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE', 'DISCARDS')) not valid;
