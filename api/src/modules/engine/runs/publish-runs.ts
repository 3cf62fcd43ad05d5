import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../../db/tenant.ts';
import { publish } from '../../../live/index.ts';

/** Transactions that have told it: a second telling in one of them would say nothing new. */
const told = new WeakSet<Tx>();

/** Tells, once in a transaction, that other runs wait than before: workflows say how many do. */
export async function publishRuns(tx: Tx, agencyId: string, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0 || told.has(tx)) return;
  await publish(tx, agencyId, topic.automations());
  told.add(tx);
}
