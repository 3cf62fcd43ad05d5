-- no-transaction
alter table hunts validate constraint hunts_server_failure_check;
