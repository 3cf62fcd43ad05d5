-- Who made which report of whom. What a report says is kept nowhere; the file of a position's report for a day.
-- First what the foreign keys below refer to, as writers take it first.
lock table positions, users, candidates, files in share row exclusive mode;

create table reports (
  agency_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('CANDIDATE', 'POSITION')),
  -- Null once that member is deleted.
  made_by uuid,
  -- Of whose application it tells, or whose applications it holds.
  position_id uuid,
  is_anonymous boolean not null,
  -- What was chosen; nothing that somebody wrote.
  options jsonb not null,
  status text not null check (status in ('MAKING', 'READY', 'FAILED', 'GONE')),
  failure text check (failure in ('REPORT_NOT_SAFE', 'PERSON_ERASED', 'NOT_ALLOWED', 'FAILED')),
  -- Where a file that was not safe would have told who somebody is: kinds and parts, no words of it.
  leaks jsonb not null default '[]',
  done integer not null default 0,
  total integer not null,
  file_name text not null,
  -- Of the file as it was delivered.
  sha256 bytea,
  bytes integer,
  -- Of a position's report, until it is gone.
  file_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (agency_id, id),
  check ((status = 'FAILED') = (failure is not null)),
  check (status <> 'MAKING' or kind = 'POSITION'),
  check ((file_id is not null) = (kind = 'POSITION' and status = 'READY')),
  foreign key (agency_id, made_by) references users (agency_id, id) on delete set null (made_by),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete set null (position_id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create index reports_made_by on reports (agency_id, made_by, created_at desc) where made_by is not null;
create index reports_position on reports (agency_id, position_id, created_at desc) where position_id is not null;
create index reports_file on reports (agency_id, file_id) where file_id is not null;
create index reports_expiring on reports (agency_id, expires_at) where file_id is not null;

-- Of whom a report is; gone with them.
create table report_people (
  agency_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  candidate_id uuid not null,
  primary key (agency_id, id),
  foreign key (agency_id, report_id) references reports (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index report_people_report on report_people (agency_id, report_id);
create index report_people_candidate on report_people (agency_id, candidate_id);

do $$
declare t text;
begin
  foreach t in array array['reports', 'report_people'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;
