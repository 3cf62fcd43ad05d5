-- Where an agency works: telephones without a country's code, the order of cities, and the times in its mails go by it.
alter table agencies add column country text not null default 'ES' check (country ~ '^[A-Z]{2}$');
alter table agencies add column time_zone text not null default 'Europe/Madrid' check (time_zone <> '');
