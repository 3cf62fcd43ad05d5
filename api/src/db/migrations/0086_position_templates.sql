-- What a new position can start from, copied by value: it stands when the position that it was made from is gone.
create table position_templates (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  -- Sanitised HTML.
  job_description text not null default '',
  benefits text[] not null default '{}',
  -- Steps, questions, triggers between the steps and the workflows of the position.
  process jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, name_folded)
);

-- What of the agency itself an administrator dismissed.
create table agency_checks (
  agency_id uuid not null references agencies (id) on delete cascade,
  kind text not null check (kind in ('FIRST_STEPS')),
  dismissed_at timestamptz not null,
  primary key (agency_id, kind)
);

do $$
declare t text;
begin
  foreach t in array array['position_templates', 'agency_checks'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;
