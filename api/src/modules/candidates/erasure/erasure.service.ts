import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { publish } from '../../../live/index.ts';
import { blockContractsOf, deleteOldContracts } from '../../contract-records/index.ts';
import { removeFiles } from '../../files/index.ts';
import { forgetStrangers } from '../../hunt-strangers/index.ts';
import { forgetCandidate } from '../../intake-items/index.ts';
import { forgetMade } from '../../keyed-calls/index.ts';
import { dropFactsOf, forgetInFacts } from '../../metric-facts/index.ts';
import { forgetInReports } from '../../report-records/index.ts';
import { forgetInSearch } from '../../search-index/index.ts';
import { publishCandidate } from '../candidate-events.ts';
import { lockCandidate, positionsOf } from '../candidates.repository.ts';
import { keysOf } from '../matching.ts';
import {
  deleteMergesOf,
  deleteRow,
  type ErasureReason,
  filesOf,
  huntsOf,
  keysOfStored,
  mergedInto,
  passOnDuplicates,
  recordDeletion,
} from './erasure.repository.ts';

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

/** Deletes a candidate whom the actor may see. Throws 404. */
export async function deleteCandidate(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockCandidate(tx, actor, id);
  await eraseCandidate(tx, actor.agencyId, id, { reason: 'BY_HAND', deletedBy: actor.userId });
}

export interface Erasure {
  readonly reason: ErasureReason;
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
  const merged = await mergedInto(tx, agencyId, id);
  // A merge that was undone still names who the candidate was then; one that stands goes with its holder.
  await deleteMergesOf(tx, agencyId, id);
  await forgetInSearch(tx, agencyId, id);
  // What is taken back was never there; what is forgotten was, and past figures stay.
  await (keepsCvs ? dropFactsOf : forgetInFacts)(tx, agencyId, id);
  if (!(await deleteRow(tx, agencyId, id))) throw notFound('candidate');
  // What a member, a client or a message to somebody else still shows is not theirs alone, and stays.
  await removeFiles(tx, agencyId, [...own, ...forgotten.fileIds, ...reports.fileIds]);
  // Mails from before a merge are about whom it made vanish.
  for (const candidateId of [id, ...merged]) await enqueue(tx, 'messages.forget', { agencyId, candidateId });
  await recordDeletion(tx, agencyId, { reason, deletedBy });
  await publishCandidate(tx, agencyId, id, boards);
  if (hasContracts) await publish(tx, agencyId, topic.contracts());
  for (const huntId of new Set(hunts)) await publish(tx, agencyId, topic.hunts(huntId));
  for (const intakeId of forgotten.intakeIds) await publish(tx, agencyId, topic.intake(intakeId));
  for (const userId of reports.userIds) await publish(tx, agencyId, topic.report(userId));
}
