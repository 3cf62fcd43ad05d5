-- Hunts ask a server of people too: its people lie among those of files, under a source without a file.
lock table hunts, hunt_files, hunt_strangers in access exclusive mode;
alter table hunts
  -- As it was called when the hunt was asked for; null where no server was to be asked.
  add column server_name text,
  -- Why it gave nothing, or not all.
  add column server_failure text,
  add constraint hunts_server_failure_check
    check (server_failure in ('AWAY', 'REFUSED', 'UNREADABLE', 'PARTLY', 'OFF')) not valid,
  add constraint hunts_server_check check (server_failure is null or server_name is not null) not valid;
alter table hunt_files
  add column kind text not null default 'FILE',
  add constraint hunt_files_kind_check check (kind in ('FILE', 'SERVER')) not valid;
alter table hunt_strangers
  -- By what the server knows them, with the server's host; null of people of files.
  add column server_key text,
  -- The address that the server has them from, as it says.
  add column origin text;
