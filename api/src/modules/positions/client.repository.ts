import type { Tx } from '../../db/tenant.ts';

/** Deleted positions of a client forget whose they were, so that the client can go. */
export async function forgetClient(tx: Tx, agencyId: string, clientId: string): Promise<void> {
  await tx
    .updateTable('positions')
    .set({ client_id: null })
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'DELETED')
    .execute();
}
