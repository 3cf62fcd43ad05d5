-- no-transaction
alter table llm_usage validate constraint llm_usage_task_check;
