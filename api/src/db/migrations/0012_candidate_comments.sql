-- Comments on a candidate. The author's name is kept beside his id, so that it still shows when he is no longer a member.
create table candidate_comments (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  candidate_id uuid not null,
  type text not null default 'other' check (type in ('meet', 'call', 'internal', 'note', 'report', 'other')),
  -- Mentions, `@[display]{id}` each.
  text text not null default '',
  -- Sanitised HTML.
  comment text not null,
  author_id uuid,
  author_name text not null,
  -- Who has had a mail about a mention: nobody gets a second one when the comment is edited.
  notified uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, author_id) references users (agency_id, id) on delete set null (author_id)
);
create index candidate_comments_candidate on candidate_comments (agency_id, candidate_id, created_at desc, id desc);
create index candidate_comments_author on candidate_comments (agency_id, author_id);

alter table candidate_comments enable row level security;
alter table candidate_comments force row level security;
create policy tenant on candidate_comments using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_comments to cantera_app;
