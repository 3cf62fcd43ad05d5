-- What a language model may be asked for an agency, what that has used, and what it said of evidence.
alter table agencies add column uses_model boolean not null default true;

create table llm_usage (
  agency_id uuid not null references agencies (id) on delete cascade,
  -- Of UTC.
  day date not null,
  task text not null check (task in ('DESCRIPTION', 'QUESTIONS', 'WEIGHING')),
  -- Requests that were sent.
  calls integer not null default 0 check (calls >= 0),
  tokens integer not null default 0 check (tokens >= 0),
  -- Of the times that it was asked, those without an answer that could be used.
  failures integer not null default 0 check (failures >= 0),
  primary key (agency_id, day, task)
);
alter table llm_usage enable row level security;
alter table llm_usage force row level security;
create policy tenant on llm_usage using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on llm_usage to cantera_app;

-- By `input_hash`: the verdict that the model gave on each criterion that it was asked about.
alter table application_scores add column weighings jsonb not null default '{}';
