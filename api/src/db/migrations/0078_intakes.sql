-- CVs that are taken in together. What nobody decided by `expires_at` is deleted.
create table intakes (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  -- Whoever is created is added to it.
  position_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the user was told that it is to be deleted.
  warned_at timestamptz,
  -- When open screens were told of a change.
  told_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade,
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete set null (position_id)
);
create index intakes_user on intakes (agency_id, user_id, id desc);
create index intakes_position on intakes (agency_id, position_id) where position_id is not null;
create index intakes_expiry on intakes (agency_id, expires_at);

-- One CV of an intake. Once it is decided, nothing of its person stays here but the file's hash and whom it became; a skipped one
-- keeps its file and who it is until the intake ends, so that it can be taken back, and found when that person is erased.
create table intake_items (
  agency_id uuid not null,
  id uuid not null,
  intake_id uuid not null,
  sha256 bytea not null,
  file_id uuid,
  cv_status text not null default 'PENDING'
    check (cv_status in ('PENDING', 'READ', 'NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE', 'TIMEOUT')),
  -- Set while it waits for the reader's answer.
  reading_since timestamptz,
  -- All that was read, and of that who it is.
  reading jsonb,
  person jsonb,
  -- Whether what was read needs no second look: a whole name, a way to reach the person, every field sure.
  is_sure boolean not null default false,
  decision text check (decision in ('CREATED', 'ATTACHED', 'SKIPPED')),
  decided_at timestamptz,
  decided_by uuid,
  candidate_id uuid,
  -- The candidate's version when the item made them: a later one was changed by somebody.
  candidate_version integer,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, intake_id, sha256),
  check (decision is null or (reading is null and (decision = 'SKIPPED' or (file_id is null and person is null)))),
  foreign key (agency_id, intake_id) references intakes (agency_id, id) on delete cascade,
  foreign key (agency_id, file_id) references files (agency_id, id),
  foreign key (agency_id, decided_by) references users (agency_id, id) on delete set null (decided_by),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete set null (candidate_id)
);
create index intake_items_file on intake_items (agency_id, file_id) where file_id is not null;
-- Whose person may be one who is being erased.
create index intake_items_person on intake_items (agency_id) where person is not null;
create index intake_items_decided_by on intake_items (agency_id, decided_by) where decided_by is not null;
create index intake_items_candidate on intake_items (agency_id, candidate_id) where candidate_id is not null;

-- Whom the person of an undecided CV may be: a candidate, or the person of another CV of the intake.
create table intake_duplicates (
  agency_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  candidate_id uuid,
  other_item_id uuid,
  probability real not null,
  reasons text[] not null,
  -- The same email or LinkedIn address.
  is_same boolean not null,
  primary key (agency_id, id),
  unique (agency_id, item_id, candidate_id),
  unique (agency_id, item_id, other_item_id),
  check ((candidate_id is null) <> (other_item_id is null)),
  foreign key (agency_id, item_id) references intake_items (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, other_item_id) references intake_items (agency_id, id) on delete cascade
);
create index intake_duplicates_candidate on intake_duplicates (agency_id, candidate_id) where candidate_id is not null;
create index intake_duplicates_other on intake_duplicates (agency_id, other_item_id) where other_item_id is not null;

do $$
declare t text;
begin
  foreach t in array array['intakes', 'intake_items', 'intake_duplicates'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
  execute 'create or replace view file_references with (security_invoker = true) as '
    || rtrim(pg_get_viewdef('file_references'::regclass), '; ')
    || ' union all select agency_id, file_id, ''private'' from intake_items where file_id is not null';
end $$;
