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

/** A connection to a mail server. Whoever uses it hears when it breaks. */
class Line {
  readonly connection: SMTPConnection;
  isOpen = true;
  /** Mails that have left over it. */
  mails = 0;
  onBreak: (error: Error) => void = () => undefined;

  constructor(options: SMTPConnection.Options) {
    this.connection = new SMTPConnection(options);
    this.connection.on('error', (error) => this.#break(error));
    this.connection.on('end', () => this.#break(new Error('the mail server closed the connection')));
  }

  #break(error: Error): void {
    this.isOpen = false;
    // First: closing ends the connection, which would count as a failure of its own.
    this.onBreak(error);
    this.connection.close();
  }
}

/** How long a line waits for the next mail, ms; a mail server counts it among its connections meanwhile. */
export const KEEP_MS = 500;
/** Mail servers end a connection after some number of mails, most after a hundred. */
const MAILS_A_LINE = 50;

/** Lines that a mail has left over and that wait for another: a crowd's mails need not be greeted, encrypted and logged in one by one. */
export class KeptLines {
  readonly #waiting = new Map<Line, NodeJS.Timeout>();
  readonly #keepMs: number;

  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  take(): Line | undefined {
    const [line] = this.#waiting.keys();
    if (line) this.#forget(line);
    return line;
  }

  keep(line: Line): void {
    if (!line.isOpen) return;
    const end = (): void => {
      this.#forget(line);
      line.connection.quit();
    };
    if (line.mails < MAILS_A_LINE) {
      line.onBreak = () => this.#forget(line);
      this.#waiting.set(line, setTimeout(end, this.#keepMs));
    } else end();
  }

  #forget(line: Line): void {
    clearTimeout(this.#waiting.get(line));
    this.#waiting.delete(line);
    line.onBreak = () => undefined;
  }
}

interface Talk {
  readonly mail: Mail;
  readonly bytes: Buffer;
  readonly limitMs: number;
  /** What is said before the mail. */
  readonly open: (connection: SMTPConnection, reach: (stage: MailStage) => void) => Promise<void>;
}

/**
 * One mail over a line. It is driven step by step, not through the library's transport, because only so it is known whether the
 * text had begun to go out when the connection broke.
 */
function say(line: Line, { mail, bytes, limitMs, open }: Talk): Promise<MailOutcome> {
  return new Promise((resolve) => {
    let begun = false;
    let reached: MailStage = 'host';
    const fail = (error: unknown): void => {
      clearTimeout(limit);
      resolve(outcomeOf(error, begun, reached));
      line.isOpen = false;
      line.connection.close();
    };
    line.onBreak = fail;
    const limit = setTimeout(() => fail(new Error('the mail server took too long')), limitMs);
    // Read only once the server has said that it takes the text.
    const body = new Readable({
      read() {
        begun = true;
        this.push(bytes);
        this.push(null);
      },
    });
    const talk = async (): Promise<void> => {
      await open(line.connection, (stage) => {
        reached = stage;
      });
      reached = 'message';
      await settled((done) =>
        line.connection.send({ from: mail.from.address, to: mail.to, size: bytes.byteLength }, body, done),
      );
    };
    talk().then(() => {
      clearTimeout(limit);
      line.mails += 1;
      resolve({ status: 'sent' });
    }, fail);
  });
}

/** What a server answers that goes on listening; with 421 it ends the connection (RFC 5321 3.8). */
const ANSWER = /^(?!421)\d{3}\b/;
/** Less is not enough to begin anew, ms. */
const LEAST_MS = 1_000;

/**
 * Sends one mail. With `kept`, over a line that waits there, if one does, and the line waits for the next mail afterwards. Where the
 * server has ended a kept line, or does so now, the mail is said once more over a line of its own.
 */
export async function converse(
  { options, user, pass, limitMs = MAIL_MS }: Conversation,
  mail: Mail,
  bytes: Buffer,
  kept?: KeptLines,
): Promise<MailOutcome> {
  const end = performance.now() + limitMs;
  const sayOver = async (line: Line, open: Talk['open']): Promise<MailOutcome> => {
    const outcome = await say(line, { mail, bytes, limitMs: end - performance.now(), open });
    if (outcome.status === 'sent')
      if (kept) kept.keep(line);
      else line.connection.quit();
    return outcome;
  };
  const waiting = kept?.take();
  const first = waiting && (await sayOver(waiting, async () => undefined));
  const wasOver = first?.status === 'not_taken' && !ANSWER.test(first.reason);
  if (first && !(wasOver && end - performance.now() > LEAST_MS)) return first;
  return sayOver(new Line(options), async (connection, reach) => {
    await settled((done) => connection.connect(done));
    reach('login');
    if (user) await settled((done) => connection.login({ user, pass }, done));
  });
}
