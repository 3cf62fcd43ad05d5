-- What one address has sent to public forms, counted for all processes together. Losing the counts in a crash does no harm.
create unlogged table apply_counts (
  key text not null,
  started_at timestamptz not null,
  count integer not null,
  primary key (key, started_at)
);
create index apply_counts_age on apply_counts (started_at);
grant select, insert, update, delete on apply_counts to cantera_app;
