-- Who changed what of a candidate, by the names of its fields; the values themselves are not kept.
create table candidate_edits (
  agency_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  fields text[] not null,
  edited_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, edited_by) references users (agency_id, id) on delete set null (edited_by)
);
create index candidate_edits_candidate on candidate_edits (agency_id, candidate_id, created_at desc, id desc);
create index candidate_edits_by on candidate_edits (agency_id, edited_by) where edited_by is not null;

alter table candidate_edits enable row level security;
alter table candidate_edits force row level security;
create policy tenant on candidate_edits using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_edits to cantera_app;
