-- When somebody decided that what an event would send is not to be sent; the engine passes over such an event.
alter table domain_events add column withheld_at timestamptz;
