-- Keys as numbers: twenty rows a candidate are compared and sorted as text three times slower than they need be. A key is a
-- hash of its kind and its words; two that collide make one comparison too many.
drop table candidate_keys;
create table candidate_keys (
  agency_id uuid not null,
  -- 1 word of a name, 2 city, 3 company: counted. 4 e-mail, 5 phone, 6 LinkedIn, 7 words of a name, 8 a word at a company: blocks.
  kind smallint not null check (kind between 1 and 8),
  key bigint not null,
  candidate_id uuid not null,
  primary key (agency_id, key, candidate_id)
);
create index candidate_keys_candidate on candidate_keys (agency_id, candidate_id);
alter table candidate_keys enable row level security;
alter table candidate_keys force row level security;
create policy tenant on candidate_keys using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_keys to cantera_app;

-- A scan compares block by block, in the order of their keys; what it has not seen again when it ends is gone.
alter table duplicate_scans add column key_cursor bigint;
alter table duplicate_pairs add column checked_at timestamptz;
update duplicate_pairs set checked_at = created_at;
alter table duplicate_pairs alter column checked_at set not null;
