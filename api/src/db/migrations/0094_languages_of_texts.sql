-- What agencies wrote before is in the language of their first administrator who chose one; without any it is English, as the
-- column says. The owner sees users of all agencies: the agency is named. The site before the agency, as writers take them in.
select app.in_each_agency($$
  update career_sites set configuration = configuration || jsonb_build_object('language', first.lang)
  from (
    select lang from users
    where agency_id = app.current_agency() and role = 'AGENCY_ADMIN' and lang is not null
    order by created_at, id limit 1
  ) first
  where agency_id = app.current_agency() and first.lang in ('ca', 'es')
$$);
select app.in_each_agency($$
  update agencies set privacy_policy_language = first.lang
  from (
    select lang from users
    where agency_id = app.current_agency() and role = 'AGENCY_ADMIN' and lang is not null
    order by created_at, id limit 1
  ) first
  where agencies.id = app.current_agency() and first.lang in ('ca', 'es')
$$);
