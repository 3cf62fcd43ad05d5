-- People of the agency who were looked for to fit a position, and what was decided about each.
-- First what the foreign keys below refer to, as writers take it first.
lock table positions, users, candidates in share row exclusive mode;

create table hunts (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  indications text not null,
  -- 0 lax, 1 precise, 2 very precise.
  precision smallint not null check (precision between 0 and 2),
  clauses jsonb not null,
  status text not null default 'SEARCHING' check (status in ('SEARCHING', 'READY')),
  -- It is ready with nobody, because the search failed time after time.
  has_failed boolean not null default false,
  viewed boolean not null default false,
  feedback text check (feedback in ('GOOD', 'BAD', 'DISMISSED')),
  feedback_text text,
  -- Null once that member is deleted.
  requested_by uuid,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  ready_at timestamptz,
  primary key (agency_id, id),
  check ((status = 'READY') = (ready_at is not null)),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, requested_by) references users (agency_id, id) on delete set null (requested_by)
);
create unique index hunts_one_searching on hunts (agency_id, position_id) where status = 'SEARCHING';
create index hunts_position on hunts (agency_id, position_id, created_at desc);
create index hunts_newest on hunts (agency_id, created_at desc, id desc);
create index hunts_unviewed on hunts (agency_id) where not viewed;
create index hunts_requested_by on hunts (agency_id, requested_by) where requested_by is not null;

-- Whom a hunt found; gone with them.
create table hunt_people (
  agency_id uuid not null,
  id uuid not null,
  hunt_id uuid not null,
  candidate_id uuid not null,
  ordinal smallint not null,
  -- Points of the most that the clauses can give.
  percent smallint not null,
  -- What they had of each clause, with a quote.
  clauses jsonb not null,
  -- By the criteria of the position; null where there was nothing to judge.
  lax smallint,
  verdicts jsonb not null default '[]',
  status text not null default 'NONE' check (status in ('NONE', 'REJECTED', 'ADDED_TO_JOB')),
  kept boolean not null default false,
  reason text check (reason in ('TITLE', 'SKILLS', 'SENIORITY', 'PLACE', 'SALARY', 'CONTACTED', 'OTHER')),
  viewed boolean not null default false,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (agency_id, id),
  check (reason is null or status = 'REJECTED'),
  foreign key (agency_id, hunt_id) references hunts (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, decided_by) references users (agency_id, id) on delete set null (decided_by)
);
create unique index hunt_people_once on hunt_people (agency_id, hunt_id, candidate_id);
create index hunt_people_candidate on hunt_people (agency_id, candidate_id);
create index hunt_people_decided_by on hunt_people (agency_id, decided_by) where decided_by is not null;

do $$
declare t text;
begin
  foreach t in array array['hunts', 'hunt_people'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;
