/** Owns messages: what was sent to whom, where it stands, and how it leaves. */
export {
  findOwnSender,
  findRoute,
  findSender,
  type MessageRoute,
  routeOf,
} from './automatic/message-route.ts';
export { joinReceipts } from './automatic/receipt-parts.ts';
export { holdUntil } from './automatic/settling.ts';
export {
  cancelOf,
  cancelWaitingMessages,
  countWaitingMessages,
  listSentOf,
  resumeOf,
} from './automatic/waiting-messages.ts';
export { recordOutcome } from './delivery.service.ts';
export { renderLayout } from './layout.ts';
export { writeAccount } from './mail-accounts.repository.ts';
export { countMail } from './mail-counts.ts';
export { agencyName } from './mail-people.repository.ts';
export { mailText } from './mail-text.ts';
export { queueMentionMail } from './mention-mail.service.ts';
export { followApplications, moveMessages, restoreMessages } from './merged-messages.repository.ts';
export { messageJobs } from './messages.jobs.ts';
export {
  cleanMessageTexts,
  findMessage,
  listMessages,
  type NewMessage,
  queueMessage,
  queueMessages,
  readMessages,
} from './messages.repository.ts';
export { messageRoutes } from './messages.routes.ts';
export { outboxRoutes } from './outbox.routes.ts';
export { openPassword, sealPassword } from './sealed-password.ts';
export {
  type AdminMail,
  queueAdminNotice,
  queueMailToAdmins,
  queueMailToMembers,
  queueReceipt,
  type ReceiptMail,
} from './system-mail.service.ts';
