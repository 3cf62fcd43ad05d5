import { sql } from 'kysely';
import { inSeconds } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { sanitizeRichText } from '../../../http/sanitize.ts';
import { messageKey } from '../../../jobs/job-keys.ts';
import { cancelJobs } from '../../../jobs/queue.ts';
import { partOf } from '../layout.ts';

/** So long a receipt waits for the mail that it is to be a part of; then it leaves by itself. */
const WAIT_SECONDS = 600;

/** When a receipt leaves by itself that is to be a part of another mail. */
export const partDueAt = (): Date => inSeconds(WAIT_SECONDS);

/** A mail of a workflow that welcomes somebody who applied. */
export interface WelcomeMail {
  readonly messageId: string;
  readonly applicationId: string;
}

/**
 * Makes waiting receipts part of the mails that welcome the same people. None waits longer for it: where the mail leaves later,
 * behind others of its sender, the receipt leaves by itself.
 */
export async function joinReceipts(tx: Tx, agencyId: string, mails: readonly WelcomeMail[]): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    update messages r set part_of = m.id
    from unnest(
      ${mails.map(({ messageId }) => messageId)}::uuid[],
      ${mails.map(({ applicationId }) => applicationId)}::uuid[]
    ) w (message_id, application_id)
    join messages m on m.agency_id = ${agencyId} and m.id = w.message_id and m.status = 'WAITING'
    where r.agency_id = ${agencyId} and r.application_id = w.application_id
      and r.is_part and r.part_of is null and r.status = 'WAITING' and m.due_at <= r.due_at`.execute(tx);
}

interface PartedMail {
  readonly id: string;
  readonly body: string;
}

/** The receipt that waits to be part of a mail, held until the end of the transaction. */
const lockPart = (tx: Tx, agencyId: string, mailId: string): Promise<PartedMail | undefined> =>
  tx
    .selectFrom('messages')
    .select(['id', 'body'])
    .where('agency_id', '=', agencyId)
    .where('part_of', '=', mailId)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();

const merged = (mail: string, receipt: string): string => `${mail}${partOf(receipt)}`;

/**
 * What leaves as a mail, HTML: with the receipt that waits to be part of it. Nothing is written, since the mail may still be
 * refused; the receipt is held, so that it cannot begin to leave by itself before the mail is marked as being sent.
 */
export async function bodyWithPart(tx: Tx, agencyId: string, mail: PartedMail): Promise<string> {
  const receipt = await lockPart(tx, agencyId, mail.id);
  return receipt ? merged(mail.body, receipt.body) : mail.body;
}

/** Whether the mail that a receipt is part of is being sent: until that is over, the receipt must not leave by itself. */
export async function isLeavingAsPart(
  tx: Tx,
  agencyId: string,
  receipt: { readonly part_of: string | null },
): Promise<boolean> {
  if (receipt.part_of === null) return false;
  const mail = await tx
    .selectFrom('messages')
    .select('status')
    .where('agency_id', '=', agencyId)
    .where('id', '=', receipt.part_of)
    .executeTakeFirst();
  return mail?.status === 'SENDING';
}

/**
 * A mail that has left, or may have, has taken its receipt along: that is no message of its own any more. Its words are kept, its
 * layout was for mail readers.
 */
export async function takePart(tx: Tx, agencyId: string, mail: PartedMail): Promise<void> {
  const receipt = await lockPart(tx, agencyId, mail.id);
  if (!receipt) return;
  await tx.deleteFrom('messages').where('agency_id', '=', agencyId).where('id', '=', receipt.id).execute();
  await cancelJobs(tx, [messageKey(receipt.id)]);
  await tx
    .updateTable('messages')
    .set({ body: sanitizeRichText(merged(mail.body, receipt.body)) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', mail.id)
    .execute();
}
