-- CVs that were read before a person had to look at those with words that people cannot see. Scans are never clean.
lock table intake_items in share row exclusive mode;
select app.in_each_agency($$
  update intake_items i set is_sure = false
  where i.is_sure and i.decision is null and exists (
    select 1 from cv_pages p where p.agency_id = i.agency_id and p.file_id = i.file_id and p.scan is null
      -- The reader took signs of icons for words.
      and exists (select from unnest(p.hidden) h where h ~ '[[:alnum:]]'))
$$);
