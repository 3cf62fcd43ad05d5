-- Two people may edit one position: each change of what is typed into forms makes the next version, and a save that names
-- an older one is refused.
alter table positions add column version integer not null default 1;
