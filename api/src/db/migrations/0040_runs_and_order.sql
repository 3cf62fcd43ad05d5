-- One event runs one workflow once, whatever names it. Of runs that stand twice the first one stays; what the other has sent
-- stays on record without it, what it still holds back does not go out a second time.
-- Row-level security is forced on the owner too, and nobody has named an agency here.
alter table workflow_runs no force row level security;
alter table messages no force row level security;
create temporary table doubled_runs on commit drop as
  select agency_id, id from (
    select agency_id, id, row_number() over (partition by agency_id, event_id, workflow_id order by created_at, id) as place
    from workflow_runs
  ) ranked where place > 1;
update messages m set run_id = null,
    status = case when m.status = 'WAITING' then 'CANCELLED' else m.status end
  from doubled_runs d where m.agency_id = d.agency_id and m.run_id = d.id;
delete from workflow_runs r using doubled_runs d where r.agency_id = d.agency_id and r.id = d.id;
alter table workflow_runs force row level security;
alter table messages force row level security;

alter table workflow_runs drop constraint workflow_runs_agency_id_event_id_workflow_id_reason_key;
alter table workflow_runs add constraint workflow_runs_once unique (agency_id, event_id, workflow_id);

alter table workflow_runs
  -- What started it; a trigger may be deleted while its runs go on, so this is a note, not a reference.
  add column trigger_id uuid,
  -- The message that must be settled before the next action; it names this run, so this is no reference either.
  add column waits_for_message uuid,
  add column cancelled_reason text
    check (cancelled_reason in ('UNDONE', 'OVERTAKEN', 'CHANNEL_REMOVED', 'WORKFLOW_DELETED', 'STOPPED')),
  -- The move to the discarded step that ended it.
  add column overtaken_by uuid;
create index workflow_runs_overtaken on workflow_runs (agency_id, overtaken_by) where overtaken_by is not null;
