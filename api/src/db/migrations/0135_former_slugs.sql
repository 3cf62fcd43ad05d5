-- Addresses that sites have given up: they lead on to the site, and nobody else can take them until then.
create table career_slugs (
  agency_id uuid not null references agencies (id) on delete cascade,
  slug text not null,
  until timestamptz not null,
  primary key (agency_id, slug)
);
create index career_slugs_slug on career_slugs (slug);
alter table career_slugs enable row level security;
alter table career_slugs force row level security;
create policy tenant on career_slugs using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on career_slugs to cantera_app;
-- The owner's own function below looks across agencies; without this policy a plain owner would see no row under FORCE.
create policy lookup on career_slugs for select to current_user using (true);

-- Whose site stood at an address before, while it is kept for it; the newest of several.
create function app.find_former_agency(address text, at timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.agency_id from career_slugs s where s.slug = lower(address) and s.until > at order by s.until desc limit 1 $$;
revoke execute on function app.find_former_agency(text, timestamptz) from public;
grant execute on function app.find_former_agency(text, timestamptz) to cantera_app;
