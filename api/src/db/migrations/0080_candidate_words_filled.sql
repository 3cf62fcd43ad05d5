-- no-transaction
-- Filled before its indexes stand: one build costs less than a row at a time, and nobody searches here until this version serves.
call app.fill_candidate_words();
create index concurrently if not exists candidate_words_words on candidate_words using gin (agency_id, words gin_trgm_ops) with (fastupdate = off);
create index concurrently if not exists candidate_words_starts on candidate_words using gin (agency_id, starts) with (fastupdate = off);
analyze candidate_words;
