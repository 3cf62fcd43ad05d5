import { topic } from '@cantera/shared/contracts/topics';
import { type Insertable, sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { ContractsTable } from '../../db/schema.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { publish } from '../../live/index.ts';

export type ContractChange = Updateable<ContractsTable>;

export async function insertContract(
  tx: Tx,
  rows: Insertable<ContractsTable> | readonly Insertable<ContractsTable>[],
): Promise<void> {
  await tx.insertInto('contracts').values(rows).execute();
}

/** What a change of a contract depends on; nobody else changes it until the transaction ends. Undefined for none of the agency. */
export const lockContract = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('contracts')
    .select(['version', 'blocked_at', 'alta', 'baja'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Writes columns as the next version. */
export async function writeContract(
  tx: Tx,
  agencyId: string,
  id: string,
  change: ContractChange,
): Promise<void> {
  await tx
    .updateTable('contracts')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Whether a contract, blocked ones too, is with this client. */
export async function hasContracts(tx: Tx, agencyId: string, clientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contracts')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the contracts of one candidate to another, whom they were merged into, and their ids. */
export async function handContractsOver(tx: Tx, agencyId: string, handover: Handover): Promise<string[]> {
  const ids = await handRowsOver(tx, agencyId, 'contracts', handover);
  if (ids.length > 0) await publish(tx, agencyId, topic.contracts());
  return ids;
}
