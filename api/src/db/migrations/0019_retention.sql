-- Who is about to be deleted because he refused consent or was rejected long enough ago, and why; a week in which someone
-- can stop it. Derived from candidates and applications every day; what people decided (stopped) is all that is new here.
create table deletion_warnings (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  candidate_id uuid not null,
  reason text not null check (reason in ('CONSENT_REFUSED', 'APPLICATION_REJECTED')),
  -- When consent was refused or the last application was rejected.
  since timestamptz not null,
  -- Null while automatic deletion is off: listed only.
  due_at timestamptz,
  stopped_at timestamptz,
  stopped_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, candidate_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, stopped_by) references users (agency_id, id) on delete set null (stopped_by)
);
create index deletion_warnings_list on deletion_warnings (agency_id, due_at, id) where stopped_at is null;

-- That someone was deleted, when and why, without a word of who he was.
create table candidate_deletions (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  reason text not null check (reason in ('BY_HAND', 'CONSENT_REFUSED', 'APPLICATION_REJECTED')),
  -- Null when the system did it.
  deleted_by uuid,
  deleted_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, deleted_by) references users (agency_id, id) on delete set null (deleted_by)
);
create index candidate_deletions_list on candidate_deletions (agency_id, deleted_at desc, id desc);

do $$
declare t text;
begin
  foreach t in array array['deletion_warnings', 'candidate_deletions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;

create index candidates_consent on candidates (agency_id, gdpr_status, gdpr_status_at) where gdpr_status in ('ACCEPTED', 'REJECTED');
create index applications_rejected on applications (agency_id, rejected_at, candidate_id) where rejected_at is not null;
