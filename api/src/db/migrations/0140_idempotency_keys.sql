-- What a call made, by the key that its sender gave, so that the same call again makes nothing more. No words of the call
-- or of its answer are kept: the answer is read again from what was made.
lock table users in share row exclusive mode;

create table idempotency_keys (
  agency_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  -- The name of the call in its contract.
  endpoint text not null,
  -- Of what was asked, so that a key cannot stand for two.
  body_sha256 bytea not null,
  -- What the call made: of whatever kind, and perhaps gone since.
  made_id uuid not null,
  created_at timestamptz not null,
  primary key (agency_id, user_id, key),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);
create index idempotency_keys_made on idempotency_keys (agency_id, made_id);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant on idempotency_keys using (agency_id = (select app.current_agency()))
  with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on idempotency_keys to cantera_app;

-- Calls of the last day are the same under the new version.
select app.in_each_agency($$
  insert into idempotency_keys (agency_id, user_id, key, endpoint, body_sha256, made_id, created_at)
  select agency_id, user_id, key, 'createCandidate', body_sha256, candidate_id, created_at from creation_keys
$$);
