-- A language model is also asked about blocks of CVs. No row can break the check, which is wider than the one before; the table has
-- one row an agency, day and task.
lock table llm_usage in access exclusive mode;
alter table llm_usage drop constraint llm_usage_task_check;
alter table llm_usage add constraint llm_usage_task_check
  check (task in ('DESCRIPTION', 'QUESTIONS', 'WEIGHING', 'SEARCH', 'PAGE', 'HUNT', 'BRIEF', 'CV'));
