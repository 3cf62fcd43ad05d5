-- Many jobs of one kind and one agency in one statement: they are told to the consumers once, and they queue up one behind
-- the other as `app.add_job` would have them. Each of `jobs` is {"payload", "key"?, "runAt"?}; keys differ.
create function app.add_jobs(task text, jobs json, max_attempts integer, takes_turns boolean) returns void
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
    from given g left join turn t on true
  $$;
revoke execute on function app.add_jobs(text, json, integer, boolean) from public;
grant execute on function app.add_jobs(text, json, integer, boolean) to cantera_app;
