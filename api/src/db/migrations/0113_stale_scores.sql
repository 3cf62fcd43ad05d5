-- Why the score of an application is made anew; until that is done its numbers are the old ones.
alter table application_scores add column stale text;
-- Rows of before have none; 0119 says so without holding up anybody.
alter table application_scores add constraint application_scores_stale_check
  check (stale in ('CV', 'CRITERIA')) not valid;
