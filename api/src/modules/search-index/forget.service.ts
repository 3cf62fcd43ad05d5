import type { Tx } from '../../db/tenant.ts';
import { holdDocsOf, writeDocs } from './storage/docs.repository.ts';

/** Takes somebody out of the index, in the transaction that deletes them: every bit that their terms name. */
export async function forgetInSearch(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  for (const { generation, doc, terms, month } of await holdDocsOf(tx, agencyId, candidateId))
    await writeDocs(tx, { agencyId, generation }, [{ doc, candidateId, before: terms, after: null }], month);
}
