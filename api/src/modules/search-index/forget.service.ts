import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { writeDocs } from './storage/docs.repository.ts';

/** Takes somebody out of the index, in the transaction that deletes them: every bit that their terms name. */
export async function forgetInSearch(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const { rows } = await sql<{ generation: number; doc: number; terms: string[]; month: string }>`
    select generation, doc, terms, to_char(counted_to, 'YYYY-MM') as month from search_docs
    where agency_id = ${agencyId} and candidate_id = ${candidateId} order by generation for update`.execute(
    tx,
  );
  for (const { generation, doc, terms, month } of rows)
    await writeDocs(tx, { agencyId, generation }, [{ doc, candidateId, before: terms, after: null }], month);
}
