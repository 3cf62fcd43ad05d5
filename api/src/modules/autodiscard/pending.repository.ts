import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

interface PendingRow {
  readonly id: string;
  readonly candidate_id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly version: number;
  readonly discard_run_id: string;
  readonly discarded_at: string;
  /** The score that it was discarded by. */
  readonly decided_score: number;
}

/** A page of the discards of a position that wait for a person, the oldest first. */
export async function findPending(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select a.id, a.candidate_id, c.first_name, c.last_name, a.version, a.discard_run_id, a.discarded_at,
      coalesce((
        select i.score from decision_inputs i join decisions d on d.agency_id = i.agency_id and d.id = i.decision_id
        where i.agency_id = a.agency_id and i.application_id = a.id and d.kind = 'DISCARDED_BY_SCORE'
        order by d.created_at desc, d.id desc limit 1), 0) as decided_score
    from applications a join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
    where a.agency_id = ${agencyId} and a.position_id = ${positionId} and a.discard_state = 'PROVISIONAL'
    order by a.discarded_at, a.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  return rows;
}
