-- no-transaction
-- How often applications were moved from one step to another: what a trigger between the two would have started.
create index concurrently if not exists application_moves_steps on application_moves (agency_id, from_step_id, to_step_id, created_at);
