import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { namedFiles, removeFiles } from '../files/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { lockCandidate, positionsOf } from './candidates.repository.ts';

/** Every file of his: CVs of now and of each application, offered ones, documents, the picture, what merges keep. */
async function filesOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.agency_id = ${agencyId} and f.id in (
      select cv_file_id from candidates where agency_id = ${agencyId} and id = ${id}
      union select cv_file_id from applications where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_suggestions where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_documents where agency_id = ${agencyId} and candidate_id = ${id}
      union select m.file from candidate_merges, unnest(file_ids) m (file)
        where agency_id = ${agencyId} and holder_id = ${id}
      union select right(c.profile_image_url, 36)::uuid from candidates c
        where c.agency_id = ${agencyId} and c.id = ${id} and c.profile_image_url ~ '^/files/public/[0-9a-f-]{36}/[0-9a-f-]{36}$'
    )`.execute(tx);
  return rows.map((row) => row.id);
}

/** Those marked as possibly him point at the oldest of them from now on, who takes his place. */
async function passOnDuplicates(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`
    with marked as (
      select id, first_value(id) over (order by created_at, id) as oldest from candidates
      where agency_id = ${agencyId} and possible_duplicate_of = ${id}
    )
    update candidates c set possible_duplicate_of = marked.oldest from marked
    where c.agency_id = ${agencyId} and c.id = marked.id and marked.id <> marked.oldest`.execute(tx);
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
}

/**
 * Deletes a candidate with all that belongs to him: applications, histories, consents, messages sent and waiting, and the
 * files' rows now, their bytes and the outbox's mails in the queue. Records that it was done, without a word of who he was. Throws 404.
 */
export async function eraseCandidate(
  tx: Tx,
  agencyId: string,
  id: string,
  { reason, deletedBy }: Erasure,
): Promise<void> {
  const boards = await positionsOf(tx, agencyId, id);
  const files = await filesOf(tx, agencyId, id);
  await passOnDuplicates(tx, agencyId, id);
  const merged = await tx
    .selectFrom('candidate_merges')
    .select('other_id')
    .where('agency_id', '=', agencyId)
    .where('holder_id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
  // A merge that was undone still names who he was then; one that stands goes with its holder.
  await tx
    .deleteFrom('candidate_merges')
    .where('agency_id', '=', agencyId)
    .where('other_id', '=', id)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('candidates')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('candidate');
  // What a member, a client or a message to somebody else still shows is not his alone.
  const shared = files.length > 0 ? await namedFiles(tx, agencyId, files) : new Set();
  await removeFiles(
    tx,
    agencyId,
    files.filter((file) => !shared.has(file)),
  );
  // Mails from before a merge are about whom it made vanish.
  for (const candidateId of [id, ...merged.map((row) => row.other_id)])
    await enqueue(tx, 'messages.forget', { agencyId, candidateId });
  await tx
    .insertInto('candidate_deletions')
    .values({ agency_id: agencyId, id: newId(), reason, deleted_by: deletedBy, deleted_at: now() })
    .execute();
  await publishCandidate(tx, agencyId, id, boards);
}
