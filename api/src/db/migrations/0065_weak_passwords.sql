-- Whether the password would be refused today. Judged when somebody logs in, since nobody else knows it.
alter table users add column is_password_weak boolean not null default false;
