-- no-transaction
alter table killer_questions validate constraint killer_questions_source_check;
alter table killer_questions validate constraint killer_questions_reviewed_by_fkey;
create index concurrently if not exists killer_questions_reviewed_by on killer_questions (agency_id, reviewed_by) where reviewed_by is not null;
