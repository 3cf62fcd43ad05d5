-- A candidate is asked for his consent by a link in a mail. The token is never stored, only its hash; it can be made again
-- from the id and the installation's secret, so that a mail that is sent at a second attempt holds the same link.
create table consent_requests (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  candidate_id uuid not null,
  token_hash bytea not null unique,
  locale text not null check (locale in ('ca', 'es', 'en')),
  -- Null when the system asked.
  requested_by uuid,
  -- What became of the mail.
  delivery text not null default 'WAITING' check (delivery in ('WAITING', 'SENT', 'FAILED', 'UNCERTAIN')),
  answer text check (answer in ('ACCEPTED', 'REJECTED')),
  answered_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade
);
-- The newest request of a candidate is the one that counts.
create index consent_requests_candidate on consent_requests (agency_id, candidate_id, created_at desc, id desc);

alter table consent_requests enable row level security;
alter table consent_requests force row level security;
create policy tenant on consent_requests using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on consent_requests to cantera_app;

-- Whoever follows the link names no agency. Found by the owner, as in 0001; gives ids only.
do $$
begin
  execute format('create policy lookup on consent_requests for select to %I using (true)', current_user);
end $$;
create function app.find_consent_request(hash bytea) returns table (agency_id uuid, request_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select r.agency_id, r.id from consent_requests r where r.token_hash = hash $$;
revoke execute on function app.find_consent_request from public;
grant execute on function app.find_consent_request to cantera_app;
