-- A move without a person was the system's own, unless whoever made it has left the agency since.
alter table application_moves add column by_former_member boolean not null default false;
