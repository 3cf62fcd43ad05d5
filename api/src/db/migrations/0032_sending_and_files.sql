-- A mail that asks for consent is marked before it is sent, as messages are: one that a crash cut off is not sent again.
alter table consent_requests drop constraint consent_requests_delivery_check;
alter table consent_requests add constraint consent_requests_delivery_check
  check (delivery in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN'));

-- How many mails of a kind people asked for within an hour. The keys name members at most, never candidates.
create table sending_limits (
  agency_id uuid not null references agencies (id) on delete cascade,
  key text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (agency_id, key, hour)
);
alter table sending_limits enable row level security;
alter table sending_limits force row level security;
create policy tenant on sending_limits using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on sending_limits to cantera_app;

-- As in 0022 and 0024, with what kind of file each place names: `public` ones are pictures. An offer that was taken or left
-- names none any more.
create or replace view file_references with (security_invoker = true) as
  select agency_id, cv_file_id as file_id, 'private' as access from candidates where cv_file_id is not null
  union all select agency_id, cv_file_id, 'private' from applications where cv_file_id is not null
  union all select agency_id, file_id, 'private' from candidate_suggestions where file_id is not null and resolved_at is null
  union all select agency_id, file_id, 'private' from candidate_documents
  union all select agency_id, unnest(attachments), 'private' from messages where attachments <> '{}'
  union all select agency_id, right(profile_image_url, 36)::uuid, 'public' from candidates where profile_image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select agency_id, right(image_url, 36)::uuid, 'public' from users where image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select agency_id, right(logo_image_url, 36)::uuid, 'public' from clients where logo_image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select id, right(logo_url, 36)::uuid, 'public' from agencies where logo_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
  union all select agency_id, m[1]::uuid, 'public' from career_sites, regexp_matches(configuration::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
  union all select agency_id, m[1]::uuid, 'private' from workflows, regexp_matches(actions::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
  union all select agency_id, m[1]::uuid, 'private' from workflow_runs, regexp_matches(actions::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
    where status = 'RUNNING'
  union all select agency_id, unnest(file_ids), 'any' from candidate_merges;

-- Whether a private file is in use is asked for each one that is attached, and by every foreign key when one is deleted.
create index candidates_cv_file on candidates (agency_id, cv_file_id) where cv_file_id is not null;
create index applications_cv_file on applications (agency_id, cv_file_id) where cv_file_id is not null;
create index candidate_suggestions_file on candidate_suggestions (agency_id, file_id) where file_id is not null;
create index messages_attached on messages (agency_id) where attachments <> '{}';
create index workflow_runs_running on workflow_runs (agency_id) where status = 'RUNNING';

-- The order of the warning list.
create index deletion_warnings_order on deletion_warnings (agency_id, (stopped_at is not null), due_at, since, id);
