-- The end of what 0041 began: nothing reads the list any more.
alter table triggers drop column workflow_ids;
