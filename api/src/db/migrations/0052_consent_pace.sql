-- How many were asked for their consent in the last minute.
create index consent_requests_by_time on consent_requests (agency_id, created_at);
