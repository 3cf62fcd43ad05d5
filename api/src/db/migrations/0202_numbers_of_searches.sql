-- Who follows the first of a search, by their numbers in a generation of the index: four bytes each and nothing to look up when a
-- search is executed; most are never asked for. The version before reads the first alone and finds the others anew.
lock table candidate_searches in access exclusive mode;
alter table candidate_searches add column docs integer[], add column generation integer;
-- Numbers of people do not become shorter.
alter table candidate_searches alter column docs set storage external;
