-- Why a hunt has nobody of a server of people: also since asking failed on this side, and since nothing was left to ask.
alter table hunts
  drop constraint hunts_server_failure_check,
  add constraint hunts_server_failure_check
    check (server_failure in ('AWAY', 'REFUSED', 'UNREADABLE', 'PARTLY', 'OFF', 'OURS', 'NOTHING')) not valid;
