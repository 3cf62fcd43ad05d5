-- What the wire and the code promise of texts that are no free ones, so that a row can never hold what no screen can show. It
-- holds for every row that is written from now on; rows of before are looked at, and one that breaks it stops nobody's start.
alter table consents
  add constraint consents_status_check check (status in ('ACCEPTED', 'REJECTED')) not valid,
  add constraint consents_locale_check check (locale in ('ca', 'es', 'en')) not valid;
alter table candidate_languages
  add constraint candidate_languages_code_check check (code ~ '^[a-z]{2}$') not valid,
  add constraint candidate_languages_proficiency_check check (proficiency in ('A1-A2', 'B1', 'B2', 'C1', 'C2')) not valid;
-- ISO dates that may lack day or month.
alter table candidate_experiences
  add constraint candidate_experiences_start_date_check check (start_date ~ '^\d{4}(-\d\d(-\d\d)?)?$') not valid,
  add constraint candidate_experiences_end_date_check check (end_date ~ '^\d{4}(-\d\d(-\d\d)?)?$') not valid;
alter table candidate_educations
  add constraint candidate_educations_start_date_check check (start_date ~ '^\d{4}(-\d\d(-\d\d)?)?$') not valid,
  add constraint candidate_educations_end_date_check check (end_date ~ '^\d{4}(-\d\d(-\d\d)?)?$') not valid;
alter table candidate_suggestions
  add constraint candidate_suggestions_field_check check (field in ('firstName', 'lastName', 'email', 'phoneNumber', 'linkedin', 'cv')) not valid;
alter table candidates
  add constraint candidates_salary_currency_check check (salary_currency ~ '^[A-Z]{3}$') not valid,
  add constraint candidates_expected_salary_currency_check check (expected_salary_currency ~ '^[A-Z]{3}$') not valid;
alter table positions
  add constraint positions_salary_currency_check check (salary_currency ~ '^[A-Z]{3}$') not valid,
  add constraint positions_fee_currency_check check (fee_currency ~ '^[A-Z]{3}$') not valid;
alter table triggers
  add constraint triggers_event_type_check check (event_type ~ '^[A-Z][A-Z0-9_]{2,62}$') not valid;
