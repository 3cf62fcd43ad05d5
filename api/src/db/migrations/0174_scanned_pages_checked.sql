-- no-transaction
alter table cv_pages validate constraint cv_pages_scan_check;
-- By whom the pictures are found that can be read once tesseract is there.
create index concurrently if not exists cv_pages_unread_scans on cv_pages (agency_id, file_id) where scan = 'UNREAD';
