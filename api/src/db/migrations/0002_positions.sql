-- The values of the wire (CONST-83 to 85), so that a row can never hold what no screen can show.
alter table positions add constraint positions_recruiting_type_check check (recruiting_type in ('STANDARD', 'ETT', 'INTERIM', 'RPO', 'OUTSOURCING', 'OUTPLACEMENT'));
alter table positions add constraint positions_work_mode_check check (work_mode in ('HYBRID', 'REMOTE', 'ON-SITE'));
alter table positions add constraint positions_contract_type_check check (contract_type in ('FOR_WORK_AND_SERVICE', 'FREELANCE', 'FIXED_DISCONTINUOUS', 'PRODUCTION_CIRCUMSTANCES', 'FULLTIME', 'INTERN', 'REPLACEMENT', 'TEMPORARY'));

-- The other orders of the list.
create index positions_created on positions (agency_id, hidden, created_at, id) where status <> 'DELETED';
create index positions_priority on positions (agency_id, hidden, priority_rank, id) where status <> 'DELETED';

-- Undo finds what a move set going by the move.
create index domain_events_move on domain_events (agency_id, move_id) where move_id is not null;
create index workflow_runs_event on workflow_runs (agency_id, event_id);
