-- A scan writes twenty rows a candidate; the check of a foreign key on each of them costs more than the rows. Whoever writes
-- keys holds the candidate, so only his deletion must take them along.
alter table candidate_keys drop constraint candidate_keys_agency_id_candidate_id_fkey;
create function app.drop_candidate_keys() returns trigger language plpgsql as $$
begin
  delete from candidate_keys k using gone g where k.agency_id = g.agency_id and k.candidate_id = g.id;
  return null;
end $$;
create trigger candidates_keys_out after delete on candidates referencing old table as gone
  for each statement execute function app.drop_candidate_keys();
revoke execute on function app.drop_candidate_keys from public;
grant execute on function app.drop_candidate_keys to cantera_app;
