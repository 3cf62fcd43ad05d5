import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { CONNECT_MS, converse, KEEP_MS, KeptLines, MAIL_MS } from './smtp-conversation.ts';

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
    socketTimeout: MAIL_MS,
    ...(url.searchParams.has('name') ? { name: url.searchParams.get('name') ?? undefined } : {}),
    ...(isOff('rejectUnauthorized') ? { tls: { rejectUnauthorized: false } } : {}),
  };
}

/**
 * Mail over the installation's mail server; mails that follow each other share a connection.
 * `smtpUrl`: `smtp://user:password@host:port` or `smtps:`, with `?requireTLS=1`, `?ignoreTLS=1`, `?rejectUnauthorized=0`, `?name=`.
 * `keepMs`: how long a connection waits for the next mail.
 */
export function smtpMailer(smtpUrl: string, keepMs = KEEP_MS): Mailer {
  const url = new URL(smtpUrl);
  const options = optionsOf(url);
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);
  const kept = new KeptLines(keepMs);
  return {
    send: async (mail) => converse({ options, user, pass }, mail, await compose(mail), kept),
    forget: async () => undefined,
  };
}
