-- no-transaction
call app.fill_application_facts();
alter table application_moves validate constraint application_moves_to_kind_check;
analyze application_facts;
