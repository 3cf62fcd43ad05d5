-- no-transaction
alter table applications validate constraint applications_discard_state_check;
alter table applications validate constraint applications_provisional_check;
alter table application_moves validate constraint application_moves_from_discard_state_check;
alter table application_scores validate constraint application_scores_cause_check;
alter table notifications validate constraint notifications_kind_check;
alter table notification_settings validate constraint notification_settings_kind_check;
create index concurrently if not exists applications_provisional on applications (agency_id, position_id, discarded_at, id) where discard_state = 'PROVISIONAL';
