-- no-transaction
alter table notifications validate constraint notifications_kind_check;
alter table notification_settings validate constraint notification_settings_kind_check;
