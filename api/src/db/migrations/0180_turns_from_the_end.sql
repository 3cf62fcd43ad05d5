-- The turn of many jobs is read from the end of the index, as that of one is. A join with the keys that are given had all jobs of
-- the agency that wait read and sorted for each that comes.
create or replace function app.add_jobs(task text, jobs json, max_attempts integer, takes_turns boolean) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with given as (
      select job -> 'payload' as payload, job ->> 'key' as key, (job ->> 'runAt')::timestamptz as run_at, place
      from json_array_elements(jobs) with ordinality as listed (job, place)
    ), turn as (
      select coalesce((
        select j.priority + 1 from graphile_worker._private_jobs j
        where j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = task)
          and j.payload ->> 'agencyId' = (select g.payload ->> 'agencyId' from given g limit 1)
          and j.attempts = 0 and j.locked_at is null
          -- A job that is replaced gives up its turn. Keys of an object are found by halving, also among thousands.
          and not coalesce((select jsonb_object_agg(g.key, true) filter (where g.key is not null) from given g) ? j.key, false)
        order by j.priority desc limit 1
      ), 0) as first
      where takes_turns
    )
    select graphile_worker.add_jobs(array_agg((
      task, g.payload, null, g.run_at, max_attempts, g.key,
      case when takes_turns then least(t.first + g.place - 1, 30000) else 0 end,
      case when takes_turns then array['agency:' || (g.payload ->> 'agencyId')] end
    )::graphile_worker.job_spec order by g.place))
    from given g left join turn t on true;
    select app.call_for(task, min(coalesce((job ->> 'runAt')::timestamptz, now()))) from json_array_elements(jobs) as job
  $$;
