-- The place of a reason in the list, and since when it is no longer offered. Without a place it stands behind those that have one,
-- by its age: so the version before goes on adding reasons.
alter table rejection_reasons
  add column ordinal integer,
  add column retired_at timestamptz;
