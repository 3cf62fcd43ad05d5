-- Which change of a workflow one has read, so that two people do not overwrite each other. The version before writes none.
lock table workflows in access exclusive mode;
alter table workflows add column version integer not null default 1;
