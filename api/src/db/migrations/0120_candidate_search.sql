-- The index that candidates are searched by, who has changed since it was written, and the searches that members made.
-- First what the triggers below stand on, as writers take it first.
lock table candidates, candidate_experiences, candidate_educations, candidate_languages, candidate_skills, candidate_tags, skills,
  cv_pages in share row exclusive mode;
lock table users in share row exclusive mode;

-- Which generation answers, and how far the next one is built: everybody up to a place in the order of creation.
create table search_state (
  agency_id uuid not null primary key,
  -- 0: none was finished yet.
  generation integer not null default 0,
  -- The version of the lexicon, and of what is made of it, that the generation was built with.
  lexicon integer not null default 0,
  next_doc integer not null default 0,
  building integer,
  building_lexicon integer,
  building_next_doc integer not null default 0,
  built_created_at timestamptz,
  built_id uuid,
  refreshed_at timestamptz
);

-- A dense number per candidate, in order of creation, and what they are found by. No foreign key: the terms say which blocks to
-- clear when somebody is deleted.
create table search_docs (
  agency_id uuid not null,
  generation integer not null,
  doc integer not null,
  candidate_id uuid not null,
  terms text[] not null,
  -- The month (its first day) that years of work were counted to.
  counted_to date not null,
  primary key (agency_id, generation, doc)
);
create unique index search_docs_candidate on search_docs (agency_id, candidate_id, generation);

-- Per term and 65,536 numbers: those who have it, as a sorted list of two bytes each or as a bitmap.
create table search_blocks (
  agency_id uuid not null,
  generation integer not null,
  term text collate "C" not null,
  block integer not null,
  n integer not null,
  bits bytea not null,
  primary key (agency_id, generation, term, block)
);
alter table search_blocks alter column bits set storage external;

-- Which candidates have changed since the index was written; one row a change, so that nobody who writes waits for another.
create table search_dirty (
  agency_id uuid not null,
  id bigint generated always as identity,
  changed uuid not null,
  primary key (agency_id, id)
);

create table candidate_searches (
  agency_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  term text not null,
  clauses jsonb not null,
  ignored jsonb not null,
  total integer not null,
  -- The first 1,000, in order.
  ids uuid[] not null,
  executed_at timestamptz not null,
  -- Taken off the latest ones.
  deleted_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);
create index candidate_searches_user on candidate_searches (agency_id, user_id, executed_at desc, id desc);

do $$
declare t text;
begin
  foreach t in array array['search_state', 'search_docs', 'search_blocks', 'search_dirty', 'candidate_searches'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;

-- Asks for a refresh where none waits. Nobody who writes waits for another here: two at once ask twice. A refresh that ends while
-- somebody holds the lock asks for another one itself, because what they write it has not seen.
create function app.ask_search_refresh(agency uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $fn$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('search:' || agency, 0));
    if not exists (
      select from graphile_worker._private_jobs j
      where j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = 'search.refresh')
        and j.payload ->> 'agencyId' = agency::text and j.attempts = 0 and j.locked_at is null
    ) then
      perform app.add_job('search.refresh', json_build_object('agencyId', agency), timestamptz '2000-01-01', null, 25, null, false);
    end if;
  end $fn$;
revoke execute on function app.ask_search_refresh from public;
grant execute on function app.ask_search_refresh to cantera_app;

create function app.mark_for_search(agency uuid, ids uuid[]) returns void
  language plpgsql set search_path = public, pg_temp
  as $fn$
  begin
    if cardinality(ids) > 0 then
      insert into search_dirty (agency_id, changed) select agency, c from unnest(ids) c;
      perform app.ask_search_refresh(agency);
    end if;
  end $fn$;

create function app.candidates_mark_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(w.agency_id, w.ids)
    from (select c.agency_id, array_agg(c.id) as ids from changed c group by c.agency_id) w;
  return null;
end $fn$;
create trigger candidates_search_in after insert on candidates referencing new table as changed
  for each statement execute function app.candidates_mark_search();
create trigger candidates_search_out after delete on candidates referencing old table as changed
  for each statement execute function app.candidates_mark_search();

create function app.candidate_marks_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(new.agency_id, array[new.id]);
  return null;
end $fn$;
create trigger candidates_search_changed after update of first_name, last_name, job_title, company_name, summary, city_id, location_text,
    salary_amount, expected_salary_from, expected_salary_to, job_search_status, gdpr_status, cv_file_id on candidates
  for each row when (
    (old.first_name, old.last_name, old.job_title, old.company_name, old.summary, old.city_id, old.location_text, old.salary_amount,
      old.expected_salary_from, old.expected_salary_to, old.job_search_status, old.gdpr_status, old.cv_file_id)
    is distinct from
    (new.first_name, new.last_name, new.job_title, new.company_name, new.summary, new.city_id, new.location_text, new.salary_amount,
      new.expected_salary_from, new.expected_salary_to, new.job_search_status, new.gdpr_status, new.cv_file_id))
  execute function app.candidate_marks_search();

create function app.lists_mark_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(w.agency_id, w.ids)
    from (select c.agency_id, array_agg(distinct c.candidate_id) as ids from changed c group by c.agency_id) w;
  return null;
end $fn$;
create trigger candidate_experiences_search_in after insert on candidate_experiences referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_experiences_search_changed after update on candidate_experiences referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_experiences_search_out after delete on candidate_experiences referencing old table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_educations_search_in after insert on candidate_educations referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_educations_search_changed after update on candidate_educations referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_educations_search_out after delete on candidate_educations referencing old table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_languages_search_in after insert on candidate_languages referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_languages_search_changed after update on candidate_languages referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_languages_search_out after delete on candidate_languages referencing old table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_skills_search_in after insert on candidate_skills referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_skills_search_changed after update on candidate_skills referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_skills_search_out after delete on candidate_skills referencing old table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_tags_search_in after insert on candidate_tags referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_tags_search_changed after update on candidate_tags referencing new table as changed
  for each statement execute function app.lists_mark_search();
create trigger candidate_tags_search_out after delete on candidate_tags referencing old table as changed
  for each statement execute function app.lists_mark_search();

create function app.skill_marks_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(new.agency_id, array(
    select x.candidate_id from candidate_skills x where x.agency_id = new.agency_id and x.skill_id = new.id));
  return null;
end $fn$;
create trigger skills_search_changed after update of name on skills
  for each row when (old.name <> new.name) execute function app.skill_marks_search();

create function app.cv_pages_mark_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(w.agency_id, w.ids)
    from (select c.agency_id, array_agg(distinct c.id) as ids from changed n
      join candidates c on c.agency_id = n.agency_id and c.cv_file_id = n.file_id group by c.agency_id) w;
  return null;
end $fn$;
create trigger cv_pages_search_in after insert on cv_pages referencing new table as changed
  for each statement execute function app.cv_pages_mark_search();

revoke execute on function app.mark_for_search, app.candidates_mark_search, app.candidate_marks_search, app.lists_mark_search,
  app.skill_marks_search, app.cv_pages_mark_search from public;
grant execute on function app.mark_for_search to cantera_app;

-- Whoever is deleted is in no stored search any more.
create function app.drop_from_searches() returns trigger language plpgsql as $fn$
begin
  update candidate_searches s set ids = array_remove(s.ids, old.id), total = greatest(s.total - 1, 0)
  where s.agency_id = old.agency_id and old.id = any(s.ids);
  return null;
end $fn$;
create trigger candidates_searches_out after delete on candidates for each row execute function app.drop_from_searches();
revoke execute on function app.drop_from_searches from public;
