-- no-transaction
-- The checks of 0113 and 0116 for the rows of before, while everybody reads and writes.
alter table application_scores validate constraint application_scores_stale_check;
alter table consents validate constraint consents_purpose_check;
