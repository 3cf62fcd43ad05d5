-- The restricted role that the server works as is created by the migration runner before this file.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

create schema if not exists app;

-- Text without case and accents, for search. Immutable because the dictionary is named.
create function app.fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create function app.current_agency() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.agency_id', true), '')::uuid;

-- Tenants ---------------------------------------------------------------------------------------------------------
create table agencies (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  web_url text,
  linkedin_url text,
  logo_url text,
  primary_color text not null default '#3c00ff',
  max_candidates integer not null default 1000000,
  max_members integer not null default 100,
  privacy_policy text not null default '',
  privacy_policy_information text not null default '',
  expiration_gdpr_days integer not null default 365,
  deletion_period_rejected_gdpr_days integer,
  candidate_count integer not null default 0,
  created_at timestamptz not null
);
alter table agencies enable row level security;
alter table agencies force row level security;
create policy tenant on agencies using (id = (select app.current_agency())) with check (id = (select app.current_agency()));

create table career_sites (
  agency_id uuid not null references agencies (id) on delete cascade,
  configuration jsonb not null default '{}',
  enabled boolean not null default true,
  updated_at timestamptz not null,
  primary key (agency_id)
);

create table users (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null default '',
  role text not null check (role in ('AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER')),
  image_url text,
  lang text check (lang in ('ca', 'es', 'en')),
  created_at timestamptz not null,
  primary key (agency_id, id)
);
-- One account per address in the whole installation: the address names the agency at login.
create unique index users_email on users (lower(email));

create table sessions (
  agency_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);
create index sessions_user on sessions (agency_id, user_id);

create table user_tokens (
  agency_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('RESET', 'INVITATION')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);

-- Without an agency: known before any agency is.
create table setup_tokens (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table login_attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz,
  updated_at timestamptz not null
);
create table cities (
  id integer primary key,
  name text not null,
  folded text not null,
  region text not null default '',
  country_code char(2) not null,
  population integer not null
);
create index cities_prefix on cities (folded text_pattern_ops, population desc);

-- Files -----------------------------------------------------------------------------------------------------------
create table files (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  access text not null check (access in ('public', 'private')),
  storage_key text not null,
  content_type text not null,
  bytes integer not null,
  name text not null,
  sha256 bytea not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (agency_id, id)
);

-- Clients ---------------------------------------------------------------------------------------------------------
create table clients (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  legal_name text,
  description text,
  company_size text not null default '1_TO_10',
  industry_id text,
  logo_image_url text,
  web_url text,
  linkedin_url text,
  benefits text[] not null default '{}',
  owner_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, owner_id) references users (agency_id, id) on delete set null (owner_id),
  foreign key (agency_id, created_by) references users (agency_id, id) on delete set null (created_by)
);
create index clients_name on clients (agency_id, name_folded, id);
create index clients_created on clients (agency_id, created_at, id);
create index clients_search on clients using gin (agency_id, name_folded gin_trgm_ops);

create table client_locations (
  agency_id uuid not null,
  client_id uuid not null,
  city_id integer not null references cities (id),
  ordinal smallint not null,
  primary key (agency_id, client_id, city_id),
  foreign key (agency_id, client_id) references clients (agency_id, id) on delete cascade
);
create table client_contacts (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  email text not null,
  position text,
  phone text,
  linkedin_url text,
  ordinal smallint not null,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id) on delete cascade
);
create index client_contacts_client on client_contacts (agency_id, client_id);
create table client_values (
  agency_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  description text not null default '',
  ordinal smallint not null,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id) on delete cascade
);
create index client_values_client on client_values (agency_id, client_id);

-- Skills ----------------------------------------------------------------------------------------------------------
create table skills (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  name_folded text not null generated always as (app.fold(name)) stored,
  type text not null check (type in ('HARD_SKILL', 'SOFT_SKILL')),
  primary key (agency_id, id),
  unique (agency_id, type, name_folded)
);
create index skills_search on skills using gin (agency_id, name_folded gin_trgm_ops);

-- Workflows -------------------------------------------------------------------------------------------------------
create table workflows (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  actions jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (agency_id, id)
);
create table channels (
  agency_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('WHATSAPP', 'LINKEDIN', 'EMAIL')),
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, user_id, type),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);

-- Positions -------------------------------------------------------------------------------------------------------
create table positions (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  title text not null,
  title_folded text not null generated always as (app.fold(title)) stored,
  status text not null check (status in ('OPEN', 'DRAFT', 'ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON', 'DELETED')),
  client_id uuid,
  agency_priority text not null default 'NONE' check (agency_priority in ('NONE', 'LOW', 'MEDIUM', 'HIGH')),
  priority_rank smallint not null generated always as (case agency_priority when 'HIGH' then 3 when 'MEDIUM' then 2 when 'LOW' then 1 else 0 end) stored,
  recruiting_type text,
  work_mode text,
  contract_type text,
  salary_from numeric(14, 2),
  salary_to numeric(14, 2),
  salary_currency text,
  salary_range text check (salary_range in ('annual', 'monthly')),
  show_salary boolean not null default false,
  years_from smallint,
  years_to smallint,
  estimated_closing_date date,
  exclusivity_limit_date date,
  exclusivity_notify_at date,
  warranty_months smallint,
  hiring_number integer not null default 1,
  commission_rate numeric(6, 2),
  fixed_fee numeric(14, 2),
  retain_fee numeric(14, 2),
  fee_currency text not null default 'EUR',
  languages jsonb not null default '[]',
  benefits text[] not null default '{}',
  job_description text not null default '',
  jd_notes text,
  summary text,
  job_portal_enabled boolean not null default false,
  multi_posting_enabled boolean not null default false,
  hidden boolean not null default false,
  welcome_workflow_id uuid,
  discard_workflow_id uuid,
  kq_discard_workflow_id uuid,
  first_opened_at timestamptz,
  hiring_date timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, welcome_workflow_id) references workflows (agency_id, id),
  foreign key (agency_id, discard_workflow_id) references workflows (agency_id, id),
  foreign key (agency_id, kq_discard_workflow_id) references workflows (agency_id, id),
  foreign key (agency_id, created_by) references users (agency_id, id) on delete set null (created_by)
);
create index positions_updated on positions (agency_id, hidden, updated_at desc, id) where status <> 'DELETED';
create index positions_title on positions (agency_id, hidden, title_folded, id) where status <> 'DELETED';
create index positions_client on positions (agency_id, client_id, status);
create index positions_status on positions (agency_id, status, updated_at desc);
create index positions_search on positions using gin (agency_id, title_folded gin_trgm_ops);
create index positions_portal on positions (agency_id, first_opened_at desc, id) where status = 'OPEN' and job_portal_enabled;

create table position_members (
  agency_id uuid not null,
  position_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('RECRUITER', 'HIRING_MANAGER')),
  ordinal smallint not null,
  primary key (agency_id, position_id, role, user_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);
create index position_members_user on position_members (agency_id, user_id, role, position_id);
create table position_locations (
  agency_id uuid not null,
  position_id uuid not null,
  city_id integer not null references cities (id),
  ordinal smallint not null,
  primary key (agency_id, position_id, city_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade
);
create table position_skills (
  agency_id uuid not null,
  position_id uuid not null,
  skill_id uuid not null,
  ordinal smallint not null,
  primary key (agency_id, position_id, skill_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, skill_id) references skills (agency_id, id) on delete cascade
);
create table killer_questions (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  question text not null,
  type text not null check (type in ('NUMBER', 'YES_NO', 'TEXT', 'NUMBER_RANGE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE')),
  required boolean not null default false,
  details jsonb not null default '{}',
  reject_conditions jsonb not null default '{}',
  ordinal smallint not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade
);
create index killer_questions_position on killer_questions (agency_id, position_id, ordinal);

create table steps (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  name text not null,
  ordinal smallint not null,
  type text not null check (type in ('INBOX', 'STEP', 'HIRED', 'DISCARDED')),
  category text not null default 'INTERNAL' check (category in ('INTERNAL', 'EXTERNAL')),
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, position_id, id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade
);
create index steps_position on steps (agency_id, position_id, ordinal);
create unique index steps_fixed on steps (agency_id, position_id, type) where type <> 'STEP';

-- Candidates ------------------------------------------------------------------------------------------------------
create table candidates (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  first_name text not null,
  last_name text not null default '',
  job_title text,
  -- The employer of the newest experience; written with the experiences because lists and search need it.
  company_name text,
  email text,
  email_key text generated always as (lower(email)) stored,
  phone_number text,
  linkedin text,
  -- The profile's own part of the address, without scheme, host and case.
  linkedin_key text,
  summary text,
  profile_image_url text,
  city_id integer references cities (id),
  -- What the CV says, when no city of ours was recognised.
  location_text text,
  salary_amount numeric(14, 2),
  salary_currency text not null default 'EUR',
  expected_salary_from numeric(14, 2),
  expected_salary_to numeric(14, 2),
  expected_salary_currency text not null default 'EUR',
  job_search_status text not null default 'UNKNOWN' check (job_search_status in ('UNKNOWN', 'ACTIVE', 'PASSIVE', 'CLOSED')),
  job_search_status_at timestamptz,
  gdpr_status text not null default 'NOT_SENT' check (gdpr_status in ('NOT_SENT', 'PENDING', 'ACCEPTED', 'REJECTED')),
  gdpr_status_at timestamptz,
  cv_file_id uuid,
  cv_status text not null default 'NONE' check (cv_status in ('NONE', 'PENDING', 'READ', 'NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE', 'TIMEOUT')),
  -- Field name → {confidence, page, text}: what was read from the CV and not changed by a person since.
  extracted jsonb not null default '{}',
  possible_duplicate_of uuid,
  search_folded text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, cv_file_id) references files (agency_id, id),
  foreign key (agency_id, possible_duplicate_of) references candidates (agency_id, id) on delete set null (possible_duplicate_of)
);
create index candidates_created on candidates (agency_id, created_at desc, id desc);
create index candidates_search on candidates using gin (agency_id, search_folded gin_trgm_ops) with (fastupdate = off);
create unique index candidates_email on candidates (agency_id, email_key) where email_key is not null and possible_duplicate_of is null;
create index candidates_linkedin on candidates (agency_id, linkedin_key) where linkedin_key is not null;

create table candidate_experiences (
  agency_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  company_name text not null,
  position text not null,
  city_id integer references cities (id),
  location_text text,
  -- ISO dates that may lack day or month, as people write them.
  start_date text,
  end_date text,
  ordinal smallint not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index candidate_experiences_candidate on candidate_experiences (agency_id, candidate_id, ordinal);
create table candidate_educations (
  agency_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  institution_name text not null,
  degree text not null,
  city_id integer references cities (id),
  location_text text,
  start_date text,
  end_date text,
  ordinal smallint not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index candidate_educations_candidate on candidate_educations (agency_id, candidate_id, ordinal);
create table candidate_languages (
  agency_id uuid not null,
  candidate_id uuid not null,
  code char(2) not null,
  proficiency text not null,
  ordinal smallint not null,
  primary key (agency_id, candidate_id, code),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create table candidate_skills (
  agency_id uuid not null,
  candidate_id uuid not null,
  skill_id uuid not null,
  ordinal smallint not null,
  primary key (agency_id, candidate_id, skill_id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, skill_id) references skills (agency_id, id) on delete cascade
);
create table candidate_suggestions (
  agency_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  field text not null,
  value text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  accepted boolean,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index candidate_suggestions_open on candidate_suggestions (agency_id, candidate_id) where resolved_at is null;
create table consents (
  agency_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  status text not null,
  origin text not null check (origin in ('APPLICATION', 'LINK')),
  locale text not null,
  -- Hash of the policy's text as it stood, so that what was agreed to can be shown.
  policy_sha256 bytea not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index consents_candidate on consents (agency_id, candidate_id, created_at desc);

-- Applications ----------------------------------------------------------------------------------------------------
create table rejection_reasons (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  details jsonb not null default '{}',
  -- Reasons of the system's own, such as KILLER_QUESTION; not listed.
  system_key text,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, system_key)
);
create table applications (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  step_id uuid not null,
  candidate_id uuid not null,
  source text not null check (source in ('INTERNAL_DATABASE', 'INTERNAL', 'INTERNAL_TALENT_POOL')),
  seen_at timestamptz,
  auto_rejected boolean not null default false,
  rejected_at timestamptz,
  rejected_reason_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, position_id, candidate_id),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, position_id, step_id) references steps (agency_id, position_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, rejected_reason_id) references rejection_reasons (agency_id, id)
);
create index applications_board on applications (agency_id, position_id, step_id);
create index applications_candidate on applications (agency_id, candidate_id);

create table application_answers (
  agency_id uuid not null,
  application_id uuid not null,
  question_id uuid not null,
  -- The question as it was asked.
  question jsonb not null,
  answer jsonb,
  correct boolean not null,
  ordinal smallint not null,
  primary key (agency_id, application_id, question_id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);
create table application_moves (
  agency_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  from_step_id uuid not null,
  to_step_id uuid not null,
  from_step_name text not null,
  to_step_name text not null,
  -- As they stood before the move, for undo.
  from_rejected_at timestamptz,
  from_rejected_reason_id uuid,
  rejected_reason_id uuid,
  moved_by uuid,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade,
  foreign key (agency_id, moved_by) references users (agency_id, id) on delete set null (moved_by)
);
create index application_moves_application on application_moves (agency_id, application_id, created_at desc, id desc);

-- What a public form sent, so that the same form sent twice is one submission and shows the same receipt.
create table public_submissions (
  agency_id uuid not null,
  submission_key uuid not null,
  application_id uuid not null,
  receipt jsonb not null,
  created_at timestamptz not null,
  primary key (agency_id, submission_key),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);

-- Automations -----------------------------------------------------------------------------------------------------
create table domain_events (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  type text not null,
  position_id uuid not null,
  application_id uuid not null,
  from_step_id uuid,
  to_step_id uuid,
  move_id uuid,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);
create index domain_events_application on domain_events (agency_id, application_id);
create table triggers (
  agency_id uuid not null,
  id uuid not null,
  event_type text not null,
  job_id uuid not null,
  from_step_id uuid not null,
  to_step_id uuid not null,
  workflow_ids uuid[] not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, job_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, from_step_id) references steps (agency_id, id) on delete cascade,
  foreign key (agency_id, to_step_id) references steps (agency_id, id) on delete cascade
);
create index triggers_match on triggers (agency_id, job_id, from_step_id, to_step_id);
create table workflow_runs (
  agency_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  event_id uuid not null,
  application_id uuid not null,
  reason text not null check (reason in ('TRIGGER', 'WELCOME', 'DISCARD', 'KQ_DISCARD')),
  -- The actions as they stood when the run started.
  actions jsonb not null,
  next_action smallint not null default 0,
  status text not null check (status in ('RUNNING', 'DONE', 'CANCELLED')),
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, event_id, workflow_id, reason),
  foreign key (agency_id, workflow_id) references workflows (agency_id, id),
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade
);
create index workflow_runs_application on workflow_runs (agency_id, application_id);
create table messages (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  -- Null for messages of the system's own, such as the receipt of an application.
  run_id uuid,
  action_index smallint,
  application_id uuid,
  candidate_id uuid,
  channel text not null check (channel in ('WHATSAPP', 'LINKEDIN', 'EMAIL')),
  sender_id uuid,
  sender_name text,
  from_address text,
  to_address text,
  subject text not null,
  body text not null,
  attachments uuid[] not null default '{}',
  status text not null check (status in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN', 'CANCELLED')),
  failure text,
  -- The Message-ID header, the same at every attempt.
  message_id text not null,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, run_id, action_index),
  foreign key (agency_id, run_id) references workflow_runs (agency_id, id) on delete cascade,
  foreign key (agency_id, application_id) references applications (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
create index messages_application on messages (agency_id, application_id, created_at);
create index messages_candidate on messages (agency_id, candidate_id);

-- Live updates ----------------------------------------------------------------------------------------------------
create table live_events (
  agency_id uuid not null references agencies (id) on delete cascade,
  id bigint generated always as identity,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (agency_id, id)
);

-- Isolation -------------------------------------------------------------------------------------------------------
do $$
declare t text;
begin
  for t in
    select c.table_name from information_schema.columns c
    join information_schema.tables x on x.table_schema = c.table_schema and x.table_name = c.table_name and x.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'agency_id'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
  end loop;
end $$;

-- The owner's own functions below look across agencies; without these policies a plain owner would see no row under FORCE.
do $$
declare t text;
begin
  foreach t in array array['agencies', 'users', 'sessions', 'user_tokens'] loop
    execute format('create policy lookup on %I for select to %I using (true)', t, current_user);
  end loop;
end $$;

-- What must be found before the agency is known. Each returns ids only.
create function app.find_login(address text) returns table (agency_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select u.agency_id, u.id from users u where lower(u.email) = lower(address) $$;
create function app.find_session(hash bytea) returns table (agency_id uuid, session_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.agency_id, s.id, s.user_id from sessions s where s.token_hash = hash $$;
create function app.find_user_token(hash bytea) returns table (agency_id uuid, token_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select t.agency_id, t.id, t.user_id from user_tokens t where t.token_hash = hash $$;
create function app.find_agency(address text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select a.id from agencies a where a.slug = lower(address) $$;
create function app.agency_exists() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select 1 from agencies) $$;
create function app.list_agencies() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from agencies $$;

-- Counter of the candidates of an agency, kept in the writing transaction: an exact count of 100,000 costs too much per page.
create function app.count_candidates() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update agencies a set candidate_count = a.candidate_count + n.count
      from (select agency_id, count(*)::int as count from changed group by agency_id) n where a.id = n.agency_id;
  else
    update agencies a set candidate_count = a.candidate_count - n.count
      from (select agency_id, count(*)::int as count from changed group by agency_id) n where a.id = n.agency_id;
  end if;
  return null;
end $$;
create trigger candidates_counted_in after insert on candidates referencing new table as changed for each statement execute function app.count_candidates();
create trigger candidates_counted_out after delete on candidates referencing old table as changed for each statement execute function app.count_candidates();

-- A job is enqueued in the transaction of the write that causes it; the queue's tables belong to the owner.
create function app.enqueue(task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue_name text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select graphile_worker.add_job(task, payload, queue_name, run_at, max_attempts, job_key, null, null, 'replace') $$;
create function app.cancel_job(job_key text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select graphile_worker.remove_job(job_key) $$;

grant usage on schema public, app to cantera_app;
grant select, insert, update, delete on all tables in schema public to cantera_app;
grant usage on all sequences in schema public to cantera_app;
revoke execute on all functions in schema app from public;
grant execute on all functions in schema app to cantera_app;
revoke all on schema_migrations from cantera_app;
