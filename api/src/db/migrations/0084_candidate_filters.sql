-- no-transaction
-- What the list of candidates is filtered by. Consent and skills are found by the indexes that stand already.
create index concurrently if not exists candidate_languages_code on candidate_languages (agency_id, code, candidate_id);
create index concurrently if not exists candidates_city on candidates (agency_id, city_id, created_at desc, id desc) where city_id is not null;
create index concurrently if not exists candidates_job_search on candidates (agency_id, job_search_status, created_at desc, id desc);
create index concurrently if not exists candidates_gdpr on candidates (agency_id, gdpr_status, created_at desc, id desc);
