-- The logo before the present one is kept for a day, so that a change of it can be undone: a use of its file, and until when.
alter table career_sites add column kept_logo_until timestamptz;
-- The version before goes on: it leaves every file that this table names.
alter table file_uses drop constraint file_uses_owner_kind_check;
alter table file_uses add constraint file_uses_owner_kind_check
  check (owner_kind in ('career_site', 'workflow', 'workflow_run', 'message', 'merge', 'kept_logo')) not valid;
