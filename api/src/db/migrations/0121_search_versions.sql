-- Raised by every refresh of the index: a search that has read before and after one would mix two of its states.
lock table search_state in access exclusive mode;
alter table search_state add column version bigint not null default 0;
