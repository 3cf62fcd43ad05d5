-- no-transaction
alter table hunts validate constraint hunts_stopped_check;
