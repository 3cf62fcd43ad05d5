-- The mail account behind someone's EMAIL channel. A channel without one goes through the installation's own mail server.
create table mail_accounts (
  agency_id uuid not null,
  channel_id uuid not null,
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('TLS', 'STARTTLS', 'NONE')),
  username text not null,
  -- Encrypted with a key of the installation; empty when the server asks for no login.
  sealed_password text not null,
  from_name text not null,
  from_address text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, channel_id),
  foreign key (agency_id, channel_id) references channels (agency_id, id) on delete cascade
);

create table message_templates (
  agency_id uuid not null references agencies (id) on delete cascade,
  id uuid not null,
  name text not null,
  subject text not null,
  -- Sanitised HTML with variables.
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (agency_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['mail_accounts', 'message_templates'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end $$;

-- A cancelled trigger stays with its reason, but starts nothing.
alter table triggers add column cancelled_at timestamptz;
alter table triggers add column cancelled_reason text check (cancelled_reason in ('CHANNEL_REMOVED'));
create index messages_sender on messages (agency_id, sender_id) where status = 'WAITING';
