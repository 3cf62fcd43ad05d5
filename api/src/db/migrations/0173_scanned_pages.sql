-- Which pages of CVs are pictures of pages, and whether their words were recognised.
lock table cv_pages in access exclusive mode;
alter table cv_pages
  -- null: a page with a text of its own, or one that was read before anybody looked.
  add column scan text,
  add constraint cv_pages_scan_check check (scan in ('READ', 'UNREAD', 'SKIPPED')) not valid;
