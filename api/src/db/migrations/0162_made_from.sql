-- Of a CV that was made from a text document: that document. It stays as long as the CV, and goes with it.
alter table files
  add column made_from_file_id uuid,
  add constraint files_made_from_fkey foreign key (agency_id, made_from_file_id) references files (agency_id, id) not valid;
