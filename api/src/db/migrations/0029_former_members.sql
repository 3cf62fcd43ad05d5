-- A member who goes is looked for wherever his name may stand, while the agency is held: by indexes, or everyone waits.
create index application_moves_by on application_moves (agency_id, moved_by) where moved_by is not null;
create index deletion_warnings_by on deletion_warnings (agency_id, stopped_by) where stopped_by is not null;
create index duplicate_pairs_by on duplicate_pairs (agency_id, dismissed_by) where dismissed_by is not null;
create index candidate_deletions_by on candidate_deletions (agency_id, deleted_by) where deleted_by is not null;
