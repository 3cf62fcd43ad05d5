-- As in 0031, by how many match. Where they are few they are all found first and then sorted: an index read in the list's order
-- could go through the whole agency for them, whatever the statistics promise. Where they are many, as for a letter, they are
-- counted where they lie, and the page is read in the list's order, which soon has it full.
create or replace function app.search_candidates(words text[], page_size integer, skip integer, counted boolean default true)
  returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  word text;
  found text := 'select id, created_at from candidates where agency_id = $1';
  page text := ' order by created_at desc, id desc limit $2 offset $3';
  many constant integer := 1000;
  matching integer;
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
  execute 'select count(*)::int from (' || found || ' limit ' || many || ') few' into matching using app.current_agency();
  if matching < many then
    return query execute
      'with hits as materialized (' || found || ')
       select t.total, p.id from (select $4::int as total) t left join (select id, created_at from hits' || page || ') p on true
       order by p.created_at desc, p.id desc'
      using app.current_agency(), page_size, skip, case when counted then matching end;
  elsif counted then
    return query execute
      'select t.total, p.id from (select count(*)::int as total from (' || found || ') hits) t
       left join (' || found || page || ') p on true
       order by p.created_at desc, p.id desc'
      using app.current_agency(), page_size, skip;
  else
    return query execute 'select null::int, p.id from (' || found || page || ') p'
      using app.current_agency(), page_size, skip;
  end if;
end $fn$;
