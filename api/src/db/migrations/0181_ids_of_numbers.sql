-- no-transaction
-- Whose a number is, without the wide rows of their terms: each search asks it of the first thousand whom it found.
create index concurrently if not exists search_docs_numbers on search_docs (agency_id, generation, doc) include (candidate_id);
