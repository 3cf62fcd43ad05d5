import {
  type connectMailAccount,
  type MailAccount,
  mailAccountChanged,
} from '@cantera/shared/contracts/channels';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { accountMailer, type MailOutcome, type MailServerAccount } from '../../integrations/mail/index.ts';
import { publish } from '../../live/index.ts';
import { beginAttempt, endAttempt, mailAccountAttempts } from '../auth/index.ts';
import { openPassword, sealPassword } from '../messages/index.ts';
import {
  findAccount,
  lockEmailChannel,
  type StoredAccount,
  toAccount,
  writeAccount,
} from './channels.repository.ts';
import { refusalOf } from './mail-refusals.ts';
import { testMail } from './test-mail.ts';

type Input = z.output<typeof connectMailAccount.body>;
interface Context {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** For connecting, logging in and sending the test mail together; the page waits for it. */
const LIMIT_MS = 25_000;

function checkVersion(account: StoredAccount | undefined, version: number | undefined): void {
  if (version !== undefined && version !== account?.version)
    throw fail(mailAccountChanged, 'MAIL_ACCOUNT_CHANGED', 'Someone else has changed this account.', {
      details: { version: account?.version ?? null },
    });
}

/**
 * The password to try. A stored one goes only to the account it was typed for, never to another server and never in the
 * clear where it was encrypted: whoever holds a session could read it there.
 */
function passwordOf(
  { config }: Deps,
  actor: Actor,
  input: Input,
  account: StoredAccount | undefined,
): string {
  if (input.password !== '' || input.username === '') return input.password;
  const isSame =
    account?.host === input.host &&
    account.username === input.username &&
    (input.security !== 'NONE' || account.security === 'NONE');
  const opened =
    account &&
    isSame &&
    openPassword(
      config,
      { agencyId: actor.agencyId, channelId: account.channel_id },
      account.sealed_password,
    );
  if (!opened || opened.password === '') throw invalidFields({ password: 'required' });
  return opened.password;
}

/** Proves that the account sends, by a mail to the asking user. */
async function prove({ deps, actor, inTenant }: Context, input: Input, password: string): Promise<void> {
  const { host, port, security, username, fromName, fromAddress } = input;
  const account: MailServerAccount = { host, port, security, username, password };
  const mail = await inTenant((tx) => testMail(tx, actor, { name: fromName, address: fromAddress }));
  const attempts = mailAccountAttempts(actor.userId);
  await beginAttempt(deps.pool, attempts);
  const outcome: MailOutcome = await accountMailer(account, {
    allowsInternal: deps.config.internalMailHosts,
    limitMs: LIMIT_MS,
  }).send(mail);
  if (outcome.status !== 'sent') throw refusalOf(outcome);
  await endAttempt(deps.pool, attempts);
}

/**
 * Connects a mail account, or changes the connected one, once a test mail has gone out through it. No transaction is
 * open meanwhile. Throws 400 with the field that the mail server's refusal is about, 409 MAIL_ACCOUNT_CHANGED, 429.
 */
export async function connectAccount(context: Context, input: Input): Promise<MailAccount> {
  const { deps, actor, inTenant } = context;
  const known = await inTenant((tx) => findAccount(tx, actor));
  checkVersion(known, input.version);
  const password = passwordOf(deps, actor, input, known);
  await prove(context, input, password);
  return inTenant(async (tx) => {
    const channelId = await lockEmailChannel(tx, actor);
    checkVersion(await findAccount(tx, actor), input.version);
    await writeAccount(tx, actor.agencyId, channelId, {
      host: input.host,
      port: input.port,
      security: input.security,
      username: input.username,
      sealed_password: sealPassword(
        deps.config,
        { agencyId: actor.agencyId, channelId },
        input.username === '' ? '' : password,
      ),
      from_name: input.fromName,
      from_address: input.fromAddress,
    });
    await publish(tx, actor.agencyId, topic.channels(actor.userId));
    return readAccountOrFail(tx, actor);
  });
}

async function readAccountOrFail(tx: Tx, actor: Actor): Promise<MailAccount> {
  const row = await findAccount(tx, actor);
  if (!row) throw new Error('the account that was just written is not there');
  return toAccount(row);
}

/** The account of the asking user, or null. */
export async function readAccount(tx: Tx, actor: Actor): Promise<MailAccount | null> {
  const row = await findAccount(tx, actor);
  return row ? toAccount(row) : null;
}
