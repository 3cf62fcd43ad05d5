import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail, MailOutcome, MailStage } from './mailer.ts';

export const CONNECT_MS = 10_000;
/** For connecting, logging in and sending together; whoever hangs longer holds a slot that others wait for. */
export const MAIL_MS = 20_000;

interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}
const isFailure = (error: unknown): error is Failure => error instanceof Error;

/** Which part of the conversation failed; a connection that breaks over its encryption is told apart by its words. */
function stageOf({ code, command, message }: Failure, reached: MailStage): MailStage {
  if (code === 'ETLS' || (reached === 'host' && /tls|ssl|certificate|wrong version/i.test(message)))
    return 'security';
  return reached === 'message' && command === 'MAIL FROM' ? 'sender' : reached;
}

/** Only an answer of the server says for sure; without one it depends on whether the text had begun to go out. */
function outcomeOf(error: unknown, begun: boolean, reached: MailStage): MailOutcome {
  const failure: Failure = isFailure(error) ? error : { message: String(error) };
  const { message, responseCode, response } = failure;
  const reason = (response ?? message).slice(0, 500);
  const stage = stageOf(failure, reached);
  if (responseCode !== undefined && responseCode >= 500) return { status: 'refused', reason, stage };
  if (responseCode !== undefined && responseCode >= 400) return { status: 'not_taken', reason, stage };
  return { status: begun ? 'uncertain' : 'not_taken', reason, stage };
}

const settled = (start: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

export interface Conversation {
  readonly options: SMTPConnection.Options;
  /** Without a user nobody logs in. */
  readonly user: string;
  readonly pass: string;
  /** Milliseconds for the whole of it; by default as long as any mail has. */
  readonly limitMs?: number;
}

/**
 * One mail over one connection. The connection is driven step by step, not through the library's transport, because
 * only so it is known whether the text had begun to go out when the connection broke.
 */
export function converse(conversation: Conversation, mail: Mail, bytes: Buffer): Promise<MailOutcome> {
  const { options, user, pass, limitMs = MAIL_MS } = conversation;
  return new Promise((resolve) => {
    let begun = false;
    let reached: MailStage = 'host';
    const connection = new SMTPConnection(options);
    const finish = (outcome: MailOutcome): void => {
      clearTimeout(limit);
      // First: closing ends the connection, which would count as a failure of its own.
      resolve(outcome);
      connection.close();
    };
    const fail = (error: unknown): void => finish(outcomeOf(error, begun, reached));
    const limit = setTimeout(() => fail(new Error('the mail server took too long')), limitMs);
    // Read only once the server has said that it takes the text.
    const body = new Readable({
      read() {
        begun = true;
        this.push(bytes);
        this.push(null);
      },
    });
    // They may come after the end too; nothing more follows from them then.
    connection.on('error', fail);
    connection.on('end', () => fail(new Error('the mail server closed the connection')));
    const talk = async (): Promise<void> => {
      await settled((done) => connection.connect(done));
      reached = 'login';
      if (user) await settled((done) => connection.login({ user, pass }, done));
      reached = 'message';
      await settled((done) =>
        connection.send({ from: mail.from.address, to: mail.to, size: bytes.byteLength }, body, done),
      );
    };
    talk().then(() => {
      clearTimeout(limit);
      resolve({ status: 'sent' });
      connection.quit();
    }, fail);
  });
}
