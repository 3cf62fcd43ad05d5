-- no-transaction
alter table cv_pages validate constraint cv_pages_of_pages_check;
alter table application_scores validate constraint application_scores_stale_check;
-- By whom CVs are found that a newer reader is to read.
create index concurrently if not exists cv_pages_reader on cv_pages (agency_id, reader, file_id);
