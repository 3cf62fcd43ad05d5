-- The domain of a client's website, by the rules of `siteOf`, so that clients of the same one are found by an index.
alter table clients add column web_domain text generated always as (
  regexp_replace(lower(substring(web_url from '^[hH][tT][tT][pP][sS]?://(?:[^/@]*@)?([^/:?#]+)')), '^www\.|\.$', '', 'g')
) stored;
create index clients_domain on clients (agency_id, web_domain) where web_domain is not null;
