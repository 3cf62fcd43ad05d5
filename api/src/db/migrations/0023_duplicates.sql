-- What each candidate can be found by when doubles are looked for: blocks (two who share one are compared) and words whose
-- number says how common they are. Derived from the candidate; written in the queue.
create table candidate_keys (
  agency_id uuid not null,
  kind text not null check (kind in ('email', 'phone', 'linkedin', 'names', 'name_company', 'token', 'city', 'company')),
  key text not null,
  candidate_id uuid not null,
  primary key (agency_id, kind, key, candidate_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index candidate_keys_candidate on candidate_keys (agency_id, candidate_id);

-- Two candidates who look like one person. The one with the lower id stands first.
create table duplicate_pairs (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  -- Natural logarithm of the odds.
  score real not null,
  reasons text[] not null,
  -- What was compared, so that a dismissal holds until something of it changes.
  fingerprint bytea not null,
  dismissed_at timestamptz,
  dismissed_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (agency_id, first_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, second_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, dismissed_by) references users (agency_id, id) on delete set null (dismissed_by)
);
create index duplicate_pairs_second on duplicate_pairs (agency_id, second_id);
create index duplicate_pairs_list on duplicate_pairs (agency_id, score desc, id) where dismissed_at is null;

-- The last look at all candidates of an agency, and how far it is.
create table duplicate_scans (
  agency_id uuid primary key references agencies (id) on delete cascade,
  id uuid not null,
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  phase text not null check (phase in ('READING', 'COMPARING')),
  -- The last candidate that the phase has dealt with; a scan that was cut off goes on after him.
  cursor uuid,
  done integer not null default 0,
  total integer not null default 0,
  found integer not null default 0,
  started_by uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  foreign key (agency_id, started_by) references users (agency_id, id) on delete set null (started_by)
);

do $$
declare t text;
begin
  foreach t in array array['candidate_keys', 'duplicate_pairs', 'duplicate_scans'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;
