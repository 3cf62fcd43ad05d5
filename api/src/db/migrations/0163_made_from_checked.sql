-- no-transaction
create index concurrently if not exists files_made_from on files (agency_id, made_from_file_id) where made_from_file_id is not null;
alter table files validate constraint files_made_from_fkey;
