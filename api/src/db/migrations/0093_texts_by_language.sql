-- An agency's policy has a language, and versions in others. Those of the career site stand within its configuration.
alter table agencies
  add column privacy_policy_language text not null default 'en' check (privacy_policy_language in ('ca', 'es', 'en')),
  -- Language → the texts that it has.
  add column privacy_policy_translations jsonb not null default '{}';
