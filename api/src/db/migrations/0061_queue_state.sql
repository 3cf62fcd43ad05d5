-- What an operator sees of the queue: how many jobs of a kind are due, wait for their time, run, or were given up, and since
-- when the oldest is due. Of all agencies together: nothing in it is of any of them.
create function app.queue_state(at timestamptz)
  returns table (kind text, due bigint, later bigint, running bigint, given_up bigint, oldest_seconds double precision)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.identifier,
      count(*) filter (where j.is_available and j.run_at <= at),
      count(*) filter (where j.is_available and j.run_at > at),
      count(*) filter (where j.locked_at is not null),
      count(*) filter (where j.locked_at is null and not j.is_available),
      coalesce(extract(epoch from at - min(j.run_at) filter (where j.is_available and j.run_at <= at)), 0)::double precision
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    group by t.identifier
  $$;
revoke execute on function app.queue_state(timestamptz) from public;
grant execute on function app.queue_state(timestamptz) to cantera_app;
