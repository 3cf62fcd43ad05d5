import { type ManagedReason, reasonNameErrors } from '@cantera/shared/contracts/rejection-reasons';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import { publish } from '../../live/index.ts';
import {
  createReasonOnce,
  findReasonNamed,
  listKept,
  lockReasons,
  updateReason,
} from './reasons.repository.ts';

/** The reasons that people keep for the next time: those that are offered in their order, then those no longer offered. */
export const listManaged = (tx: Tx, agencyId: string): Promise<ManagedReason[]> => listKept(tx, agencyId);

const publishReasons = (tx: Tx, agencyId: string): Promise<void> =>
  publish(tx, agencyId, topic.agency('reasons'));

async function requireFreeName(tx: Tx, agencyId: string, name: string, ownId?: string): Promise<void> {
  const other = await findReasonNamed(tx, agencyId, name);
  if (other?.reusable && other.id !== ownId)
    throw fail(reasonNameErrors, 'REASON_NAME_TAKEN', 'There is a reason of this name.', {
      fields: { name: 'already_exists' },
    });
}

async function requireKept(tx: Tx, agencyId: string, id: string): Promise<ManagedReason> {
  const reason = (await listKept(tx, agencyId)).find((kept) => kept.id === id);
  if (!reason) throw notFound('reason');
  return reason;
}

/** Adds a reason behind the others. Throws 409 REASON_NAME_TAKEN, also for one that is no longer offered. */
export async function addReason(tx: Tx, agencyId: string, name: string): Promise<ManagedReason> {
  await lockReasons(tx, agencyId);
  await requireFreeName(tx, agencyId, name);
  const id = await createReasonOnce(tx, agencyId, { name, details: {}, mayRevive: true });
  await publishReasons(tx, agencyId);
  return requireKept(tx, agencyId, id);
}

/**
 * Renames a reason, or says whether it is offered; applications that were rejected for it keep it either way. Throws 404, 409
 * REASON_NAME_TAKEN.
 */
export async function changeReason(
  tx: Tx,
  agencyId: string,
  id: string,
  { name, isOffered }: { name?: string | undefined; isOffered?: boolean | undefined },
): Promise<ManagedReason> {
  await lockReasons(tx, agencyId);
  const before = await requireKept(tx, agencyId, id);
  if (name !== undefined) await requireFreeName(tx, agencyId, name, id);
  await updateReason(tx, agencyId, id, {
    ...(name === undefined ? {} : { name }),
    ...(isOffered === undefined || isOffered === before.isOffered
      ? {}
      : { retired_at: isOffered ? null : now() }),
  });
  await publishReasons(tx, agencyId);
  return requireKept(tx, agencyId, id);
}

/** Puts reasons in an order; those that are not named stand behind them as they stood. Throws 400 naming `ids` for one that is not there. */
export async function orderReasons(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ManagedReason[]> {
  await lockReasons(tx, agencyId);
  const kept = await listKept(tx, agencyId);
  const named = [...new Set(ids)];
  if (named.some((id) => !kept.some((reason) => reason.id === id))) throw invalidFields({ ids: 'not_found' });
  const rest = kept.map(({ id }) => id).filter((id) => !named.includes(id));
  for (const [ordinal, id] of [...named, ...rest].entries())
    await updateReason(tx, agencyId, id, { ordinal });
  await publishReasons(tx, agencyId);
  return listKept(tx, agencyId);
}
