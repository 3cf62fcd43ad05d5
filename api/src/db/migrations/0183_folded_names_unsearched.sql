-- no-transaction
-- Two thirds of what it takes to write a candidate were kept for a search that nobody asks since 0079.
drop index concurrently if exists candidates_search;
drop index concurrently if exists candidates_starts;
