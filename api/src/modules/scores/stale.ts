import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { enqueueRescore, tellBoard } from './enqueue.ts';
import { LIVE } from './scores.repository.ts';

/**
 * Keeps the numbers of scores that rest on a CV which is replaced until the next ones stand; what they quote goes with the
 * file. An application with that CV of its own stays judged by it.
 */
export async function outdateScoresOn(tx: Tx, agencyId: string, fileId: string): Promise<void> {
  const { rows } = await sql<{ positionId: string }>`
    with outdated as (
      update application_scores sc set verdicts = '[]', file_id = null, stale = 'CV'
      from applications a
      where a.agency_id = sc.agency_id and a.id = sc.application_id and a.cv_file_id is distinct from ${fileId}::uuid
        and sc.agency_id = ${agencyId} and sc.file_id = ${fileId}::uuid and sc.lax is not null
      returning a.position_id
    )
    select distinct position_id as "positionId" from outdated`.execute(tx);
  for (const { positionId } of rows) await tellBoard(tx, agencyId, positionId);
}

/** Has the applications of a position scored anew after a change of what it asks for; until then their scores are the old ones. */
export async function rescoreAfterChange(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update application_scores sc set stale = 'CRITERIA'
    from applications a join positions p on p.agency_id = a.agency_id and p.id = a.position_id
    where a.agency_id = sc.agency_id and a.id = sc.application_id and p.status = any (${[...LIVE]})
      and sc.agency_id = ${agencyId} and a.position_id = ${positionId} and sc.lax is not null and sc.stale is null`.execute(
    tx,
  );
  if (numAffectedRows) await tellBoard(tx, agencyId, positionId);
  await enqueueRescore(tx, agencyId, positionId);
}
