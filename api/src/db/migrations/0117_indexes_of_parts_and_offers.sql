-- no-transaction
create index concurrently if not exists messages_part_of on messages (agency_id, part_of) where part_of is not null;
create index concurrently if not exists consents_offers on consents (agency_id, candidate_id, created_at desc, id desc) 
  where purpose = 'OFFERS' or origin = 'LINK';
