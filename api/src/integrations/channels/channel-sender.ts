import type { Mail, Mailer, MailOutcome } from '../mail/index.ts';

/** How messages leave over one channel. */
export interface ChannelSender {
  /** Never throws for what the channel's provider does. */
  send(message: Mail): Promise<MailOutcome>;
  /** Deletes what this installation keeps of messages about a candidate. */
  forget: Mailer['forget'];
}
