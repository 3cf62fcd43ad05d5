-- Errors that browsers told of: one row for each that is different, counted. What may be personal is taken out before.
create table client_errors (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  fingerprint bytea not null,
  remote text not null,
  build_id text not null,
  page text not null,
  message text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, fingerprint)
);
create index client_errors_by_time on client_errors (agency_id, last_at desc, id);
create index client_errors_new on client_errors (agency_id, first_at);
alter table client_errors enable row level security;
alter table client_errors force row level security;
create policy tenant on client_errors using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on client_errors to cantera_app;
