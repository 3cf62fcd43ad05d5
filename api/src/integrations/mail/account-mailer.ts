import { isIP } from 'node:net';
import type { MailSecurity } from '@cantera/shared/contracts/channels';
import { HostNotAllowed, resolveHost } from '../network/index.ts';
import { compose } from './compose.ts';
import type { Mailer, MailOutcome } from './mailer.ts';
import { CONNECT_MS, converse, SILENCE_MS } from './smtp-conversation.ts';

/** Somebody's account at a mail server of his choice. */
export interface MailServerAccount {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly username: string;
  readonly password: string;
}

interface AccountOptions {
  /** Whether the server may be in the network of the installation. */
  readonly allowsInternal: boolean;
  /** Milliseconds for connecting, logging in and sending together. */
  readonly limitMs?: number;
}

const unresolved = (error: unknown): MailOutcome =>
  error instanceof HostNotAllowed
    ? { status: 'refused', reason: 'MAIL_HOST_NOT_ALLOWED', stage: 'not_allowed' }
    : { status: 'not_taken', reason: error instanceof Error ? error.message : String(error), stage: 'host' };

/** Mail through that account, one connection a mail. Certificates are checked against the name that was given. */
export function accountMailer(account: MailServerAccount, given: AccountOptions): Pick<Mailer, 'send'> {
  const { host, port, security, username: user, password: pass } = account;
  return {
    async send(mail) {
      let address: string;
      try {
        address = await resolveHost(host, given.allowsInternal);
      } catch (error) {
        return unresolved(error);
      }
      const options = {
        host: address,
        port,
        secure: security === 'TLS',
        requireTLS: security === 'STARTTLS',
        ignoreTLS: security === 'NONE',
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
      };
      const limit = given.limitMs === undefined ? {} : { limitMs: given.limitMs };
      return converse({ options, user, pass, ...limit }, mail, await compose(mail));
    },
  };
}
