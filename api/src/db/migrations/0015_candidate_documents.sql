-- Documents of a candidate. A file belongs to one document; the file's own row says who uploaded it, and cannot go before
-- the document does: whoever sweeps files that nobody uses finds these in use.
create table candidate_documents (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  candidate_id uuid not null,
  file_id uuid not null,
  title text not null,
  description text not null default '',
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, file_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create index candidate_documents_candidate on candidate_documents (agency_id, candidate_id, created_at);

alter table candidate_documents enable row level security;
alter table candidate_documents force row level security;
create policy tenant on candidate_documents using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on candidate_documents to cantera_app;
