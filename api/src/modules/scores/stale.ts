import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { enqueueJudging, enqueueRescore, enqueueScoresAgain, tellBoard } from './enqueue.ts';
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

/** The applications of positions that are not closed which are judged by a CV, held until the transaction ends. */
async function holdJudgedBy(tx: Tx, agencyId: string, fileId: string) {
  const { rows } = await sql<{ id: string; positionId: string }>`
    select a.id, a.position_id as "positionId"
    from applications a join positions p on p.agency_id = a.agency_id and p.id = a.position_id
    where a.agency_id = ${agencyId} and (a.cv_file_id = ${fileId}::uuid or a.cv_file_id is null and a.candidate_id = any (array(
      select c.id from candidates c where c.agency_id = ${agencyId} and c.cv_file_id = ${fileId}::uuid)))
      and p.status = any (${[...LIVE]})
    order by a.id for no key update of a`.execute(tx);
  return { ids: rows.map(({ id }) => id), positionIds: new Set(rows.map(({ positionId }) => positionId)) };
}

/**
 * Has the scores that rest on a CV follow what a newer reader has made of its pages. Where they are others (`isOther`) the
 * scores are made anew, those of before standing until then; else rules that waited for the reader may look at them.
 */
export async function followReader(
  tx: Tx,
  agencyId: string,
  fileId: string,
  isOther: boolean,
): Promise<void> {
  const { ids, positionIds } = await holdJudgedBy(tx, agencyId, fileId);
  if (isOther) {
    await sql`update application_scores set stale = 'READER'
      where agency_id = ${agencyId} and application_id = any (${ids}::uuid[]) and file_id = ${fileId}::uuid`.execute(
      tx,
    );
    await enqueueScoresAgain(tx, agencyId, ids);
  }
  for (const positionId of positionIds)
    await (isOther ? tellBoard(tx, agencyId, positionId) : enqueueJudging(tx, agencyId, positionId));
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
