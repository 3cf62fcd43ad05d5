-- no-transaction
alter table positions validate constraint positions_department_id_check;
