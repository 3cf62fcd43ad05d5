-- no-transaction
create index concurrently if not exists agencies_logo_file on agencies (id, logo_file_id) where logo_file_id is not null;
create index concurrently if not exists users_image_file on users (agency_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists clients_logo_image_file on clients (agency_id, logo_image_file_id) where logo_image_file_id is not null;
create index concurrently if not exists candidates_profile_image_file on candidates (agency_id, profile_image_file_id) where profile_image_file_id is not null;
create index concurrently if not exists candidate_documents_file on candidate_documents (agency_id, file_id);
