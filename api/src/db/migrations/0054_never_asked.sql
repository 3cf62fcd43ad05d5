-- no-transaction
-- The requests of a round, and whom a round asks: counted from the index alone.
create index concurrently if not exists consent_requests_round on consent_requests (agency_id, round_id) where round_id is not null;
create index concurrently if not exists candidates_never_asked on candidates (agency_id, created_at, id)
  where gdpr_status = 'NOT_SENT' and email_key <> '' and possible_duplicate_of is null;
