-- Jobs take turns between agencies: each waits behind as many jobs of its own kind as its agency has waiting, so that one
-- agency's thousand do not stand before another's first. `app.enqueue` stays for processes of the version before.
create index jobs_by_agency on graphile_worker._private_jobs (task_id, (payload ->> 'agencyId'), priority);

create function app.add_job(
  task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue_name text, takes_turns boolean
) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select graphile_worker.add_job(
      task, payload, queue_name, run_at, max_attempts, job_key,
      -- Priorities are small integers, and the least goes first.
      case when takes_turns then (
        -- Read from the end of the index: a maximum over all that waits would make a thousand jobs a million readings.
        select least(coalesce((
          select j.priority + 1 from graphile_worker._private_jobs j
          where j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = task)
            and j.payload ->> 'agencyId' = add_job.payload ->> 'agencyId'
            and j.attempts = 0 and j.locked_at is null and j.key is distinct from job_key
          order by j.priority desc limit 1
        ), 0), 30000)
      ) else 0 end,
      -- What a consumer leaves out while the agency has all the slots that it may have at once.
      case when takes_turns then array['agency:' || (payload ->> 'agencyId')] end,
      'replace')
  $$;
revoke execute on function app.add_job(text, json, timestamptz, text, integer, text, boolean) from public;
grant execute on function app.add_job(text, json, timestamptz, text, integer, text, boolean) to cantera_app;
