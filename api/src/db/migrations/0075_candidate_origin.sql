-- How a candidate came into the agency, and who made them. The version before writes candidates of public applications only,
-- so that is what a new row is that does not say. Of those that stand already it is not known: null.
lock table candidates in access exclusive mode;
alter table candidates add column origin text;
alter table candidates alter column origin set default 'APPLICATION';
alter table candidates add column created_by uuid;
alter table candidates add constraint candidates_origin_check
  check (origin in ('MANUAL', 'CV', 'APPLICATION', 'IMPORT', 'HUNT')) not valid;
alter table candidates add constraint candidates_created_by_fkey foreign key (agency_id, created_by)
  references users (agency_id, id) on delete set null (created_by) not valid;

-- What was answered to a call that made a candidate, by the key that its sender gave, so that the same call again makes none.
create table creation_keys (
  agency_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  -- Of the body, so that a key cannot stand for two.
  body_sha256 bytea not null,
  candidate_id uuid not null,
  created_at timestamptz not null,
  primary key (agency_id, user_id, key),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index creation_keys_candidate on creation_keys (agency_id, candidate_id);
alter table creation_keys enable row level security;
alter table creation_keys force row level security;
create policy tenant on creation_keys using (agency_id = (select app.current_agency()))
  with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on creation_keys to cantera_app;
