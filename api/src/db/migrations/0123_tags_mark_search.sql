-- People are found by the names of their tags: whoever has one that is renamed is taken in anew.
lock table tags in share row exclusive mode;
create function app.tag_marks_search() returns trigger language plpgsql as $fn$
begin
  perform app.mark_for_search(new.agency_id, array(
    select x.candidate_id from candidate_tags x where x.agency_id = new.agency_id and x.tag_id = new.id));
  return null;
end $fn$;
create trigger tags_search_changed after update of name on tags
  for each row when (old.name <> new.name) execute function app.tag_marks_search();
revoke execute on function app.tag_marks_search from public;
