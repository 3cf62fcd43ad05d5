-- Papers of people who work for a client through the agency.
lock table users, clients, candidates in share row exclusive mode;

create table contracts (
  agency_id uuid not null,
  id uuid not null,
  -- Null once the person was erased; the papers must be kept, but locked away (Ley Orgánica 3/2018, art. 32).
  candidate_id uuid,
  client_id uuid not null,
  first_name text not null,
  last_name text not null,
  location text,
  nif text not null,
  pais_nif text,
  seg_soc text,
  tarifa numeric(10, 2) not null check (tarifa >= 0),
  convenio text,
  cat_convenio_id text,
  cat_convenio_name text,
  puesto text,
  titulacion text,
  birth date,
  genero text,
  work_hours numeric(3, 1) not null check (work_hours between 0 and 40),
  alta date,
  antiguedad date,
  baja date,
  comments text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  blocked_at timestamptz,
  version integer not null default 1,
  -- What lists search and sort by: short enough for any index. A blocked contract has no place among the names.
  names_folded text not null generated always as (left(app.fold(first_name || ' ' || last_name), 200)) stored,
  location_folded text not null generated always as (left(app.fold(coalesce(location, '')), 200)) stored,
  first_name_folded text generated always as (case when blocked_at is null then left(app.fold(first_name), 100) end) stored,
  last_name_folded text generated always as (case when blocked_at is null then left(app.fold(last_name), 100) end) stored,
  primary key (agency_id, id),
  check (baja >= alta),
  check ((candidate_id is null) = (blocked_at is not null)),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id)
);
-- The search reads this one whole, and no row: under row-level security no operator of text search reaches an index.
create index contracts_newest on contracts (agency_id, created_at, id)
  include (names_folded, location_folded, client_id, candidate_id, blocked_at);
create index contracts_first_name on contracts (agency_id, first_name_folded, id);
create index contracts_last_name on contracts (agency_id, last_name_folded, id);
create index contracts_first_name_down on contracts (agency_id, first_name_folded desc nulls last, id desc);
create index contracts_last_name_down on contracts (agency_id, last_name_folded desc nulls last, id desc);
create index contracts_alta on contracts (agency_id, alta, id);
create index contracts_baja on contracts (agency_id, baja, id);
create index contracts_client on contracts (agency_id, client_id, created_at, id);
create index contracts_candidate on contracts (agency_id, candidate_id) where candidate_id is not null;
create index contracts_blocked on contracts (agency_id, blocked_at) where blocked_at is not null;

-- Who read a blocked contract, and why; gone with it.
create table contract_openings (
  agency_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  -- Null once that member is deleted.
  opened_by uuid,
  reason text not null,
  opened_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, contract_id) references contracts (agency_id, id) on delete cascade,
  foreign key (agency_id, opened_by) references users (agency_id, id) on delete set null (opened_by)
);
create index contract_openings_contract on contract_openings (agency_id, contract_id, opened_at);
create index contract_openings_by on contract_openings (agency_id, opened_by) where opened_by is not null;

do $$
declare t text;
begin
  foreach t in array array['contracts', 'contract_openings'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;
