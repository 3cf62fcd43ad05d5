-- Two candidates made one, with all that is needed to take it back: what both were, what went over, what was set aside.
create table candidate_merges (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  -- Who keeps this record: the survivor, or whoever he was merged into since. Erasing him erases it.
  holder_id uuid not null,
  survivor_id uuid not null,
  -- Not a reference: while the merge stands, there is no such candidate.
  other_id uuid not null,
  merged_by uuid,
  merged_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  -- Null once it is undone.
  record jsonb,
  -- Files that the record alone may still name.
  file_ids uuid[] not null default '{}',
  primary key (agency_id, id),
  foreign key (agency_id, holder_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, merged_by) references users (agency_id, id) on delete set null (merged_by),
  foreign key (agency_id, undone_by) references users (agency_id, id) on delete set null (undone_by)
);
create index candidate_merges_holder on candidate_merges (agency_id, holder_id, id desc);
create index candidate_merges_other on candidate_merges (agency_id, other_id);

alter table candidate_merges enable row level security;
alter table candidate_merges force row level security;
create policy tenant on candidate_merges using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_merges to cantera_app;

-- One more place that files are named from.
do $$
begin
  execute 'create or replace view file_references with (security_invoker = true) as '
    || rtrim(pg_get_viewdef('file_references'::regclass), '; ')
    || ' union all select agency_id, unnest(file_ids) from candidate_merges';
end $$;
