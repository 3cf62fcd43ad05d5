-- The department of the career site that a position is of. Departments stand in the site's configuration: an id that is no
-- longer there counts as none.
alter table positions
  add column department_id text,
  add constraint positions_department_id_check check (length(department_id) <= 60) not valid;
