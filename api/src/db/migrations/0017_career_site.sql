-- The whole public site: pages that an agency publishes, the map's coordinates, what was ever public.

-- Without their policies' force, so that an owner who is no superuser reaches the rows of every agency.
alter table career_sites no force row level security;
alter table positions no force row level security;

-- Two people who edit one site.
alter table career_sites add column version integer not null default 1;
-- A site is on when it has pages; those that were on keep theirs.
update career_sites set configuration = configuration || jsonb_build_object('pages', jsonb_build_array(
  jsonb_build_object('id', 'home', 'name', 'Home', 'slug', 'home', 'url', '/', 'isPublished', true, 'canBeUnpublished', false, 'lastModified', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  jsonb_build_object('id', 'positions', 'name', 'Positions', 'slug', 'positions', 'url', '/positions', 'isPublished', true, 'canBeUnpublished', false, 'lastModified', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  jsonb_build_object('id', 'about', 'name', 'About', 'slug', 'about', 'url', '/about', 'isPublished', false, 'canBeUnpublished', true, 'lastModified', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
  where enabled and not configuration ? 'pages';
alter table career_sites drop column enabled;
-- The name that the configurator sends.
update career_sites set configuration = jsonb_set(configuration #- '{styles,gradient,enabled}', '{styles,gradient,isGradient}', configuration #> '{styles,gradient,enabled}')
  where configuration #> '{styles,gradient,enabled}' is not null;

-- A position that visitors could see once: its address is gone when they no longer can, not unknown.
alter table positions add column was_public boolean not null default false;
update positions set was_public = true where first_opened_at is not null and job_portal_enabled and not hidden;
create function app.remember_public() returns trigger language plpgsql as $fn$
begin
  new.was_public := true;
  return new;
end $fn$;
create trigger positions_was_public before insert or update on positions for each row
  when (new.status = 'OPEN' and new.job_portal_enabled and not new.hidden and not new.was_public)
  execute function app.remember_public();

alter table career_sites force row level security;
alter table positions force row level security;

-- Where a city lies, in degrees; filled where the list of cities is.
alter table cities add column latitude real, add column longitude real;

-- Every site that is on, for search engines: its slug and how many positions it shows. The owner's policies as in 0001.
do $$
declare t text;
begin
  foreach t in array array['career_sites', 'positions'] loop
    execute format('create policy lookup on %I for select to %I using (true)', t, current_user);
  end loop;
end $$;
create function app.public_sites() returns table (slug text, positions integer)
  language sql stable security definer set search_path = public, pg_temp
  as $fn$
    select a.slug, (select count(*)::integer from positions p
      where p.agency_id = a.id and p.status = 'OPEN' and p.job_portal_enabled and not p.hidden)
    from agencies a join career_sites s on s.agency_id = a.id
    where jsonb_array_length(coalesce(s.configuration -> 'pages', '[]')) > 0
    order by a.created_at, a.id
  $fn$;
revoke execute on function app.public_sites from public;
grant execute on function app.public_sites to cantera_app;
