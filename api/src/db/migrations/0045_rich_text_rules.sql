-- Which rules for rich text everything that an agency stores was cleaned by; 0 is none. Upkeep cleans what is behind.
alter table agencies add column rich_text_rules integer not null default 0;
