-- An administrator has everybody asked who was never asked for consent.
create table consent_rounds (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  -- Null once that member is deleted.
  started_by uuid,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'STOPPED', 'DONE')),
  -- How many were to be asked when it began.
  people integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, started_by) references users (agency_id, id) on delete set null (started_by)
);
create unique index consent_rounds_running on consent_rounds (agency_id) where status = 'RUNNING';
create index consent_rounds_by_time on consent_rounds (agency_id, created_at desc);
create index consent_rounds_started_by on consent_rounds (agency_id, started_by);

alter table consent_rounds enable row level security;
alter table consent_rounds force row level security;
create policy tenant on consent_rounds using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on consent_rounds to cantera_app;

-- Null for a request of its own.
alter table consent_requests add column round_id uuid;
alter table consent_requests add foreign key (agency_id, round_id) references consent_rounds (agency_id, id) on delete set null (round_id) not valid;
alter table consent_requests validate constraint consent_requests_agency_id_round_id_fkey;
