-- A hunt stops when its position is not open any more before it is ready; and it keeps how many people it found, who may all be gone later.
lock table hunts in access exclusive mode;
alter table hunts
  -- What the position had become; null of a hunt that was not stopped.
  add column stopped text,
  add column found smallint not null default 0,
  add constraint hunts_stopped_check
    check (stopped is null or (status = 'READY' and stopped in ('ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON', 'DELETED'))) not valid;
-- Of hunts from before, those who are still there: of the others nothing is known.
select app.in_each_agency($$
  update hunts h set found =
    (select count(*) from hunt_people p where p.agency_id = h.agency_id and p.hunt_id = h.id)
    + (select count(*) from hunt_strangers s join hunt_files f on f.agency_id = s.agency_id and f.id = s.file_id
       where f.agency_id = h.agency_id and f.hunt_id = h.id and s.ordinal is not null)
  where h.status = 'READY'
$$);
