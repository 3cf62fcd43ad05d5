-- Which warnings the admins' mail has told of: the list is also made anew between two mails, when someone answers or the
-- rules change. Those that stand already were told of when they were listed.
alter table deletion_warnings add column told boolean not null default true;
alter table deletion_warnings alter column told set default false;
