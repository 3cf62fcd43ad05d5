import { type RawBuilder, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

// Facts are written by triggers (migration 0155), so that no write of an application or a move can leave them behind. Here is
// what a trigger cannot tell: why applications go.

/** A move holds its application before its fact; whoever takes facts away does too, or the two wait for each other. */
async function holdApplications(tx: Tx, agencyId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`select id from applications where agency_id = ${agencyId} and ${which} order by id for update`.execute(
    tx,
  );
}

/** Takes a candidate who is about to be erased out of their facts. The times stay, so that no past figure changes. */
export async function forgetInFacts(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  await holdApplications(tx, agencyId, sql`candidate_id = ${candidateId}`);
  await sql`
    update application_facts f set application_id = null, erased_at = ${now()}::timestamptz
    from applications a
    where a.agency_id = ${agencyId} and a.candidate_id = ${candidateId}
      and f.agency_id = ${agencyId} and f.application_id = a.id`.execute(tx);
}

/** Takes the facts of a candidate away whose creation is taken back: nobody ever applied. */
export async function dropFactsOf(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  await holdApplications(tx, agencyId, sql`candidate_id = ${candidateId}`);
  await sql`
    delete from application_facts f using applications a
    where a.agency_id = ${agencyId} and a.candidate_id = ${candidateId}
      and f.agency_id = ${agencyId} and f.application_id = a.id`.execute(tx);
}

/** Takes the facts of applications away that are set aside, so that nobody is counted twice; written back with them. */
export async function dropFacts(tx: Tx, agencyId: string, applicationIds: readonly string[]): Promise<void> {
  await holdApplications(tx, agencyId, sql`id = any (${[...applicationIds]}::uuid[])`);
  await tx
    .deleteFrom('application_facts')
    .where('agency_id', '=', agencyId)
    .where('application_id', 'in', [...applicationIds])
    .execute();
}

/** How many applications are counted again in one statement. */
const AT_ONCE = 1000;

/**
 * Counts the applications after an id again from their history, as many as one statement takes, and gives where it ended, null
 * after the last, and how many facts had not been what the history says. Moves that do not say what their step was are told
 * what it is now.
 */
export async function recountFacts(
  tx: Tx,
  agencyId: string,
  afterId: string | null,
): Promise<{ lastId: string | null; repaired: number }> {
  const { rows } = await sql<{ id: string }>`
    select id from applications where agency_id = ${agencyId} and (${afterId}::uuid is null or id > ${afterId}::uuid)
    order by id limit ${AT_ONCE} for no key update`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`select app.tell_step_kinds(${agencyId}::uuid, ${ids}::uuid[])`.execute(tx);
  const wrong = await sql<{ id: string }>`
    select h.application_id as id from app.count_facts(${agencyId}::uuid, ${ids}::uuid[]) h
    left join application_facts f on f.agency_id = ${agencyId} and f.application_id = h.application_id
    where (f.position_id, f.source, f.applied_at, f.moves, f.in_process_at, f.at_client_at, f.hired_at, f.rejected_at, f.reason_id)
      is distinct from
      (h.position_id, h.source, h.applied_at, h.moves, h.in_process_at, h.at_client_at, h.hired_at, h.rejected_at, h.reason_id)`.execute(
    tx,
  );
  const repaired = wrong.rows.map(({ id }) => id);
  if (repaired.length > 0)
    await sql`select app.write_facts(${agencyId}::uuid, ${repaired}::uuid[])`.execute(tx);
  return { lastId: ids.length < AT_ONCE ? null : (ids.at(-1) ?? null), repaired: repaired.length };
}
