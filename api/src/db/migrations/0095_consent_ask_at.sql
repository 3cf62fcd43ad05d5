-- When the mail of a request leaves that is one of many; null for a mail that leaves at once.
alter table consent_requests add column ask_at timestamptz;
