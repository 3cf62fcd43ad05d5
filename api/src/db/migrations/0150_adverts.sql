-- Positions on external job portals: how an agency is connected to each portal, and where each advert stands.
lock table agencies, positions, applications in share row exclusive mode;

create table portal_settings (
  agency_id uuid not null references agencies (id) on delete cascade,
  -- Of the preset portals in the code.
  portal integer not null,
  kind text not null default 'FEED' check (kind in ('FEED', 'HTTP')),
  -- What LinkedIn asks of every advert.
  company_id text,
  poster_email text,
  -- Of the HTTP posting API.
  address text,
  can_find boolean not null default false,
  -- Encrypted with a key of the installation; empty while there is none.
  sealed_key text not null default '',
  -- When somebody else last read the feed.
  read_at timestamptz,
  version integer not null default 0,
  primary key (agency_id, portal)
);

create table adverts (
  agency_id uuid not null,
  id uuid not null,
  position_id uuid not null,
  portal integer not null,
  -- The connection that it was published by.
  connection text not null check (connection in ('FEED', 'HTTP')),
  -- SENDING is committed before every call that may make an advert; UNCERTAIN: nobody knows whether one was made.
  state text not null check (state in
    ('UNPUBLISHED', 'PUBLISHING', 'SENDING', 'PUBLISHED', 'UNPUBLISHING', 'FAILED', 'UNCERTAIN')),
  -- How often it was published anew; part of the reference.
  generation integer not null,
  -- `{position}-{generation}`: what the portal knows the advert by.
  reference text not null,
  -- The same for every try of one sending.
  attempt_key uuid not null,
  -- What an HTTP posting API calls the advert.
  external_id text,
  reason text check (reason in ('RULES', 'PAGE', 'REFUSED', 'UNREACHABLE', 'UNCERTAIN', 'TIMED_OUT', 'NOT_SET_UP')),
  -- Of the state as it is told.
  since timestamptz not null,
  -- When the last call that may have made an advert began; null when none did.
  sent_at timestamptz,
  -- Tries of what is under way.
  tries integer not null default 0,
  created_at timestamptz not null,
  primary key (agency_id, id),
  unique (agency_id, position_id, portal),
  foreign key (agency_id, position_id) references positions (agency_id, id) on delete cascade
);
create index adverts_out on adverts (agency_id, portal, position_id) where state in ('PUBLISHING', 'PUBLISHED');

-- Where the link was found that somebody applied by: a portal's id or a word of the link itself.
alter table applications add column channel text;
alter table applications add constraint applications_channel_check check (channel ~ '^[a-z0-9-]{1,32}$') not valid;

do $$
declare t text;
begin
  foreach t in array array['portal_settings', 'adverts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (agency_id = (select app.current_agency())) with check (agency_id = (select app.current_agency()))', t);
    execute format('grant select, insert, update, delete on %I to cantera_app', t);
  end loop;
end
$$;
