-- As in 0025. `counted` false gives the page alone: its rows are then read in the list's order until they suffice, or found
-- first when they are few, as the planner judges; `total` is null. The default keeps processes of the version before going.
drop function app.search_candidates(text[], integer, integer);
create function app.search_candidates(words text[], page_size integer, skip integer, counted boolean default true)
  returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  word text;
  found text := 'select id, created_at from candidates where agency_id = $1';
  page text := ' order by created_at desc, id desc limit $2 offset $3';
begin
  foreach word in array words loop
    word := app.fold(word);
    if length(word) < 3 and word ~ '^[[:alnum:]]' then
      found := found || format(' and search_starts @> array[%L]', substring(word from '^[[:alnum:]]+'));
      if word ~ '[^[:alnum:]]' then
        found := found || format(' and search_folded ~ %L', '(^|[^[:alnum:]])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'));
      end if;
    else
      found := found || format(' and search_folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
    end if;
  end loop;
  -- The words stand in the statement, so that each search is planned for them.
  if counted then
    return query execute
      'with hits as materialized (' || found || '), page as (select id, created_at from hits' || page || ')
       select t.total, page.id from (select count(*)::int as total from hits) t left join page on true
       order by page.created_at desc, page.id desc'
      using app.current_agency(), page_size, skip;
  else
    return query execute 'select null::int, hits.id from (' || found || page || ') hits'
      using app.current_agency(), page_size, skip;
  end if;
end $fn$;
revoke execute on function app.search_candidates from public;
grant execute on function app.search_candidates to cantera_app;
