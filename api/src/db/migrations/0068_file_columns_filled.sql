-- What stands as an address or in a document, as references. An address that is no file of ours stays where it is and goes on
-- being shown: nothing takes one in today, but a row of earlier days or of an import can have one.
select app.in_each_agency($$update agencies set logo_file_id = app.own_file(id, logo_url) where app.own_file(id, logo_url) is not null$$);
select app.in_each_agency($$update users set image_file_id = app.own_file(agency_id, image_url)
  where image_url is not null and app.own_file(agency_id, image_url) is not null$$);
select app.in_each_agency($$update clients set logo_image_file_id = app.own_file(agency_id, logo_image_url)
  where logo_image_url is not null and app.own_file(agency_id, logo_image_url) is not null$$);
select app.in_each_agency($$update candidates set profile_image_file_id = app.own_file(agency_id, profile_image_url)
  where profile_image_url is not null and app.own_file(agency_id, profile_image_url) is not null$$);

-- Those of a merge as they were, so that undoing it gives the pictures back.
select app.in_each_agency(format($$update candidate_merges set record = jsonb_set(record, %1$L,
    coalesce(to_jsonb(app.own_file(agency_id, record #>> %2$L)), 'null'))
  where record #>> %2$L is not null and not record #> %3$L ? 'profile_image_file_id'$$,
  array[person, 'row', 'profile_image_file_id'], array[person, 'row', 'profile_image_url'], array[person, 'row']))
  from unnest(array['survivorBefore', 'survivorAfter', 'other']) person;

select app.in_each_agency($$select app.write_file_uses(agency_id, 'career_site', agency_id, configuration::text) from career_sites$$);
select app.in_each_agency($$select app.write_file_uses(agency_id, 'workflow', id, actions::text) from workflows where deleted_at is null$$);
select app.in_each_agency($$select app.write_file_uses(agency_id, 'workflow_run', id, actions::text) from workflow_runs
  where status = 'RUNNING' and actions::text like '%"attachments": ["%'$$);
select app.in_each_agency($$select app.write_file_uses(agency_id, 'message', id, attachments::text) from messages where attachments <> '{}'$$);
select app.in_each_agency($$select app.write_file_uses(agency_id, 'merge', id, file_ids::text) from candidate_merges where file_ids <> '{}'$$);

-- For the version before, which asks it what is in use: without a pattern from here on.
create or replace view file_references with (security_invoker = true) as
  select agency_id, cv_file_id as file_id, 'private' as access from candidates where cv_file_id is not null
  union all select agency_id, cv_file_id, 'private' from applications where cv_file_id is not null
  union all select agency_id, file_id, 'private' from candidate_suggestions where file_id is not null and resolved_at is null
  union all select agency_id, file_id, 'private' from candidate_documents
  union all select agency_id, profile_image_file_id, 'public' from candidates where profile_image_file_id is not null
  union all select agency_id, image_file_id, 'public' from users where image_file_id is not null
  union all select agency_id, logo_image_file_id, 'public' from clients where logo_image_file_id is not null
  union all select id, logo_file_id, 'public' from agencies where logo_file_id is not null
  union all select agency_id, file_id, case owner_kind when 'career_site' then 'public' when 'merge' then 'any' else 'private' end from file_uses;
