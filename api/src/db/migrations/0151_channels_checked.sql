-- no-transaction
alter table applications validate constraint applications_channel_check;
