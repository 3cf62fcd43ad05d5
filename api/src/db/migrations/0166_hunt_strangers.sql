-- People of uploaded files, who are not candidates, and what a hunt makes of them.
-- First what the foreign keys below refer to, as writers take it first.
lock table users, hunts in share row exclusive mode;

-- A file of profiles by its name; the file itself is not kept.
create table hunt_files (
  agency_id uuid not null,
  id uuid not null,
  name text not null,
  -- Null until a hunt is made with it.
  hunt_id uuid,
  -- Null once that member is deleted.
  uploaded_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, hunt_id) references hunts (agency_id, id) on delete cascade,
  foreign key (agency_id, uploaded_by) references users (agency_id, id) on delete set null (uploaded_by)
);
create index hunt_files_hunt on hunt_files (agency_id, hunt_id);
create index hunt_files_uploaded_by on hunt_files (agency_id, uploaded_by) where uploaded_by is not null;
create index hunt_files_age on hunt_files (agency_id, created_at);

-- Somebody of a file. Those whom the hunt does not find are deleted when it is ready; who is added becomes a candidate instead.
create table hunt_strangers (
  agency_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  -- The place in the file.
  row_number integer not null,
  profile jsonb not null,
  email_key text,
  linkedin_key text,
  -- The place among all people of the hunt; null until the hunt has found them.
  ordinal smallint,
  percent smallint,
  clauses jsonb not null default '[]',
  lax smallint,
  verdicts jsonb not null default '[]',
  status text not null default 'NONE' check (status in ('NONE', 'REJECTED')),
  kept boolean not null default false,
  reason text check (reason in ('TITLE', 'SKILLS', 'SENIORITY', 'PLACE', 'SALARY', 'CONTACTED', 'OTHER')),
  viewed boolean not null default false,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (agency_id, id),
  check ((ordinal is null) = (percent is null)),
  check (reason is null or status = 'REJECTED'),
  foreign key (agency_id, file_id) references hunt_files (agency_id, id) on delete cascade,
  foreign key (agency_id, decided_by) references users (agency_id, id) on delete set null (decided_by)
);
create index hunt_strangers_file on hunt_strangers (agency_id, file_id, ordinal);
create index hunt_strangers_email on hunt_strangers (agency_id, email_key) where email_key is not null;
create index hunt_strangers_linkedin on hunt_strangers (agency_id, linkedin_key) where linkedin_key is not null;
create index hunt_strangers_decided_by on hunt_strangers (agency_id, decided_by) where decided_by is not null;

do $$
declare t text;
begin
  foreach t in array array['hunt_files', 'hunt_strangers'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;
