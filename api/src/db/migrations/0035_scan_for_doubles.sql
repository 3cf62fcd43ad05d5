-- 0027 threw away what candidates are compared by and started no scan: until someone asked for one, doubles among older
-- candidates stayed unseen. Where the oldest are still without, a scan starts by itself; one that runs starts anew.
select app.in_each_agency($each$
  with unseen as (
    select a.id, a.candidate_count from agencies a
    where a.id = app.current_agency() and exists (
      select from (select c.agency_id, c.id from candidates c where c.agency_id = a.id order by c.created_at, c.id limit 1000) oldest
      where not exists (select from candidate_keys k where k.agency_id = oldest.agency_id and k.candidate_id = oldest.id)
    )
  ), started as (
    insert into duplicate_scans (agency_id, id, status, phase, total, started_at)
    select id, gen_random_uuid(), 'RUNNING', 'READING', candidate_count, now() from unseen
    on conflict (agency_id) do update set id = excluded.id, status = excluded.status, phase = excluded.phase, cursor = null,
      key_cursor = null, done = 0, total = excluded.total, found = 0, started_by = null, started_at = excluded.started_at, finished_at = null
    returning agency_id, id
  )
  select app.enqueue('duplicates.scan', json_build_object('agencyId', agency_id, 'scanId', id), now(), 'scan:' || agency_id, 5, null) from started
$each$);
