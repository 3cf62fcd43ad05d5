/** Owns messages: what was sent to whom, where it stands, and how it leaves. */
export { recordOutcome } from './delivery.service.ts';
export { renderLayout } from './layout.ts';
export { mailText } from './mail-text.ts';
export { queueMentionMail } from './mention-mail.service.ts';
export { messageJobs } from './messages.jobs.ts';
export {
  findRoute,
  listMessages,
  type MessageRoute,
  type NewMessage,
  queueMessage,
  resumeMessage,
} from './messages.repository.ts';
export { messageRoutes } from './messages.routes.ts';
export { outboxRoutes } from './outbox.routes.ts';
export { openPassword, sealPassword } from './sealed-password.ts';
export {
  agencyName,
  queueAdminNotice,
  queueMailToAdmins,
  queueReceipt,
  type ReceiptMail,
  systemAddress,
} from './system-mail.service.ts';
export { cancelWaitingMessages, countWaitingMessages } from './waiting-messages.ts';
