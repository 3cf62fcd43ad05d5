-- Who last saved a killer question as it stands, and when. One that a machine wrote is asked only then; one of a person, as all
-- so far are and as the version before writes them, at once. `version` rises with every change.
lock table killer_questions in access exclusive mode;
alter table killer_questions
  add column source text not null default 'PERSON',
  add column reviewed_at timestamptz,
  add column reviewed_by uuid,
  add column version integer not null default 1;
alter table killer_questions add constraint killer_questions_source_check check (source in ('PERSON', 'MACHINE')) not valid;
alter table killer_questions add constraint killer_questions_reviewed_by_fkey foreign key (agency_id, reviewed_by)
  references users (agency_id, id) on delete set null (reviewed_by) not valid;
