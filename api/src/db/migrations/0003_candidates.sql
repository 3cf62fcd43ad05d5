-- Every name that people call a city by, so that "Londres" and "Lérida" are found as well as "London" and "Lleida".
create table city_names (
  folded text not null,
  city_id integer not null
);
create unique index city_names_folded on city_names (folded text_pattern_ops, city_id);
grant select on city_names to cantera_app;

-- The CV that came with an application. The candidate's own CV may be another: a public form changes no existing candidate.
alter table applications add column cv_file_id uuid;
alter table applications add foreign key (agency_id, cv_file_id) references files (agency_id, id) on delete set null (cv_file_id);
-- The file that a suggestion offers, for those of the field `cv`.
alter table candidate_suggestions add column file_id uuid;
alter table candidate_suggestions add foreign key (agency_id, file_id) references files (agency_id, id) on delete set null (file_id);
