-- no-transaction
alter table candidates validate constraint candidates_origin_check;
alter table candidates validate constraint candidates_created_by_fkey;
create index concurrently if not exists candidates_created_by on candidates (agency_id, created_by) where created_by is not null;
