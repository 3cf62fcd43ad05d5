-- Two people who change one agency, or one member, at once: the second is told.
alter table agencies add column version integer not null default 1;
alter table users add column version integer not null default 1;
-- When the last invitation was asked for. Whoever has no password yet has not accepted it.
alter table users add column invited_at timestamptz;
create index user_tokens_user on user_tokens (agency_id, user_id);
