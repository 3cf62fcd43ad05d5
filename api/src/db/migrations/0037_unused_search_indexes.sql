-- no-transaction
-- Paid for at every write and never used: under row-level security `like` reaches no index, since it is not leakproof. The
-- lists read the names of one agency in the index of their order instead, which is short enough.
drop index concurrently if exists clients_search;
drop index concurrently if exists positions_search;
drop index concurrently if exists skills_search;
