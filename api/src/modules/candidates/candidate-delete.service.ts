import { topic } from '@cantera/shared/contracts/topics';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { blockContractsOf, deleteOldContracts } from '../contract-records/index.ts';
import { removeFiles } from '../files/index.ts';
import { forgetStrangers } from '../hunt-strangers/index.ts';
import { forgetCandidate } from '../intake-items/index.ts';
import { forgetMade } from '../keyed-calls/index.ts';
import { dropFactsOf, forgetInFacts } from '../metric-facts/index.ts';
import { forgetInReports } from '../report-records/index.ts';
import { forgetInSearch } from '../search-index/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { lockCandidate, positionsOf } from './candidates.repository.ts';
import { keysOf } from './matching.ts';

/**
 * Every file of a candidate: CVs of now and of each application, offered ones, documents, the picture, what
 * merges keep.
 */
async function filesOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.agency_id = ${agencyId} and f.id in (
      select cv_file_id from candidates where agency_id = ${agencyId} and id = ${id}
      union select cv_file_id from applications where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_suggestions where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_documents where agency_id = ${agencyId} and candidate_id = ${id}
      union select u.file_id from file_uses u
        join candidate_merges m on m.agency_id = u.agency_id and m.id = u.merge_id
        where m.agency_id = ${agencyId} and m.holder_id = ${id}
      union select profile_image_file_id from candidates where agency_id = ${agencyId} and id = ${id}
    )`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Those marked as possibly this candidate point from now on at the oldest of them, who takes the candidate's
 * place.
 */
async function passOnDuplicates(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`
    with marked as (
      select id, first_value(id) over (order by created_at, id) as oldest from candidates
      where agency_id = ${agencyId} and possible_duplicate_of = ${id}
    )
    update candidates c set possible_duplicate_of = marked.oldest from marked
    where c.agency_id = ${agencyId} and c.id = marked.id and marked.id <> marked.oldest`.execute(tx);
}

const keysOfStored = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('candidates')
    .select(['email_key', 'linkedin_key'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes CVs that wait to be decided and have an address of the candidate's. */
async function forgetCvs(tx: Tx, agencyId: string, id: string): ReturnType<typeof forgetCandidate> {
  const candidate = await keysOfStored(tx, agencyId, id);
  return forgetCandidate(tx, agencyId, id, (person) => {
    const { email, linkedin } = keysOf(person);
    return (
      (email !== null && email === candidate?.email_key) ||
      (linkedin !== null && linkedin === candidate?.linkedin_key)
    );
  });
}

/** Deletes people of uploaded files who have an address of the candidate's; gives the hunts that had found them. */
async function forgetInFiles(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const candidate = await keysOfStored(tx, agencyId, id);
  if (!candidate) return [];
  const { email_key: emailKey, linkedin_key: linkedinKey } = candidate;
  return forgetStrangers(tx, agencyId, { emailKey, linkedinKey });
}

/** Hunts that found them. */
async function huntsOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('hunt_people')
    .select('hunt_id')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', id)
    .execute();
  return rows.map((row) => row.hunt_id);
}

/** Deletes a candidate whom the actor may see. Throws 404. */
export async function deleteCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockCandidate(tx, actor, id);
  await eraseCandidate(tx, actor.agencyId, id, { reason: 'BY_HAND', deletedBy: actor.userId });
}

export interface Erasure {
  readonly reason: 'BY_HAND' | 'CONSENT_REFUSED' | 'APPLICATION_REJECTED';
  /** Null when the system does it. */
  readonly deletedBy: string | null;
  /** Nobody is being forgotten: a creation is taken back, and CVs of the same person that wait stay as they were before. */
  readonly keepsCvs?: boolean;
}

/**
 * Deletes a candidate with all that belongs to them: applications, histories, consents, messages sent and
 * waiting, and the files' rows now, their bytes and the outbox's mails in the queue. Contracts are papers
 * that the law has kept: they are locked away, those that are old enough deleted. Records that it was done,
 * without a word of who it was. Throws 404.
 */
export async function eraseCandidate(
  tx: Tx,
  agencyId: string,
  id: string,
  { reason, deletedBy, keepsCvs = false }: Erasure,
): Promise<void> {
  const boards = await positionsOf(tx, agencyId, id);
  const found = await huntsOf(tx, agencyId, id);
  const hunts = keepsCvs ? found : [...found, ...(await forgetInFiles(tx, agencyId, id))];
  const own = await filesOf(tx, agencyId, id);
  await passOnDuplicates(tx, agencyId, id);
  const forgotten = keepsCvs ? { fileIds: [], intakeIds: [] } : await forgetCvs(tx, agencyId, id);
  const reports = await forgetInReports(tx, agencyId, id);
  const hasContracts = (await blockContractsOf(tx, agencyId, id)) > 0;
  if (hasContracts) await deleteOldContracts(tx, agencyId);
  await forgetMade(tx, agencyId, id);
  const merged = await tx
    .selectFrom('candidate_merges')
    .select('other_id')
    .where('agency_id', '=', agencyId)
    .where('holder_id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
  // A merge that was undone still names who the candidate was then; one that stands goes with its holder.
  await tx
    .deleteFrom('candidate_merges')
    .where('agency_id', '=', agencyId)
    .where('other_id', '=', id)
    .execute();
  await forgetInSearch(tx, agencyId, id);
  // What is taken back was never there; what is forgotten was, and past figures stay.
  await (keepsCvs ? dropFactsOf : forgetInFacts)(tx, agencyId, id);
  const { numDeletedRows } = await tx
    .deleteFrom('candidates')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('candidate');
  // What a member, a client or a message to somebody else still shows is not theirs alone, and stays.
  await removeFiles(tx, agencyId, [...own, ...forgotten.fileIds, ...reports.fileIds]);
  // Mails from before a merge are about whom it made vanish.
  for (const candidateId of [id, ...merged.map((row) => row.other_id)])
    await enqueue(tx, 'messages.forget', { agencyId, candidateId });
  await tx
    .insertInto('candidate_deletions')
    .values({ agency_id: agencyId, id: newId(), reason, deleted_by: deletedBy, deleted_at: now() })
    .execute();
  await publishCandidate(tx, agencyId, id, boards);
  if (hasContracts) await publish(tx, agencyId, topic.contracts());
  for (const huntId of new Set(hunts)) await publish(tx, agencyId, topic.hunts(huntId));
  for (const intakeId of forgotten.intakeIds) await publish(tx, agencyId, topic.intake(intakeId));
  for (const userId of reports.userIds) await publish(tx, agencyId, topic.report(userId));
}
