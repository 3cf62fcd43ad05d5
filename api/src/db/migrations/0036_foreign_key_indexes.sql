-- no-transaction
-- Deleting a row asks every table that refers to it: without an index each deletion read such a table whole. Where most rows
-- refer to none, the index holds the others only.
create index concurrently if not exists candidates_marked on candidates (agency_id, possible_duplicate_of) where possible_duplicate_of is not null;
create index concurrently if not exists candidate_suggestions_candidate on candidate_suggestions (agency_id, candidate_id);
drop index concurrently if exists candidate_suggestions_open;
create index concurrently if not exists public_submissions_application on public_submissions (agency_id, application_id);
create index concurrently if not exists triggers_from_step on triggers (agency_id, from_step_id);
create index concurrently if not exists triggers_to_step on triggers (agency_id, to_step_id);
create index concurrently if not exists clients_owner on clients (agency_id, owner_id) where owner_id is not null;
create index concurrently if not exists clients_created_by on clients (agency_id, created_by) where created_by is not null;
create index concurrently if not exists positions_created_by on positions (agency_id, created_by) where created_by is not null;
create index concurrently if not exists candidate_merges_by on candidate_merges (agency_id, merged_by) where merged_by is not null;
create index concurrently if not exists candidate_merges_undone_by on candidate_merges (agency_id, undone_by) where undone_by is not null;
-- Who has a skill, and which positions ask for it.
create index concurrently if not exists candidate_skills_skill on candidate_skills (agency_id, skill_id, candidate_id);
create index concurrently if not exists position_skills_skill on position_skills (agency_id, skill_id, position_id);

-- Who has this e-mail address, asked for every application: the unique index is without those who are marked as doubles.
create index concurrently if not exists candidates_email_key on candidates (agency_id, email_key) where email_key is not null;
