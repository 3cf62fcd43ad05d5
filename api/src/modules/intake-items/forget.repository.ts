import { sql } from 'kysely';
import type { ReadPerson } from '../../db/json-columns.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';

/** Who a CV says that its person is. */
type Addresses = Pick<ReadPerson, 'email' | 'linkedin'>;

/**
 * Deletes undecided and skipped CVs of a person who is being erased: those that were taken for the candidate by the same address, and
 * those that `isTheirs`, which may have been read before the candidate was there. Gives their files and intakes. Any
 * other keeps no word of anybody.
 */
export async function forgetCandidate(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  isTheirs: (person: Addresses) => boolean,
): Promise<{ fileIds: string[]; intakeIds: string[] }> {
  const { rows: waiting } = await sql<Addresses & { id: string; isSame: boolean }>`
    select i.id, i.person ->> 'email' as email, i.person ->> 'linkedin' as linkedin, exists (
      select 1 from intake_duplicates d where d.agency_id = i.agency_id and d.item_id = i.id
        and d.candidate_id = ${candidateId} and d.is_same) as "isSame"
    from intake_items i where i.agency_id = ${agencyId} and i.person is not null`.execute(tx);
  const ids = waiting.filter((item) => item.isSame || isTheirs(item)).map(({ id }) => id);
  if (ids.length === 0) return { fileIds: [], intakeIds: [] };
  const { rows } = await sql<{ file_id: string | null; intake_id: string }>`
    delete from intake_items i
    where i.agency_id = ${agencyId} and i.id = any (${ids}::uuid[]) and i.person is not null
    returning i.file_id, i.intake_id`.execute(tx);
  return {
    fileIds: rows.flatMap((row) => row.file_id ?? []),
    intakeIds: [...new Set(rows.map((row) => row.intake_id))],
  };
}

/** Gives the decisions about one candidate to another, whom they were merged into. */
export const handIntakeItemsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'intake_items', handover);
