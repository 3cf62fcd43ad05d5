-- A page of the candidates that every word of the search finds, newest first, in the time that the page takes: in an agency of many,
-- nobody waits for a count. What many share, the newest of the agency hold already, so they are looked through first, and what few
-- share is read at once from its index and sorted. `total` is exact where it costs nothing to say: where all of them were read, or
-- in an agency that is not large; else null. Past the end one row with the total alone, if it is known.
create function app.find_newest_candidates(sought text[], page_size integer, skip integer, counted boolean,
    starting boolean default false, among uuid[] default null)
  returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  agency constant uuid := app.current_agency();
  large constant integer := 50000;
  few constant integer := 2000;
  reach integer;
  word text;
  condition text := '';
  page constant text := ' order by created_at desc, candidate_id desc limit $2 offset $3';
  ids uuid[];
  times timestamptz[];
begin
  if among is not null or (select a.candidate_count from agencies a where a.id = agency) <= large then
    return query select f.total, f.candidate_id
      from app.find_candidates(sought, page_size, skip, counted, starting, among) f;
    return;
  end if;
  foreach word in array sought loop
    condition := condition || ' and ' || app.word_condition(word, starting);
  end loop;
  -- Whom one in a hundred shares is full after the first, whom one in a thousand shares after the second; of whom the first holds
  -- nobody the second hardly has a page.
  foreach reach in array array[2000, 20000] loop
    execute 'select array_agg(candidate_id order by created_at desc, candidate_id desc) from (
        select candidate_id, created_at from (
          select candidate_id, created_at, words, starts from candidate_words where agency_id = $1
          order by created_at desc, candidate_id desc limit $3) newest
        where true' || condition || ' order by created_at desc, candidate_id desc limit $2) seen'
      into ids using agency, skip + page_size, reach;
    if cardinality(ids) = skip + page_size then
      return query select null::integer, t.id from unnest(ids[skip + 1:]) with ordinality t (id, at) order by t.at;
      return;
    end if;
    exit when ids is null;
  end loop;
  execute 'select coalesce(array_agg(candidate_id), ''{}''), array_agg(created_at) from (
      select candidate_id, created_at from candidate_words where agency_id = $1' || condition || ' limit $2) found'
    into ids, times using agency, few;
  if cardinality(ids) < few then
    return query
      select t.total, p.id from (select case when counted then cardinality(ids) end as total) t
      left join (select f.id, f.created_at from unnest(ids, times) f (id, created_at)
        order by f.created_at desc, f.id desc limit page_size offset skip) p on true
      order by p.created_at desc, p.id desc;
  else
    return query execute 'select null::integer, p.candidate_id from (
        select candidate_id, created_at from candidate_words where agency_id = $1' || condition || page || ') p
      order by p.created_at desc, p.candidate_id desc'
      using agency, page_size, skip;
  end if;
end $fn$;

-- The candidates of a search that offers few: first those of whom each word starts a word, then those who have it inside one, the
-- newest first. What starts with a number or a letter or two is not sought a second time.
create function app.find_starting_first(sought text[], most integer, among uuid[] default null) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  ids uuid[] := array(select f.candidate_id from app.find_newest_candidates(sought, most, 0, false, true, among) f
    where f.candidate_id is not null);
begin
  if cardinality(ids) < most
      and exists (select from unnest(sought) w where app.word_condition(w, true) <> app.word_condition(w, false)) then
    -- Those who start with it are found again.
    ids := ids || array(select f.candidate_id
      from app.find_newest_candidates(sought, most + cardinality(ids), 0, false, false, among) f
      where f.candidate_id is not null and f.candidate_id <> all(ids) limit most - cardinality(ids));
  end if;
  return query select unnest(ids);
end $fn$;
revoke execute on function app.find_newest_candidates, app.find_starting_first from public;
grant execute on function app.find_newest_candidates, app.find_starting_first to cantera_app;
