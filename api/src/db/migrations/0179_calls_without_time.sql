-- A job without a time may start at once, as the queue takes it: its lane is called too, also beside others that have one.
create or replace function app.call_for(task text, run_at timestamptz) returns void
  language sql set search_path = public, pg_temp
  -- What may start later is found by looking. The caller's clock may be ahead of this one's.
  as $$
    select pg_notify('cantera_jobs', task)
    where coalesce(run_at, clock_timestamp()) <= clock_timestamp() + interval '1 second'
  $$;

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
          and not exists (select from given g where g.key = j.key)
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
