-- A hunt stops when its position is not open any more before it is ready; and it keeps how many people it found, who may all be gone later.
lock table hunts in access exclusive mode;
alter table hunts
  -- What the position had become; null of a hunt that was not stopped.
  add column stopped text,
  add column found smallint not null default 0,
  add constraint hunts_stopped_check
    check (stopped in ('ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON', 'DELETED')) not valid,
  add constraint hunts_stopped_ready_check check (stopped is null or status = 'READY') not valid;

-- Of hunts from before counts those who are still there: of the others nothing is known. A hundred a transaction; can be stopped and called again.
create procedure app.fill_hunts_found() language plpgsql as $fn$
declare
  agency uuid;
  ids uuid[];
  last uuid;
begin
  foreach agency in array array(select app.list_agencies()) loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      perform set_config('app.agency_id', agency::text, true);
      select array_agg(held.id order by held.id) into ids from (
        select h.id from hunts h
        where h.agency_id = agency and h.id > last and h.status = 'READY' and h.found = 0
        order by h.id limit 100 for no key update of h) held;
      exit when ids is null;
      update hunts h set found = counted.people from (
        select one.id, (select count(*) from hunt_people p where p.agency_id = agency and p.hunt_id = one.id)
          + (select count(*) from hunt_strangers s join hunt_files f on f.agency_id = s.agency_id and f.id = s.file_id
             where f.agency_id = agency and f.hunt_id = one.id and s.ordinal is not null) as people
        from unnest(ids) one(id)) counted
      where h.agency_id = agency and h.id = counted.id and counted.people > 0;
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end loop;
end $fn$;
revoke execute on procedure app.fill_hunts_found from public;
