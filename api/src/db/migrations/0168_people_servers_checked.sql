-- no-transaction
alter table hunts validate constraint hunts_server_failure_check;
alter table hunts validate constraint hunts_server_check;
alter table hunt_files validate constraint hunt_files_kind_check;
-- A hunt has the people of a server once, however often its job runs.
create unique index concurrently if not exists hunt_files_server on hunt_files (agency_id, hunt_id) where kind = 'SERVER';
create index concurrently if not exists hunt_strangers_server on hunt_strangers (agency_id, server_key) where server_key is not null;
