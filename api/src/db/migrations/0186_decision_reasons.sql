-- Why somebody confirmed an automatic decision or took it back, in their words. What is said may be about whom it was decided
-- about, so it goes with them and the decision stays.
lock table applications, decisions in share row exclusive mode;

create table decision_reasons (
  agency_id uuid not null,
  -- The row that confirms or reverses.
  decision_id uuid not null,
  application_id uuid not null,
  reason text not null,
  primary key (agency_id, decision_id),
  foreign key (agency_id, decision_id) references decisions (agency_id, id) on delete cascade,
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);
create index decision_reasons_application on decision_reasons (agency_id, application_id);

alter table decision_reasons enable row level security;
alter table decision_reasons force row level security;
create policy tenant on decision_reasons
  using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert on decision_reasons to cantera_app;
