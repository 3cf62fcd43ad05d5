-- What the pages of a CV say to people, what a position asks for, how far applications show it, and what people corrected.
create table cv_pages (
  agency_id uuid not null,
  file_id uuid not null,
  page integer not null check (page > 0),
  -- Whether it is known what people can see.
  checked boolean not null,
  -- The language of the whole CV; null where it is none that is read.
  tongue text check (tongue in ('en', 'es', 'ca')),
  -- In reading order, each with its box in points and the heading it stands under.
  lines jsonb not null,
  -- Words that the file holds and people cannot see.
  hidden text[] not null default '{}',
  primary key (agency_id, file_id, page),
  foreign key (agency_id, file_id) references files (agency_id, id) on delete cascade
);

create table position_criteria (
  agency_id uuid not null,
  position_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('SKILL', 'LANGUAGE', 'YEARS', 'OCCUPATION', 'CREDENTIAL', 'PHRASE', 'SOFT')),
  label text not null,
  -- Of the lexicon; null for words that it does not know.
  concept text,
  terms text[] not null default '{}',
  -- Of a language.
  level text check (level in ('A1-A2', 'B1', 'B2', 'C1', 'C2')),
  years numeric check (years >= 0),
  weight text not null check (weight in ('MUST', 'NICE', 'SOFT', 'OFF')),
  source text not null check (source in ('FIELD', 'TEXT', 'PERSON')),
  primary key (agency_id, position_id, id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade
);

create table application_scores (
  agency_id uuid not null,
  application_id uuid not null,
  status text not null check (status in ('SCORED', 'NO_CV', 'NO_TEXT', 'UNCHECKED', 'NO_CRITERIA', 'LANGUAGE', 'FAILED')),
  lax smallint check (lax between 0 and 100),
  strict smallint check (strict between 0 and 100),
  very_strict smallint check (very_strict between 0 and 100),
  -- Share of the weight about which something was found, from 0 to 1.
  judged_share real not null,
  verdicts jsonb not null,
  engine integer not null,
  input_hash text not null,
  -- The CV that was judged; a score goes with it.
  file_id uuid,
  computed_at timestamptz not null,
  primary key (agency_id, application_id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade,
  foreign key (agency_id, file_id) references files (agency_id, id) on delete cascade
);
create index application_scores_file on application_scores (agency_id, file_id);

create table score_corrections (
  agency_id uuid not null,
  application_id uuid not null,
  criterion_id uuid not null,
  verdict text not null check (verdict in ('MET', 'PARTLY', 'NOT_SHOWN', 'CONTRADICTED')),
  -- Null once that member is deleted.
  corrected_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, application_id, criterion_id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade,
  foreign key (agency_id, corrected_by) references users (agency_id, id) on delete set null (corrected_by)
);
create index score_corrections_corrected_by on score_corrections (agency_id, corrected_by);

do $$
declare t text;
begin
  foreach t in array array['cv_pages', 'position_criteria', 'application_scores', 'score_corrections'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;
