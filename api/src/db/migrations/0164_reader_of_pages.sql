-- Which version of the reader of CVs the pages of a CV come from, and why scores are made anew after a newer one.
lock table cv_pages, application_scores in access exclusive mode;
alter table cv_pages
  -- 0: before readers had versions.
  add column reader integer not null default 0,
  -- Pages of the whole file, of which the first are read; null where that is not known.
  add column of_pages integer,
  add constraint cv_pages_of_pages_check check (of_pages >= page) not valid;

alter table application_scores drop constraint application_scores_stale_check;
alter table application_scores add constraint application_scores_stale_check
  check (stale in ('CV', 'CRITERIA', 'READER')) not valid;
