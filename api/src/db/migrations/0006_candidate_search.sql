-- Under row-level security no operator but a leakproof one may use an index, and LIKE is not: a search by the app's role
-- would read every row. So the owner searches, in the agency of the transaction only, and gives ids and their number.
do $$
begin
  execute format('create policy lookup on candidates for select to %I using (true)', current_user);
end $$;

-- All words must match, wherever they stand; of one or two letters, the start of a word. Newest first. Past the end one row
-- with the total alone.
create function app.search_candidates(words text[], page_size integer, skip integer) returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    word := app.fold(word);
    if length(word) < 3 and word ~ '^[[:alnum:]]' then
      conditions := conditions || format(' and search_folded ~ %L', '(^|[^[:alnum:]])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'));
    else
      conditions := conditions || format(' and search_folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
    end if;
  end loop;
  -- The words stand in the statement, so that each search is planned for them.
  return query execute
    'with hits as materialized (select id, created_at from candidates where agency_id = $1' || conditions || '),
     page as (select id, created_at from hits order by created_at desc, id desc limit $2 offset $3)
     select t.total, page.id from (select count(*)::int as total from hits) t left join page on true
     order by page.created_at desc, page.id desc'
    using app.current_agency(), page_size, skip;
end $fn$;
revoke execute on function app.search_candidates from public;
grant execute on function app.search_candidates to cantera_app;
