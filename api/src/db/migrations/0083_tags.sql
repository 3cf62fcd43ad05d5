-- Words that an agency sorts its people by, who put them on whom, and states of lists that a member keeps under a name.
create table tags (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  color text not null check (color in ('GREY', 'TEAL', 'GREEN', 'AMBER', 'RED', 'BLUE', 'PURPLE', 'PINK')),
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, name_folded)
);

create table candidate_tags (
  agency_id uuid not null,
  candidate_id uuid not null,
  tag_id uuid not null,
  -- Null once that member is deleted.
  created_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, candidate_id, tag_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, tag_id) references tags (agency_id, id) on delete cascade,
  foreign key (agency_id, created_by) references users (agency_id, id) on delete set null (created_by)
);
create index candidate_tags_tag on candidate_tags (agency_id, tag_id, candidate_id);
create index candidate_tags_created_by on candidate_tags (agency_id, created_by);

create table saved_views (
  agency_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  list text not null check (list in ('CANDIDATES', 'POSITIONS', 'CLIENTS')),
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  -- What the address of the list says while the view is open.
  query text not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, user_id, list, name_folded),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);

alter table tags enable row level security;
alter table tags force row level security;
create policy tenant on tags using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on tags to cantera_app;
alter table candidate_tags enable row level security;
alter table candidate_tags force row level security;
create policy tenant on candidate_tags using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_tags to cantera_app;
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant on saved_views using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on saved_views to cantera_app;
