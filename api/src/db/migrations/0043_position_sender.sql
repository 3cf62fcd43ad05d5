-- Who sends the messages of a position: its first recruiter. Every statement that asks for it asks here.
create function app.position_sender(of_agency uuid, of_position uuid) returns table (user_id uuid)
  language sql stable as $$
  select m.user_id from position_members m
  where m.agency_id = of_agency and m.position_id = of_position and m.role = 'RECRUITER'
  order by m.ordinal, m.user_id limit 1 $$;
revoke execute on function app.position_sender from public;
grant execute on function app.position_sender to cantera_app;
