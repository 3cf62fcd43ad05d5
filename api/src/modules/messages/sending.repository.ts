import { NOT_WANTED } from '@cantera/shared/contracts/messages';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { MessageRoute } from './automatic/message-route.ts';

/** A message whole, held until the end of the transaction. */
export const lockMessage = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type MessageRow = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** A message that is there, by what its route is found by. */
export const findRouted = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('messages')
    .select(['id', 'run_id', 'sender_id', 'application_id', 'candidate_id', 'channel', 'status'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What of a message says from whom to whom it goes. */
export const routeColumns = ({ senderId, senderName, fromAddress, toAddress }: MessageRoute) => ({
  sender_id: senderId,
  sender_name: senderName,
  from_address: fromAddress,
  to_address: toAddress,
});

/** Gives a message another route, and where it is given another time at which it is due. */
export async function writeRoute(
  tx: Tx,
  agencyId: string,
  id: string,
  change: ReturnType<typeof routeColumns> & { readonly due_at?: string },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Marks a message as being sent, once more. */
export async function markSending(
  tx: Tx,
  agencyId: string,
  { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'SENDING', attempts: attempts + 1 })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/**
 * Has a message wait again that failed, is uncertain or, where `isWantedAgain`, that nobody wanted; due now. Gives whose it is,
 * undefined of one in any other state.
 */
export const waitAgain = (
  tx: Tx,
  agencyId: string,
  id: string,
  isWantedAgain: boolean,
): Promise<{ candidate_id: string | null } | undefined> =>
  tx
    .updateTable('messages')
    .set({ status: 'WAITING', failure: null, due_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['FAILED', 'UNCERTAIN']),
        ...(isWantedAgain ? [eb.and([eb('status', '=', 'CANCELLED'), eb('failure', '=', NOT_WANTED)])] : []),
      ]),
    )
    .returning('candidate_id')
    .executeTakeFirst();

/** How the run of a message stands, held so that it stays until the end of the transaction; undefined where none sent it. */
export const holdRunOf = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('messages as m', (on) =>
      on.onRef('m.agency_id', '=', 'r.agency_id').onRef('m.run_id', '=', 'r.id'),
    )
    .select(['r.status', 'r.cancelled_reason'])
    .where('m.agency_id', '=', agencyId)
    .where('m.id', '=', id)
    .forShare('r')
    .executeTakeFirst();
