-- no-transaction
-- Which of a step nobody has looked at: lists of positions count them.
create index concurrently if not exists applications_unseen on applications (agency_id, step_id) where seen_at is null;
