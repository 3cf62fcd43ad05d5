-- A language model also reads what is searched for, and the pages of a client.
lock table llm_usage in access exclusive mode;
alter table llm_usage drop constraint llm_usage_task_check;
alter table llm_usage add constraint llm_usage_task_check
  check (task in ('DESCRIPTION', 'QUESTIONS', 'WEIGHING', 'SEARCH', 'PAGE')) not valid;
