-- Nothing reads `candidates.search_folded` since 0079, and nothing writes it from now on. What a process of the version before writes
-- there, and what stands there of somebody who changes, goes: a name that was put right is not to stay in a column that nobody sees.
create function app.leave_unfolded() returns trigger language plpgsql as $fn$
begin
  new.search_folded := '';
  return new;
end $fn$;
create trigger candidates_unfolded before insert or update on candidates
  for each row when (new.search_folded <> '') execute function app.leave_unfolded();
revoke execute on function app.leave_unfolded from public;
