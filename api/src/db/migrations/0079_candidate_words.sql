-- What candidates are found by: names, title, company, email, skills, city and telephone, folded, in a narrow table of its own.
-- The rows of candidates are wide, and every write of one goes through all of their indexes; these are written only when what
-- somebody is found by changes.
lock table candidates, candidate_skills, skills in share row exclusive mode;

create table candidate_words (
  agency_id uuid not null,
  candidate_id uuid not null,
  -- Each word with a space before it; the digits of the telephone last, with a tab before them, which nobody can type into a search.
  words text not null,
  starts text[] not null generated always as (app.word_starts(words)) stored,
  -- The candidate's, so that a page is read in the list's order.
  created_at timestamptz not null,
  primary key (agency_id, candidate_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index candidate_words_created on candidate_words (agency_id, created_at desc, candidate_id desc);
alter table candidate_words enable row level security;
alter table candidate_words force row level security;
create policy tenant on candidate_words using (agency_id = (select app.current_agency()))
  with check (agency_id = (select app.current_agency()));
-- As in 0006: the owner searches, in the agency of the transaction only.
do $$
begin
  execute format('create policy lookup on candidate_words for select to %I using (true)', current_user);
end $$;
grant select, insert, update, delete on candidate_words to cantera_app;

-- The digits of a telephone: with the code of its country where it was written (+34, 0034), else as it is dialled within the
-- country, without the zero that some put before it.
create function app.phone_digits(phone text) returns text
  language sql immutable parallel safe strict
  as $$ select ltrim(regexp_replace(replace(phone, '(0)', ''), '\D', '', 'g'), '0') $$;
-- Digits that begin with the code of a country, without it: no code is the beginning of another one (ITU-T E.164).
create function app.national_digits(digits text) returns text
  language sql immutable parallel safe strict
  as $$ select ltrim(regexp_replace(digits,
    '^(1|7|2[07]|2[1-689]\d|3[0-469]|3[578]\d|4[013-9]|42\d|5[1-8]|5[09]\d|6[0-6]|6[7-9]\d|8[12469]|8[03578]\d|9[0-58]|9[679]\d)', ''), '0') $$;

-- Writes the words of some candidates of the agency.
create function app.write_candidate_words(agency uuid, candidates_written uuid[]) returns void
  language sql set search_path = public, pg_temp
  as $fn$
    insert into candidate_words (agency_id, candidate_id, words, created_at)
    select c.agency_id, c.id,
      ' ' || btrim(regexp_replace(app.fold(concat_ws(' ', c.first_name, c.last_name, c.job_title, c.company_name, c.email,
          (select t.name from cities t where t.id = c.city_id),
          c.location_text,
          (select string_agg(s.name, ' ' order by s.type, x.ordinal) from candidate_skills x
             join skills s on s.agency_id = x.agency_id and s.id = x.skill_id
             where x.agency_id = c.agency_id and x.candidate_id = c.id))), '\s+', ' ', 'g'))
        || coalesce(chr(9) || nullif(app.phone_digits(c.phone_number), ''), ''),
      c.created_at
    from candidates c where c.agency_id = agency and c.id = any(candidates_written)
    on conflict (agency_id, candidate_id) do update set words = excluded.words, created_at = excluded.created_at
      where candidate_words.words <> excluded.words or candidate_words.created_at <> excluded.created_at
  $fn$;

-- Kept true by triggers, whichever statement and whichever version writes.
create function app.candidates_find_words() returns trigger language plpgsql as $fn$
begin
  perform app.write_candidate_words(w.agency_id, w.ids)
    from (select n.agency_id, array_agg(n.id) as ids from written n group by n.agency_id) w;
  return null;
end $fn$;
create trigger candidates_words_in after insert on candidates referencing new table as written
  for each statement execute function app.candidates_find_words();

create function app.candidate_finds_words() returns trigger language plpgsql as $fn$
begin
  perform app.write_candidate_words(new.agency_id, array[new.id]);
  return null;
end $fn$;
create trigger candidates_words_changed after update of first_name, last_name, job_title, company_name, email, phone_number,
    city_id, location_text, created_at on candidates
  for each row when (
    (old.first_name, old.last_name, old.job_title, old.company_name, old.email, old.phone_number, old.city_id, old.location_text, old.created_at)
    is distinct from
    (new.first_name, new.last_name, new.job_title, new.company_name, new.email, new.phone_number, new.city_id, new.location_text, new.created_at))
  execute function app.candidate_finds_words();

create function app.skills_find_words() returns trigger language plpgsql as $fn$
begin
  perform app.write_candidate_words(w.agency_id, w.ids)
    from (select n.agency_id, array_agg(distinct n.candidate_id) as ids from written n group by n.agency_id) w;
  return null;
end $fn$;
create trigger candidate_skills_words_in after insert on candidate_skills referencing new table as written
  for each statement execute function app.skills_find_words();
create trigger candidate_skills_words_out after delete on candidate_skills referencing old table as written
  for each statement execute function app.skills_find_words();

create function app.skill_finds_words() returns trigger language plpgsql as $fn$
begin
  perform app.write_candidate_words(new.agency_id, array(
    select x.candidate_id from candidate_skills x where x.agency_id = new.agency_id and x.skill_id = new.id));
  return null;
end $fn$;
create trigger skills_words_changed after update of name on skills
  for each row when (old.name <> new.name) execute function app.skill_finds_words();

-- Fills the table with those who were there before it, some hundred a transaction, each held against being deleted meanwhile.
-- What a trigger wrote stays. Can be stopped and called again.
create procedure app.fill_candidate_words() language plpgsql as $fn$
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
        where c.agency_id = agency and c.id > last
          and not exists (select from candidate_words w where w.agency_id = c.agency_id and w.candidate_id = c.id)
        order by c.id limit 500 for key share of c) held;
      exit when ids is null;
      perform app.write_candidate_words(agency, ids);
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end loop;
end $fn$;

-- The condition that what somebody is found by holds a word, with `starting` the start of one of its words. Of one or two
-- letters, the start of a word always. A telephone comes as one word, in any spacing; it is found in both ways of writing it,
-- with and without the code of its country, and as the words that it is made of.
create function app.word_condition(sought text, starting boolean) returns text
  language plpgsql immutable parallel safe
  as $fn$
declare
  part text;
  digits text := app.phone_digits(sought);
  national text;
  numbers text[] := '{}';
  plain text[] := '{}';
begin
  foreach part in array regexp_split_to_array(app.fold(sought), '\s+') loop
    if length(part) < 3 and part ~ '^[[:alnum:]]' then
      plain := plain || format('starts @> array[%L]', substring(part from '^[[:alnum:]]+'));
      if part ~ '[^[:alnum:]]' then
        plain := plain || format('words ~ %L', '(^|[^[:alnum:]])' || regexp_replace(part, '([^[:alnum:]])', '\\\1', 'g'));
      end if;
    else
      plain := plain || format('words like %L', '%' || case when starting then ' ' else '' end || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%');
    end if;
  end loop;
  if digits <> '' and sought ~ '^[+(]*[0-9][0-9 ()./-]*$' then
    if sought ~ '^([(]?[+]|00)' then
      national := app.national_digits(digits);
      numbers := numbers || format('words like %L', '%' || chr(9) || digits || '%');
      if length(national) > 2 then
        numbers := numbers || format('words like %L', '%' || chr(9) || national || '%');
      end if;
    elsif length(digits) > 3 then
      numbers := numbers || format('words like %L', '%' || digits || '%');
      national := app.national_digits(digits);
      if length(national) > 6 and length(digits) > 9 then
        numbers := numbers || format('words like %L', '%' || chr(9) || national || '%');
      end if;
    end if;
  end if;
  -- Nobody is found by a plus but by their telephone, and two digits after one would have every row looked at.
  if sought !~ '^[(]?[+]' or numbers = '{}' then
    numbers := array_to_string(plain, ' and ') || numbers;
  end if;
  return '(' || array_to_string(numbers, ' or ') || ')';
end $fn$;

-- A page of the candidates that every word of the search finds, newest first, among some or all of the agency of the
-- transaction. Where few are found they are all read at once and then sorted: an index read in the list's order could go through
-- the whole agency for them, whatever the statistics promise. Where they are many, as for a letter, they are counted where they
-- lie, and the page is read in the list's order, which soon has it full. `total` is null unless `counted`; past the end one row
-- with the total alone.
create function app.find_candidates(sought text[], page_size integer, skip integer, counted boolean, starting boolean default false,
    among uuid[] default null)
  returns table (total integer, candidate_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $fn$
declare
  word text;
  found text := 'select candidate_id, created_at from candidate_words where agency_id = $1';
  page text := ' order by created_at desc, candidate_id desc limit $2 offset $3';
  many constant integer := case when counted then 1000 else least(1000, 40 * page_size) end;
  ids uuid[];
  times timestamptz[];
begin
  if among is not null then
    found := found || ' and candidate_id = any($4)';
  end if;
  foreach word in array sought loop
    found := found || ' and ' || app.word_condition(word, starting);
  end loop;
  -- The words stand in the statement, so that each search is planned for them.
  execute 'select coalesce(array_agg(candidate_id), ''{}''), array_agg(created_at) from (' || found || ' limit ' || many || ') few'
    into ids, times using app.current_agency(), page_size, skip, among;
  if cardinality(ids) < many then
    return query
      select t.total, p.id from (select case when counted then cardinality(ids) end as total) t
      left join (select f.id, f.created_at from unnest(ids, times) f (id, created_at)
        order by f.created_at desc, f.id desc limit page_size offset skip) p on true
      order by p.created_at desc, p.id desc;
  elsif counted then
    return query execute
      'select t.total, p.candidate_id from (select count(*)::int as total from (' || found || ') hits) t
       left join (' || found || page || ') p on true
       order by p.created_at desc, p.candidate_id desc'
      using app.current_agency(), page_size, skip, among;
  else
    return query execute 'select null::int, p.candidate_id from (' || found || page || ') p'
      using app.current_agency(), page_size, skip, among;
  end if;
end $fn$;

revoke execute on function app.phone_digits, app.national_digits, app.write_candidate_words, app.word_condition, app.find_candidates,
  app.candidates_find_words, app.candidate_finds_words, app.skills_find_words, app.skill_finds_words from public;
revoke execute on procedure app.fill_candidate_words from public;
grant execute on function app.phone_digits, app.national_digits, app.write_candidate_words, app.find_candidates to cantera_app;
