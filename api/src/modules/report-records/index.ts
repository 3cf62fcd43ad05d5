/** Owns the record of who made which report of whom, and the files of reports of positions while they last. */
export {
  countMaking,
  endReports,
  failLost,
  findReport,
  forgetInReports,
  handReportsOver,
  listReports,
  noteProgress,
  type ReportRow,
  recordAsked,
  recordDelivered,
  settleFailed,
  settleReady,
} from './records.repository.ts';
