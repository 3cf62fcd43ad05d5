-- The candidates of an agency are counted when the transaction that writes them ends. Counted with the first row, every application of
-- an agency waited for the whole of the one before, and 200 that came at once were answered 503.
lock table candidates in share row exclusive mode;

-- What this transaction has not counted yet stands in `app.uncounted`, by agency; it goes with the transaction or the savepoint.
create or replace function app.count_candidates() returns trigger language plpgsql as $fn$
declare
  uncounted jsonb := coalesce(nullif(current_setting('app.uncounted', true), ''), '{}')::jsonb;
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  select uncounted || coalesce(jsonb_object_agg(n.agency_id,
      coalesce((uncounted ->> n.agency_id::text)::integer, 0) + sign * n.count), '{}')
    into uncounted from (select c.agency_id, count(*)::integer as count from changed c group by c.agency_id) n;
  perform set_config('app.uncounted', uncounted::text, true);
  return null;
end $fn$;

-- Counts what is not counted yet, and holds the agency until the transaction ends.
create function app.settle_candidate_counts() returns void language plpgsql as $fn$
declare
  uncounted constant text := nullif(current_setting('app.uncounted', true), '');
begin
  if uncounted is null then
    return;
  end if;
  perform set_config('app.uncounted', '', true);
  update agencies a set candidate_count = a.candidate_count + n.value::integer
    from jsonb_each_text(uncounted::jsonb) n where a.id = n.key::uuid and n.value <> '0';
end $fn$;

create function app.uncounted_candidates(agency uuid) returns integer
  language sql stable
  as $fn$ select coalesce((nullif(current_setting('app.uncounted', true), '')::jsonb ->> agency::text)::integer, 0) $fn$;

create function app.candidates_settle() returns trigger language plpgsql as $fn$
begin
  perform app.settle_candidate_counts();
  return null;
end $fn$;
create constraint trigger candidates_settled after insert or delete on candidates
  deferrable initially deferred for each row execute function app.candidates_settle();

revoke execute on function app.settle_candidate_counts, app.uncounted_candidates, app.candidates_settle from public;
grant execute on function app.settle_candidate_counts, app.uncounted_candidates, app.candidates_settle to cantera_app;
