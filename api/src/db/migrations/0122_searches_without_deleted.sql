-- Whoever is deleted leaves the stored searches with the next refresh of the index, not in the deletion itself, which read every
-- stored search of the agency. No answer shows them meanwhile: all that is shown is joined to candidates.
lock table candidates, candidate_searches in access exclusive mode;
drop trigger candidates_searches_out on candidates;
drop function app.drop_from_searches();
-- Executed anew when it is asked for next: what it found was not whole, or is not kept any longer.
alter table candidate_searches add column is_due boolean not null default false;
