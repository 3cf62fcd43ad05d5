-- Of a hunt that found nobody: people who fitted, but were in a process, were in the position before or were discarded for it.
alter table hunts add column left_out integer not null default 0;
