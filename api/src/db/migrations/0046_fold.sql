-- Text for searching and comparing as `fold` of the contracts makes it, the same on every server: unaccent's rules differ
-- between versions, and `lower` between the collations of databases. A test compares the two over all letters.
create function app.fold_letters(value text) returns text
  language sql immutable parallel safe strict
  return case
    when octet_length(value) = length(value) then lower(value collate "C") collate "default"
    else replace(replace(replace(replace(replace(translate(lower(value collate "und-x-icu") collate "default",
      'øłđðħıŧŋς’‘ʼʹ‐‒–—−', 'olddhitnσ''''''''-----'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'l·l', 'll')
  end;
-- Most texts are plain letters, or are as soon as their accents are gone: the long way is for the others.
create or replace function app.fold(value text) returns text
  language sql immutable parallel safe strict
  return case
    when octet_length(value) = length(value) then lower(value collate "C") collate "default"
    else app.fold_letters(regexp_replace(normalize(replace(value, '´', ''''), nfkd),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'))
  end;

-- What is stored folded follows, where it differs. The owner sees the rows of all agencies while row-level security is not forced.
alter table clients no force row level security;
alter table positions no force row level security;
alter table skills no force row level security;
alter table candidates no force row level security;
alter table candidate_experiences no force row level security;

update clients set name = name where name_folded <> app.fold(name);
update positions set title = title where title_folded <> app.fold(title);
-- Two skills that are one from now on stay two, so that nothing of what people chose is lost: the later one shows an end of its id.
update skills s set name = s.name || ' (' || right(s.id::text, 6) || ')'
  from (select agency_id, id, row_number() over (
      partition by agency_id, type, app.fold(name) order by name_folded <> app.fold(name), id) as place from skills) d
  where d.agency_id = s.agency_id and d.id = s.id and d.place > 1;
update skills set name = name where name_folded <> app.fold(name);
update candidates set search_folded = app.fold(concat_ws(' ', first_name, last_name, job_title, company_name))
  where search_folded <> app.fold(concat_ws(' ', first_name, last_name, job_title, company_name));

-- Doubles are found by keys made of folded words: whoever has a letter that is folded in another way gets them anew.
select app.enqueue('duplicates.check', json_build_object('agencyId', c.agency_id, 'candidateId', c.id), now(), 'duplicates:' || c.id, 25, null)
  from candidates c
  where concat_ws(' ', c.first_name, c.last_name) ~* '[ßæœøłđðþħıŧŋºª·ŀ]'
     or exists (select from candidate_experiences e
       where e.agency_id = c.agency_id and e.candidate_id = c.id and e.company_name ~* '[ßæœøłđðþħıŧŋºª·ŀ]');

alter table clients force row level security;
alter table positions force row level security;
alter table skills force row level security;
alter table candidates force row level security;
alter table candidate_experiences force row level security;

update cities set folded = app.fold(name) where folded <> app.fold(name);
-- The names themselves are not kept: what they were folded to is folded once more.
insert into city_names (folded, city_id)
  select distinct app.fold(folded), city_id from city_names where folded <> app.fold(folded)
  on conflict do nothing;
delete from city_names where folded <> app.fold(folded);
