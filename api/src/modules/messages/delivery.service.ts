import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelType, MessageStatus } from '@cantera/shared/contracts/enums';
import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import type { Deps } from '../../deps.ts';
import {
  accountMailer,
  type Mail,
  type MailAttachment,
  type Mailer,
  type MailOutcome,
  type MailServerAccount,
} from '../../integrations/mail/index.ts';
import { type MailResult, mailCounts } from '../../jobs/counts.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { PutBack, Turns } from '../../jobs/put-back.ts';
import { reservePlace } from '../../jobs/sending-pace.ts';
import { findFile } from '../files/index.ts';
import { findRouteOf } from './automatic/message-route.ts';
import { bodyWithPart, isLeavingAsPart } from './automatic/receipt-parts.ts';
import { settleMessage } from './automatic/settling.ts';
import { senderOf } from './channel-senders.ts';
import { withConsentLink } from './consent-link.ts';
import { countMail } from './mail-counts.ts';
import { mailText } from './mail-text.ts';
import { enqueueSending } from './messages.repository.ts';
import type { Sender } from './sender-account.ts';
import { lockMessage, type MessageRow, markSending, routeColumns, writeRoute } from './sending.repository.ts';

interface Claimed {
  readonly channel: ChannelType;
  readonly mail: Omit<Mail, 'attachments' | 'text'>;
  readonly files: readonly string[];
  readonly candidateId: string | null;
  /** The sender's own mail account; without one the mail goes through the installation's server. */
  readonly account?: MailServerAccount;
}
/** Conversations with one mail server that one process has at the same time, so that one that hangs leaves room for others. */
const SERVER_SLOTS = 2;
const BUSY_SECONDS = 3;
/** After so long a receipt looks again whether the mail that is being sent has taken it along. */
const PART_SECONDS = 30;
const servers = new Turns(SERVER_SLOTS);

/** A turn at the server that a member's message leaves by. Throws PutBack while it has all the turns that it may have. */
function takeServer({ account }: Sender): () => void {
  const end = servers.take(account ? `${account.host}:${account.port}` : 'installation');
  if (!end) throw new PutBack('the mail server is busy', BUSY_SECONDS);
  return end;
}

/** What the worker found; `done` needs nothing more. */
type Claim =
  | { readonly kind: 'send'; readonly message: Claimed }
  | { readonly kind: 'done'; readonly result?: MailResult };

/**
 * A message goes out as things are now: of a workflow by who is first recruiter, to the address of now and with the consent of
 * now. A sender who has taken over lets it wait for a place of their own.
 */
async function renewRoute(tx: Tx, agencyId: string, row: MessageRow): Promise<MessageRow> {
  const route = await findRouteOf(tx, agencyId, row);
  if (!route) return row;
  const isTakenOver = route.senderId !== null && route.senderId !== row.sender_id && !route.failure;
  const change = {
    ...routeColumns(route),
    ...(isTakenOver ? { due_at: (await reservePlace(tx, agencyId, route.senderId)).toISOString() } : {}),
  };
  await writeRoute(tx, agencyId, row.id, change);
  return { ...row, ...change, failure: route.failure };
}

/**
 * Marks a waiting message as being sent, before it is. One that is marked already was cut off by a crash: whether it went
 * out cannot be known, so it is left to a person.
 */
async function claim(
  deps: Deps,
  tx: Tx,
  agencyId: string,
  id: string,
  take: (sender: Sender) => void,
): Promise<Claim> {
  const found = await lockMessage(tx, agencyId, id);
  if (found?.status === 'SENDING') {
    await settleMessage(tx, agencyId, id, ['SENDING'], { status: 'UNCERTAIN', failure: 'INTERRUPTED' });
    return { kind: 'done', result: 'uncertain' };
  }
  if (found?.status !== 'WAITING') return { kind: 'done' };
  if (await isLeavingAsPart(tx, agencyId, found)) {
    await enqueueSending(tx, agencyId, [{ ...found, runAt: inSeconds(PART_SECONDS) }]);
    return { kind: 'done' };
  }
  const row = await renewRoute(tx, agencyId, { ...found, failure: null });
  if (!row.failure && new Date(row.due_at) > now()) {
    await enqueueSending(tx, agencyId, [{ ...row, runAt: new Date(row.due_at) }]);
    return { kind: 'done' };
  }
  const sender = await senderOf(deps, tx, agencyId, row);
  const failure =
    row.failure ||
    (!row.to_address && 'NO_ADDRESS') ||
    (!row.from_address && 'NO_CHANNEL') ||
    sender.failure ||
    null;
  if (failure || !row.to_address || !row.from_address) {
    await settleMessage(tx, agencyId, id, ['WAITING'], { status: 'FAILED', failure });
    return { kind: 'done', result: 'failed' };
  }
  take(sender);
  const [html] = await together([bodyWithPart(tx, agencyId, row), markSending(tx, agencyId, row)]);
  const from = sender.from ?? { name: row.sender_name ?? '', address: row.from_address };
  return {
    kind: 'send',
    message: {
      channel: row.channel,
      candidateId: row.candidate_id,
      files: row.attachments,
      ...(sender.account ? { account: sender.account } : {}),
      mail: {
        messageId: row.message_id,
        from,
        to: row.to_address,
        subject: row.subject,
        html: withConsentLink(deps.config, html, { agencyId, applicationId: row.application_id }),
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
  if (ids.length === 0) return [];
  const rows = await withTenant(deps.pool, agencyId, (tx) =>
    together(ids.map((id) => findFile(tx, agencyId, id))),
  );
  const attachments: MailAttachment[] = [];
  for (const row of rows) {
    const content = row && (await deps.files.get(row.storageKey));
    if (!row || !content) return null;
    attachments.push({ filename: row.name, contentType: row.contentType, content });
  }
  return attachments;
}

/** Through what a message leaves; whether its channel has something was asked when it was claimed. */
function portOf(deps: Deps, { channel, account }: Claimed): Pick<Mailer, 'send'> {
  if (account) return accountMailer(account, { allowsInternal: deps.config.internalMailHosts });
  return deps.channels[channel] ?? deps.mail;
}

async function deliver(deps: Deps, agencyId: string, message: Claimed): Promise<MailOutcome> {
  try {
    const attachments = await readAttachments(deps, agencyId, message.files);
    if (!attachments) return { status: 'refused', reason: 'ATTACHMENT_MISSING' };
    return await portOf(deps, message).send({
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

type MemberJob = 'messages.send_by_account' | 'messages.send_written';
type MailJob = 'messages.send' | MemberJob;

/** Sends, unless there is nothing to send. Throws, to be tried again, when the mail server surely did not take the message. */
async function send(
  job: MailJob,
  { agencyId, messageId }: { agencyId: string; messageId: string },
  { deps, isLastAttempt }: JobContext,
  take: (sender: Sender) => void,
): Promise<void> {
  const claimed = await withTenant(deps.pool, agencyId, (tx) => claim(deps, tx, agencyId, messageId, take));
  if (claimed.kind === 'done') {
    if (claimed.result) mailCounts.add(job, claimed.result);
    return;
  }
  const outcome = await deliver(deps, agencyId, claimed.message);
  const failure = outcome.status === 'sent' ? null : outcome.reason;
  const givesUp = outcome.status === 'not_taken' && isLastAttempt;
  const status = givesUp ? 'FAILED' : CHANGES[outcome.status];
  countMail(job, outcome, isLastAttempt);
  await recordOutcome(deps, () =>
    withTenant(deps.pool, agencyId, (tx) =>
      // An UNCERTAIN here was written by another worker that took this one for dead; now it is known.
      settleMessage(tx, agencyId, messageId, ['SENDING', 'UNCERTAIN'], { status, failure }),
    ),
  );
  if (outcome.status === 'not_taken' && !givesUp) throw new Error(`not sent yet: ${outcome.reason}`);
}

type Payload = Parameters<typeof send>[1];

/** Job `messages.send`. */
export const sendMessage = (payload: Payload, context: JobContext): Promise<void> =>
  send('messages.send', payload, context, () => undefined);

/** The same, with few conversations at a time with any one server. */
async function sendInTurn(job: MemberJob, payload: Payload, context: JobContext): Promise<void> {
  let end = (): void => undefined;
  try {
    await send(job, payload, context, (sender) => {
      // The transaction may run more than once; each time ends the turn of the time before.
      end();
      end = () => undefined;
      end = takeServer(sender);
    });
  } catch (error) {
    if (error instanceof PutBack) mailCounts.add(job, 'put_back');
    throw error;
  } finally {
    end();
  }
}

/** Job `messages.send_by_account`. Throws PutBack too. */
export const sendMemberMessage = (payload: Payload, context: JobContext): Promise<void> =>
  sendInTurn('messages.send_by_account', payload, context);

/** Job `messages.send_written`. Throws PutBack too. */
export const sendWrittenMessage = (payload: Payload, context: JobContext): Promise<void> =>
  sendInTurn('messages.send_written', payload, context);
