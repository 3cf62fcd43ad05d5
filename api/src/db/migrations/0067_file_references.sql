-- The references, while nobody writes the columns yet: a check of rows that name files would ask as the owner, whom row-level
-- security binds, and find no file. Whoever reads goes on meanwhile.
lock table agencies, users, clients, candidates, career_sites, workflows, workflow_runs, messages, candidate_merges, files in share row exclusive mode;

alter table agencies add constraint agencies_logo_file foreign key (id, logo_file_id) references files (agency_id, id);
alter table users add constraint users_image_file foreign key (agency_id, image_file_id) references files (agency_id, id);
alter table clients add constraint clients_logo_image_file foreign key (agency_id, logo_image_file_id) references files (agency_id, id);
alter table candidates add constraint candidates_profile_image_file foreign key (agency_id, profile_image_file_id) references files (agency_id, id);

-- For processes of the version before, which name no file.
create trigger agencies_match_picture before insert or update of logo_url, logo_file_id on agencies for each row execute function app.match_picture();
create trigger users_match_picture before insert or update of image_url, image_file_id on users for each row execute function app.match_picture();
create trigger clients_match_picture before insert or update of logo_image_url, logo_image_file_id on clients for each row execute function app.match_picture();
create trigger candidates_match_picture before insert or update of profile_image_url, profile_image_file_id on candidates for each row execute function app.match_picture();
create trigger career_sites_note_files after insert or update of configuration on career_sites for each row execute function app.note_file_uses();
create trigger workflows_note_files after insert or update of actions, deleted_at on workflows for each row execute function app.note_file_uses();
create trigger workflow_runs_note_files after insert or update of actions, status on workflow_runs for each row
  when (new.actions::text like '%"attachments": ["%') execute function app.note_file_uses();
create trigger messages_note_files after insert on messages for each row
  when (new.attachments <> '{}') execute function app.note_file_uses();
create trigger candidate_merges_note_files after insert or update of file_ids on candidate_merges for each row execute function app.note_file_uses();
