-- no-transaction
-- The messages of a candidate, newest first. It serves the foreign key too.
create index concurrently if not exists messages_candidate_time on messages (agency_id, candidate_id, created_at desc, id desc);
drop index concurrently if exists messages_candidate;
