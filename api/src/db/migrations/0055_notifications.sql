-- What a member is told of: written in the transaction of what it tells of, to each of whom it concerns.
create table notifications (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE')),
  -- The application, comment, consent request or message; of deletions a day of its own. The same thing tells somebody once.
  subject_id uuid not null,
  position_id uuid,
  candidate_id uuid,
  -- Whose doing it is; null for the candidate's own or nobody's.
  actor_id uuid,
  -- What else the words need: an answer, how many.
  details jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, user_id, kind, subject_id),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade,
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade,
  foreign key (agency_id, candidate_id) references candidates (agency_id, id) on delete cascade,
  foreign key (agency_id, actor_id) references users (agency_id, id) on delete set null (actor_id)
);
-- Ids rise with time.
create index notifications_newest on notifications (agency_id, user_id, id desc);
create index notifications_unread on notifications (agency_id, user_id) where read_at is null;
create index notifications_position on notifications (agency_id, position_id);
create index notifications_candidate on notifications (agency_id, candidate_id);
create index notifications_actor on notifications (agency_id, actor_id);

-- Kinds that somebody switched off; without a row a kind is on.
create table notification_settings (
  agency_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE')),
  primary key (agency_id, user_id, kind),
  foreign key (agency_id, user_id) references users (agency_id, id) on delete cascade
);

alter table notifications enable row level security;
alter table notifications force row level security;
create policy tenant on notifications using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on notifications to cantera_app;
alter table notification_settings enable row level security;
alter table notification_settings force row level security;
create policy tenant on notification_settings using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()));
grant select, insert, update, delete on notification_settings to cantera_app;
