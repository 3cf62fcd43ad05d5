-- Members are told of a hunt that is ready.
lock table notifications, notification_settings in access exclusive mode;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE', 'DISCARDS', 'HUNT_READY')) not valid;
alter table notification_settings drop constraint notification_settings_kind_check;
alter table notification_settings add constraint notification_settings_kind_check
  check (kind in ('APPLICATION', 'MENTION', 'CONSENT_ANSWERED', 'MESSAGE_FAILED', 'DELETION_DUE', 'DISCARDS', 'HUNT_READY')) not valid;
