-- no-transaction
-- A search reads this one whole, and no row: what it sorts by stands in it too.
create index concurrently if not exists contracts_searched on contracts (agency_id, created_at, id)
  include (names_folded, location_folded, client_id, candidate_id, blocked_at, first_name_folded, last_name_folded, alta, baja);
drop index concurrently if exists contracts_newest;
