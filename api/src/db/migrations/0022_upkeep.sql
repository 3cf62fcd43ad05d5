-- Every place that a file may be named from, so that one that none names can be swept. A column that names files is a line
-- here; a test reads the catalogue and fails for one that is not.
create view file_references with (security_invoker = true) as
  select agency_id, cv_file_id as file_id from candidates where cv_file_id is not null
  union all select agency_id, cv_file_id from applications where cv_file_id is not null
  union all select agency_id, file_id from candidate_suggestions where file_id is not null
  union all select agency_id, file_id from candidate_documents
  union all select agency_id, unnest(attachments) from messages where attachments <> '{}'
  union all select agency_id, right(profile_image_url, 36)::uuid from candidates where profile_image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select agency_id, right(image_url, 36)::uuid from users where image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select agency_id, right(logo_image_url, 36)::uuid from clients where logo_image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select id, right(logo_url, 36)::uuid from agencies where logo_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  -- Ids inside documents of ours: pictures of the career site, attachments of messages to come.
  union all select agency_id, m[1]::uuid from career_sites, regexp_matches(configuration::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
  union all select agency_id, m[1]::uuid from workflows, regexp_matches(actions::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
  union all select agency_id, m[1]::uuid from workflow_runs, regexp_matches(actions::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
    where status = 'RUNNING';
grant select on file_references to cantera_app;

create index live_events_created on live_events (agency_id, created_at);
create index files_created on files (agency_id, created_at);
