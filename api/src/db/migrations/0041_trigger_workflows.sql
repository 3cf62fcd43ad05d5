-- Which workflows a trigger runs, and in which order. A list of ids could name what does not exist.
create table trigger_workflows (
  agency_id uuid not null,
  trigger_id uuid not null,
  workflow_id uuid not null,
  ordinal smallint not null,
  primary key (agency_id, trigger_id, workflow_id),
  foreign key (agency_id, trigger_id) references triggers (agency_id, id) on delete cascade,
  foreign key (agency_id, workflow_id) references workflows (agency_id, id) on delete cascade
);
create index trigger_workflows_workflow on trigger_workflows (agency_id, workflow_id);

-- Row-level security is forced on the owner too, and nobody has named an agency here.
alter table triggers no force row level security;
alter table workflows no force row level security;
insert into trigger_workflows (agency_id, trigger_id, workflow_id, ordinal)
  select t.agency_id, t.id, named.id, min(named.place)
  from triggers t
  cross join lateral unnest(t.workflow_ids) with ordinality named (id, place)
  join workflows w on w.agency_id = t.agency_id and w.id = named.id
  group by t.agency_id, t.id, named.id;
alter table triggers force row level security;
alter table workflows force row level security;

alter table trigger_workflows enable row level security;
alter table trigger_workflows force row level security;
create policy tenant on trigger_workflows using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on trigger_workflows to cantera_app;

-- Nothing writes it any more; a process of the version before can still start.
alter table triggers alter column workflow_ids set default '{}';
