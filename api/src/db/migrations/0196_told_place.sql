-- What a place that is no known city tells of where somebody lives: nothing below the city, no street, house, floor or postal code.
-- One place for it: search asks for it as well as the words below, which triggers write.
create function app.is_house(word text) returns boolean
  language sql immutable parallel safe strict
  -- `12`, `12B`, `3º`, `s/n`.
  as $$ select app.fold(word) ~ '^(\d{1,3}(?!\d)\S*|s/n)$' $$;

-- A floor or a door: places begin with these words too (`Bajo Aragón`), unless a number or the like stands beside them.
create function app.is_floor(part text) returns boolean
  language sql immutable parallel safe strict
  as $$ select app.fold(part) ~ ('^((atico|atic|bajos?|baixos?|entlo|pral)\.?$'
    '|(piso|pis|planta|puerta|porta|esc|escalera|escala|atico|atic|bajos?|baixos?|entlo|pral|flat|apt|unit|floor)[\s.-]*'
      '(\d|(primer[oa]?|segund[oa]|segona?|tercer[oa]?|cuart[oa]|quarta?|quint[oa]|cinquena?|sext[oa]|ground|first|second|third|fourth|fifth|top)\y'
      '|([a-z]|baja|baixa|izq|izda|izquierda|dcha|derecha|esquerra|dreta)\.?$)'
    '|(primer[oa]?|segund[oa]|segona?|tercer[oa]?|cuart[oa]|quarta?|quint[oa]|cinquena?|sext[oa]|ground|first|second|third|fourth|fifth|top) '
      '(piso|pis|planta|puerta|porta|esc|escalera|escala|atico|atic|bajos?|baixos?|entlo|pral|flat|apt|unit|floor)\y)') $$;

-- Whether words name a street, of which the part before or the next may give the number.
create function app.is_street(words text[], before text, next text) returns boolean
  language plpgsql immutable parallel safe
  as $fn$
declare
  first constant text := app.fold(coalesce(words[1], ''));
begin
  -- Words that begin streets and nothing else.
  if first like 'c/%' or first = any(string_to_array('c. calle carrer callejon carrero avenida avinguda avda avda. av av. passeig paseo pg pg. plaza placa pl pl. pza pza. placeta travessera travesia carretera ctra ctra. urbanizacion urbanitzacio urb urb. passatge pasaje ptge ptge. glorieta baixada poligono poligon rue', ' ')) then
    return true;
  end if;
  -- Those that places are called by too: only with a number of a house are they streets.
  if not (first = any(string_to_array('rambla ronda riera torrent cami camino cuesta pujada alameda albereda rua via gran bulevar', ' '))
      or ' ' || app.fold(array_to_string(words, ' ')) ~
        '\s(street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|sq|court|ct|terrace|boulevard|blvd|way|close|crescent|gardens|row)\.?$') then
    return false;
  end if;
  -- In English the number leads, of whatever length.
  return exists (select from unnest(words) w where app.is_house(w)) or words[1] ~ '^\d'
    or app.is_house(before) or app.is_floor(before) or app.is_house(coalesce(substring(next from '^\S+'), ''));
end $fn$;

-- What of a part is no street, house, floor or postal code.
create function app.without_street(part text, before text, next text) returns text
  language plpgsql immutable parallel safe
  as $fn$
declare
  words constant text[] := array(select w from regexp_split_to_table(part, '\s+') with ordinality x(w, n) where w <> '' order by n);
  house integer := 0;
  code integer;
begin
  -- A house may stand before the name of its street.
  if app.is_floor(part) or app.is_house(coalesce(words[1], '')) then
    return '';
  end if;
  for n in 1 .. cardinality(words) loop
    if app.is_house(words[n]) then
      house := n;
    end if;
  end loop;
  if house = 0 and app.is_street(words, before, next) then
    for n in 2 .. cardinality(words) loop
      if words[n] ~* '^(ad)?\d{3,5}(-\d{3,4})?$' and not app.is_house(words[n]) then
        code := n;
      end if;
    end loop;
    return case when code is null then '' else array_to_string(words[code + 1:], ' ') end;
  end if;
  return (select coalesce(string_agg(w, ' ' order by n), '') from unnest(words) with ordinality x(w, n) where n > house and w !~ '\d');
end $fn$;

create function app.told_place(place text) returns text
  language sql immutable parallel safe strict
  -- A dot without spaces is a letter's: `Vil·la`.
  as $$
    with parts as (
      select p, row_number() over (order by n) as at from regexp_split_to_table(place, '\s*[,;|()\n]\s*|\s+[-–·]\s+') with ordinality x(p, n)
      where p <> ''
    ), told as (
      select at, app.without_street(p, coalesce(lag(p) over (order by at), ''), coalesce(lead(p) over (order by at), '')) as words from parts
    )
    select coalesce(string_agg(words, ', ' order by at), '') from told where words <> ''
  $$;
revoke execute on function app.is_house, app.is_floor, app.is_street, app.without_street, app.told_place from public;
grant execute on function app.is_house, app.is_floor, app.is_street, app.without_street, app.told_place to cantera_app;

-- As in 0079, without what a place tells below the city.
create or replace function app.write_candidate_words(agency uuid, candidates_written uuid[]) returns void
  language sql set search_path = public, pg_temp
  as $fn$
    insert into candidate_words (agency_id, candidate_id, words, created_at)
    select c.agency_id, c.id,
      ' ' || btrim(regexp_replace(app.fold(concat_ws(' ', c.first_name, c.last_name, c.job_title, c.company_name, c.email,
          (select t.name from cities t where t.id = c.city_id),
          app.told_place(c.location_text),
          (select string_agg(s.name, ' ' order by s.type, x.ordinal) from candidate_skills x
             join skills s on s.agency_id = x.agency_id and s.id = x.skill_id
             where x.agency_id = c.agency_id and x.candidate_id = c.id))), '\s+', ' ', 'g'))
        || coalesce(chr(9) || nullif(app.phone_digits(c.phone_number), ''), ''),
      c.created_at
    from candidates c where c.agency_id = agency and c.id = any(candidates_written)
    on conflict (agency_id, candidate_id) do update set words = excluded.words, created_at = excluded.created_at
      where candidate_words.words <> excluded.words or candidate_words.created_at <> excluded.created_at
  $fn$;

-- Writes the words anew of those whose place is no known city, a hundred a transaction, each once who changes them has done so. Can be stopped and called again.
create procedure app.fill_told_places() language plpgsql as $fn$
declare
  agency uuid;
  ids uuid[];
  last uuid;
begin
  foreach agency in array array(select app.list_agencies()) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      perform set_config('app.agency_id', agency::text, true);
      select array_agg(held.id order by held.id) into ids from (
        select c.id from candidates c
        where c.agency_id = agency and c.id > last and c.location_text is not null
        order by c.id limit 100 for no key update of c) held;
      exit when ids is null;
      perform app.write_candidate_words(agency, ids);
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end loop;
end $fn$;
revoke execute on procedure app.fill_told_places from public;
