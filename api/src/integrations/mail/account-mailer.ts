import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailSecurity } from '@cantera/shared/contracts/channels';
import { HostNotAllowed, resolveHost } from '../network/index.ts';
import { compose } from './compose.ts';
import type { Mailer, MailOutcome } from './mailer.ts';
import { CONNECT_MS, converse, MAIL_MS } from './smtp-conversation.ts';

/** Somebody's account at a mail server of their choice. */
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
}

const unresolved = (error: unknown): MailOutcome =>
  error instanceof HostNotAllowed
    ? { status: 'refused', reason: 'MAIL_HOST_NOT_ALLOWED', stage: 'not_allowed' }
    : { status: 'not_taken', reason: error instanceof Error ? error.message : String(error), stage: 'host' };

/** A name server that does not answer has as long as a mail server that does not. */
const resolve = (host: string, allowsInternal: boolean): Promise<string> =>
  Promise.race([
    resolveHost(host, allowsInternal),
    wait(CONNECT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${host} was not found in time`);
    }),
  ]);

/** Mail through that account, one connection a mail. Certificates are checked against the name that was given. */
export function accountMailer(account: MailServerAccount, given: AccountOptions): Pick<Mailer, 'send'> {
  const { host, port, security, username: user, password: pass } = account;
  return {
    async send(mail) {
      const begin = performance.now();
      let address: string;
      try {
        address = await resolve(host, given.allowsInternal);
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
        socketTimeout: MAIL_MS,
        ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
      };
      const bytes = await compose(mail);
      const limitMs = MAIL_MS - (performance.now() - begin);
      return converse({ options, user, pass, limitMs }, mail, bytes);
    },
  };
}
