-- One application makes one mail: the receipt of one that a workflow welcomes by mail waits a little (is_part), and leaves as a
-- part of that mail, which is known once it is written (part_of). Without one, or when it does not leave in time, the receipt
-- leaves by itself.
alter table messages
  add column is_part boolean not null default false,
  add column part_of uuid;
