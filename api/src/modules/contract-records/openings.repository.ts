import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';

/** Records that somebody reads a blocked contract, and why; gives the record's id. */
export async function recordOpening(
  tx: Tx,
  { agencyId, userId }: Actor,
  contractId: string,
  reason: string,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('contract_openings')
    .values({
      agency_id: agencyId,
      id,
      contract_id: contractId,
      opened_by: userId,
      reason,
      opened_at: now(),
    })
    .execute();
  return id;
}

/** Who has read a blocked contract, the newest first. */
export const listOpenings = (tx: Tx, agencyId: string, contractId: string) =>
  tx
    .selectFrom('contract_openings as o')
    .leftJoin('users as u', (join) =>
      join.onRef('u.agency_id', '=', 'o.agency_id').onRef('u.id', '=', 'o.opened_by'),
    )
    .select(['o.id', 'o.reason', 'o.opened_at', 'u.id as user_id', 'u.first_name', 'u.last_name'])
    .where('o.agency_id', '=', agencyId)
    .where('o.contract_id', '=', contractId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
