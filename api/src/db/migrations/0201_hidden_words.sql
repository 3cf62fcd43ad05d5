-- Of a CV that was made from a text document: what that document says and people cannot see in it, by the page of the CV. None of
-- it stands in the CV itself.
alter table files add column hidden_words jsonb not null default '[]';
