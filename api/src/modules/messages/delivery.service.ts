import { setTimeout as wait } from 'node:timers/promises';
import type { MessageStatus } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import {
  accountMailer,
  type Mail,
  type MailAttachment,
  type MailOutcome,
  type MailServerAccount,
} from '../../integrations/mail/index.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { findFile } from '../files/index.ts';
import { publish } from '../live/index.ts';
import { mailText } from './mail-text.ts';
import { type Sender, senderOf } from './sender-account.ts';

interface Claimed {
  readonly mail: Omit<Mail, 'attachments' | 'text'>;
  readonly files: readonly string[];
  readonly candidateId: string | null;
  /** The sender's own mail account; without one the mail goes through the installation's server. */
  readonly account?: MailServerAccount;
}
/** What the worker found; `done` needs nothing more. */
type Claim = { readonly kind: 'send'; readonly message: Claimed } | { readonly kind: 'done' };

async function settle(
  tx: Tx,
  agencyId: string,
  id: string,
  from: readonly MessageStatus[],
  change: { status: MessageStatus; failure: string | null },
): Promise<void> {
  const row = await tx
    .updateTable('messages')
    .set({ ...change, ...(change.status === 'SENT' ? { sent_at: now() } : {}) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('candidate_id')
    .executeTakeFirst();
  if (row?.candidate_id) await publish(tx, agencyId, { type: 'candidate', candidateId: row.candidate_id });
}

/**
 * Marks a waiting message as being sent, before it is. One that is marked already was cut off by a crash: whether it went
 * out cannot be known, so it is left to a person.
 */
async function claim(deps: Deps, tx: Tx, agencyId: string, id: string): Promise<Claim> {
  const row = await tx
    .selectFrom('messages')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status === 'SENDING') {
    await settle(tx, agencyId, id, ['SENDING'], { status: 'UNCERTAIN', failure: 'INTERRUPTED' });
    return { kind: 'done' };
  }
  if (row?.status !== 'WAITING') return { kind: 'done' };
  // Messages of a workflow go out through the channel of the one who sends them, as it is now.
  const sender: Sender =
    row.run_id && row.sender_id ? await senderOf(deps.config, tx, agencyId, row.sender_id) : {};
  const failure =
    (!row.to_address && 'NO_ADDRESS') || (!row.from_address && 'NO_CHANNEL') || sender.failure || null;
  if (failure || !row.to_address || !row.from_address) {
    await settle(tx, agencyId, id, ['WAITING'], { status: 'FAILED', failure });
    return { kind: 'done' };
  }
  await tx
    .updateTable('messages')
    .set({ status: 'SENDING', attempts: row.attempts + 1 })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  const from = sender.from ?? { name: row.sender_name ?? '', address: row.from_address };
  return {
    kind: 'send',
    message: {
      candidateId: row.candidate_id,
      files: row.attachments,
      ...(sender.account ? { account: sender.account } : {}),
      mail: {
        messageId: row.message_id,
        from,
        to: row.to_address,
        subject: row.subject,
        html: row.body,
        ...(row.sender_id ? { replyTo: from } : {}),
      },
    },
  };
}

/** The files of a message, or null when one of them is gone. */
async function readAttachments(
  deps: Deps,
  agencyId: string,
  ids: readonly string[],
): Promise<MailAttachment[] | null> {
  const rows = await withTenant(deps.pool, agencyId, (tx) =>
    Promise.all(ids.map((id) => findFile(tx, agencyId, id))),
  );
  const attachments: MailAttachment[] = [];
  for (const row of rows) {
    const content = row && (await deps.files.get(row.storageKey));
    if (!row || !content) return null;
    attachments.push({ filename: row.name, contentType: row.contentType, content });
  }
  return attachments;
}

async function deliver(deps: Deps, agencyId: string, message: Claimed): Promise<MailOutcome> {
  try {
    const attachments = await readAttachments(deps, agencyId, message.files);
    if (!attachments) return { status: 'refused', reason: 'ATTACHMENT_MISSING' };
    const mailer = message.account
      ? accountMailer(message.account, { allowsInternal: deps.config.internalMailHosts })
      : deps.mail;
    return await mailer.send({
      ...message.mail,
      text: mailText(message.mail.html),
      attachments,
      candidateId: message.candidateId ?? undefined,
    });
  } catch (error) {
    // Nothing has gone out yet: the mailer itself never throws.
    return { status: 'not_taken', reason: error instanceof Error ? error.message : String(error) };
  }
}

const CHANGES: Readonly<Record<MailOutcome['status'], MessageStatus>> = {
  sent: 'SENT',
  refused: 'FAILED',
  not_taken: 'WAITING',
  uncertain: 'UNCERTAIN',
};
const RECORD_ATTEMPTS = 30;

/** What the mail server said must be written down; a database that is away for a moment is waited for. */
export async function recordOutcome(deps: Deps, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) throw error;
      deps.log.warn({ err: error }, 'could not write down what became of a message yet');
      await wait(1_000);
    }
  }
}

/** Job `messages.send`. Throws, to be tried again, only when the mail server surely did not take the message. */
export async function sendMessage(
  { agencyId, messageId }: { agencyId: string; messageId: string },
  { deps, isLastAttempt }: JobContext,
): Promise<void> {
  const claimed = await withTenant(deps.pool, agencyId, (tx) => claim(deps, tx, agencyId, messageId));
  if (claimed.kind === 'done') return;
  const outcome = await deliver(deps, agencyId, claimed.message);
  const failure = outcome.status === 'sent' ? null : outcome.reason;
  const givesUp = outcome.status === 'not_taken' && isLastAttempt;
  const status = givesUp ? 'FAILED' : CHANGES[outcome.status];
  await recordOutcome(deps, () =>
    withTenant(deps.pool, agencyId, (tx) =>
      // An UNCERTAIN here was written by another worker that took this one for dead; now it is known.
      settle(tx, agencyId, messageId, ['SENDING', 'UNCERTAIN'], { status, failure }),
    ),
  );
  if (outcome.status === 'not_taken' && !givesUp) throw new Error(`not sent yet: ${outcome.reason}`);
}
