-- The criteria that a score's verdicts meet, beside them: a count over thousands of scores does not read every quote. Scores of
-- before hold null until they are made anew; whoever counts reads their verdicts.
alter table application_scores add column met uuid[];

create function app.note_met() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    new.met := array(
      select (v ->> 'criterionId')::uuid from jsonb_array_elements(new.verdicts) v where v ->> 'verdict' = 'MET'
    );
    return new;
  end
  $$;
create trigger application_scores_note_met before insert or update of verdicts on application_scores
  for each row execute function app.note_met();
