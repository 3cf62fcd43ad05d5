-- A column that names a file is a foreign key, and a document that names files says so in `file_uses`, written with it.
-- Expand: the version before goes on writing addresses and documents alone; triggers of the next file follow it.

-- In the order that writers take them in.
lock table agencies, users, clients, candidates in access exclusive mode;
lock table workflow_runs, messages, candidate_merges, files in share row exclusive mode;

alter table agencies add column logo_file_id uuid;
alter table users add column image_file_id uuid;
alter table clients add column logo_image_file_id uuid;
alter table candidates add column profile_image_file_id uuid;

create table file_uses (
  agency_id uuid not null references agencies (id) on delete cascade,
  file_id uuid not null,
  -- Whose document names it. The agency's one site has the agency's id; sites and workflows stay as long as the agency does.
  owner_kind text not null constraint file_uses_owner_kind_check check (owner_kind in ('career_site', 'workflow', 'workflow_run', 'message', 'merge')),
  owner_id uuid not null,
  -- The owners that can go, as references, so that their uses go with them.
  run_id uuid generated always as (case when owner_kind = 'workflow_run' then owner_id end) stored,
  message_id uuid generated always as (case when owner_kind = 'message' then owner_id end) stored,
  merge_id uuid generated always as (case when owner_kind = 'merge' then owner_id end) stored,
  primary key (agency_id, owner_kind, owner_id, file_id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  foreign key (agency_id, run_id) references workflow_runs (agency_id, id) on delete cascade,
  foreign key (agency_id, message_id) references messages (agency_id, id) on delete cascade,
  foreign key (agency_id, merge_id) references candidate_merges (agency_id, id) on delete cascade
);
create index file_uses_file on file_uses (agency_id, file_id);
create index file_uses_run on file_uses (agency_id, run_id) where run_id is not null;
create index file_uses_message on file_uses (agency_id, message_id) where message_id is not null;
create index file_uses_merge on file_uses (agency_id, merge_id) where merge_id is not null;
alter table file_uses enable row level security;
alter table file_uses force row level security;
create policy tenant on file_uses using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on file_uses to cantera_app;

-- What follows is for processes of the version before, and goes when none of them runs any more.

-- The public file of an agency that an address speaks of; null for an address elsewhere and for a file that is not there.
create function app.own_file(of_agency uuid, address text) returns uuid
  language sql stable as $$
  select f.id from files f
  where f.agency_id = of_agency and f.access = 'public' and f.id = case
    when address ~ ('^/files/public/' || of_agency || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    then right(address, 36)::uuid end $$;
revoke execute on function app.own_file from public;
grant execute on function app.own_file to cantera_app;

-- Gives a row that names a file its address, and one whose address was written the file.
create function app.match_picture() returns trigger language plpgsql as $fn$
declare
  agency uuid;
  address text;
  file uuid;
  old_address text;
  old_file uuid;
begin
  case tg_table_name
    when 'agencies' then agency := new.id; address := new.logo_url; file := new.logo_file_id;
    when 'users' then agency := new.agency_id; address := new.image_url; file := new.image_file_id;
    when 'clients' then agency := new.agency_id; address := new.logo_image_url; file := new.logo_image_file_id;
    when 'candidates' then agency := new.agency_id; address := new.profile_image_url; file := new.profile_image_file_id;
  end case;
  if tg_op = 'UPDATE' then
    case tg_table_name
      when 'agencies' then old_address := old.logo_url; old_file := old.logo_file_id;
      when 'users' then old_address := old.image_url; old_file := old.image_file_id;
      when 'clients' then old_address := old.logo_image_url; old_file := old.logo_image_file_id;
      when 'candidates' then old_address := old.profile_image_url; old_file := old.profile_image_file_id;
    end case;
  end if;
  if file is not null and file is distinct from old_file then
    address := '/files/public/' || agency || '/' || file;
  elsif file is distinct from old_file and address is not distinct from old_address then
    address := null;
  elsif address is distinct from old_address then
    file := app.own_file(agency, address);
  end if;
  case tg_table_name
    when 'agencies' then new.logo_url := address; new.logo_file_id := file;
    when 'users' then new.image_url := address; new.image_file_id := file;
    when 'clients' then new.logo_image_url := address; new.logo_image_file_id := file;
    when 'candidates' then new.profile_image_url := address; new.profile_image_file_id := file;
  end case;
  return new;
end $fn$;
revoke execute on function app.match_picture from public;
grant execute on function app.match_picture to cantera_app;

-- Makes the files whose ids stand in a document those that its owner uses.
create function app.write_file_uses(of_agency uuid, of_kind text, of_owner uuid, document text) returns void
  language plpgsql as $fn$
declare
  ids uuid[] := array(
    select distinct m[1]::uuid from regexp_matches(coalesce(document, ''), '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m);
begin
  delete from file_uses
    where agency_id = of_agency and owner_kind = of_kind and owner_id = of_owner and file_id <> all (ids);
  insert into file_uses (agency_id, file_id, owner_kind, owner_id)
    select f.agency_id, f.id, of_kind, of_owner from files f where f.agency_id = of_agency and f.id = any (ids)
    for key share
    on conflict do nothing;
end $fn$;
revoke execute on function app.write_file_uses from public;
grant execute on function app.write_file_uses to cantera_app;

create function app.note_file_uses() returns trigger language plpgsql as $fn$
begin
  case tg_table_name
    when 'career_sites' then perform app.write_file_uses(new.agency_id, 'career_site', new.agency_id, new.configuration::text);
    when 'workflows' then perform app.write_file_uses(new.agency_id, 'workflow', new.id, case when new.deleted_at is null then new.actions::text end);
    when 'workflow_runs' then perform app.write_file_uses(new.agency_id, 'workflow_run', new.id, case when new.status = 'RUNNING' then new.actions::text end);
    when 'messages' then perform app.write_file_uses(new.agency_id, 'message', new.id, new.attachments::text);
    when 'candidate_merges' then perform app.write_file_uses(new.agency_id, 'merge', new.id, new.file_ids::text);
  end case;
  return null;
end $fn$;
revoke execute on function app.note_file_uses from public;
grant execute on function app.note_file_uses to cantera_app;
