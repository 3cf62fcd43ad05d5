import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Owns how mail leaves: a mail server, or the outbox folder without one. */
export { accountMailer, type MailServerAccount } from './account-mailer.ts';
export type { Mail, MailAttachment, Mailer, MailOutcome, MailStage } from './mailer.ts';
export { listOutbox, outboxMailer, readOutbox } from './outbox.ts';

export const outboxFolder = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'outbox');

export const openMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer =>
  config.smtpUrl ? smtpMailer(config.smtpUrl) : outboxMailer(outboxFolder(config));
