-- The checks of 0038 for the rows of before. In a transaction of its own, which holds up no write.
do $$
declare c record;
begin
  for c in select conname, conrelid::regclass as name from pg_constraint
    where contype = 'c' and not convalidated and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname
  loop
    begin
      execute format('alter table %s validate constraint %I', c.name, c.conname);
    exception when check_violation then
      raise warning '% holds rows of before that break %: new ones cannot', c.name, c.conname;
    end;
  end loop;
end $$;
