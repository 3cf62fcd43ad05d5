-- no-transaction
alter table file_uses validate constraint file_uses_owner_kind_check;
