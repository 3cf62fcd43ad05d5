-- Two people may edit one client: each change makes the next version, and a save that names an older one is refused.
alter table clients add column version integer not null default 1;
alter table client_contacts add column version integer not null default 1;
alter table client_values add column version integer not null default 1;
