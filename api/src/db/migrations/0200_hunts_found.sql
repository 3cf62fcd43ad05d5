-- no-transaction
call app.fill_hunts_found();
alter table hunts validate constraint hunts_stopped_ready_check;
