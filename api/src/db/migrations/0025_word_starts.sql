-- What the words of a candidate start with, one and two letters of each: a search for so few letters finds its rows in the
-- index, where their trigrams are shared by half the agency and every row had to be looked at again.
create function app.word_starts(folded text) returns text[]
  language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(distinct left(word, letters)), '{}')
    from regexp_split_to_table(folded, '[^[:alnum:]]+') word, generate_series(1, 2) letters
    where length(word) >= letters
  );
revoke execute on function app.word_starts from public;
grant execute on function app.word_starts to cantera_app;

alter table candidates add column search_starts text[] not null generated always as (app.word_starts(search_folded)) stored;
create index candidates_starts on candidates using gin (agency_id, search_starts) with (fastupdate = off);

-- As in 0006, with the starts of words for one and two letters. A letter and a sign ("c+") are looked for among those who
-- have the letter.
create or replace function app.search_candidates(words text[], page_size integer, skip integer) returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    word := app.fold(word);
    if length(word) < 3 and word ~ '^[[:alnum:]]' then
      conditions := conditions || format(' and search_starts @> array[%L]', substring(word from '^[[:alnum:]]+'));
      if word ~ '[^[:alnum:]]' then
        conditions := conditions || format(' and search_folded ~ %L', '(^|[^[:alnum:]])' || regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'));
      end if;
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
