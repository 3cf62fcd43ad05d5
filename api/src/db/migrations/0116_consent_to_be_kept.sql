-- Two purposes, two consents: an application needs one, being kept for later offers is another, which nobody has to give. REJECTED
-- with the purpose OFFERS: was asked and did not agree. The mail with a link (origin LINK) has always asked for the latter. The text is that of the box or of the mail, hashed as it stood; null for
-- consents of before.
alter table consents
  add column purpose text not null default 'PROCESS',
  add column text_sha256 bytea;
alter table consents add constraint consents_purpose_check check (purpose in ('PROCESS', 'OFFERS')) not valid;
