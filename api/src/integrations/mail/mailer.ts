/** One mail, ready to go. Addresses are plain, `name` is what people read. */
export interface Mail {
  /** With its angle brackets; the same at every attempt, so that a receiver can tell a repetition. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** The candidate whom it is about: what is kept of it here goes when the candidate goes. */
  readonly candidateId?: string | undefined;
}
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * What became of a mail. `refused`: the server will never take it. `not_taken`: it surely did not, so trying again cannot
 * double it. `uncertain`: the connection broke after the text had begun to go out.
 */
export type MailOutcome =
  | { readonly status: 'sent' }
  | {
      readonly status: 'refused' | 'not_taken' | 'uncertain';
      readonly reason: string;
      readonly stage?: MailStage;
    };

/** Where in the conversation with a mail server something went wrong. */
export type MailStage = 'host' | 'not_allowed' | 'security' | 'login' | 'sender' | 'message';

export interface Mailer {
  /** Never throws for what the mail server does. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Deletes what this installation keeps of mails about a candidate; what a mail server took is out of reach. */
  forget(candidateId: string): Promise<void>;
}
