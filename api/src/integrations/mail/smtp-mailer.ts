import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { compose } from './compose.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;

interface Failure {
  readonly message: string;
  readonly responseCode?: number;
  readonly response?: string;
}
const isFailure = (error: unknown): error is Failure => error instanceof Error;

/** Only an answer of the server says for sure; without one it depends on whether the text had begun to go out. */
function outcomeOf(error: unknown, begun: boolean): MailOutcome {
  const { message, responseCode, response }: Failure = isFailure(error) ? error : { message: String(error) };
  const reason = (response ?? message).slice(0, 500);
  if (responseCode !== undefined && responseCode >= 500) return { status: 'refused', reason };
  if (responseCode !== undefined && responseCode >= 400) return { status: 'not_taken', reason };
  return { status: begun ? 'uncertain' : 'not_taken', reason };
}

function optionsOf(url: URL) {
  const isOff = (name: string): boolean => ['0', 'false'].includes(url.searchParams.get(name) ?? '');
  const isOn = (name: string): boolean => ['1', 'true'].includes(url.searchParams.get(name) ?? '');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: isOn('requireTLS'),
    ignoreTLS: isOn('ignoreTLS'),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...(url.searchParams.has('name') ? { name: url.searchParams.get('name') ?? undefined } : {}),
    ...(isOff('rejectUnauthorized') ? { tls: { rejectUnauthorized: false } } : {}),
  };
}

const settled = (start: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

/**
 * Mail over SMTP, one connection a mail. The connection is driven step by step, not through the library's transport,
 * because only so it is known whether the text had begun to go out when the connection broke.
 * `smtpUrl`: `smtp://user:password@host:port` or `smtps:`, with `?requireTLS=1`, `?ignoreTLS=1`, `?rejectUnauthorized=0`, `?name=`.
 */
export function smtpMailer(smtpUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const options = optionsOf(url);
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);

  const deliver = (mail: Mail, bytes: Buffer): Promise<MailOutcome> =>
    new Promise((resolve) => {
      let begun = false;
      const connection = new SMTPConnection(options);
      const finish = (outcome: MailOutcome): void => {
        // First: closing ends the connection, which would count as a failure of its own.
        resolve(outcome);
        connection.close();
      };
      const fail = (error: unknown): void => finish(outcomeOf(error, begun));
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
        if (user) await settled((done) => connection.login({ user, pass }, done));
        await settled((done) =>
          connection.send({ from: mail.from.address, to: mail.to, size: bytes.byteLength }, body, done),
        );
      };
      talk().then(() => {
        resolve({ status: 'sent' });
        connection.quit();
      }, fail);
    });

  return {
    send: async (mail) => deliver(mail, await compose(mail)),
    forget: async () => undefined,
  };
}
