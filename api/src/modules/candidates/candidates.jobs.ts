import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { writePages } from '../cv-pages/index.ts';
import { readCv } from '../cv-reading/index.ts';
import { findFile } from '../files/index.ts';
import { followReader } from '../scores/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { writeCandidate } from './candidate-write.ts';
import { fillFromCv } from './cv-filling.service.ts';

type Payload = JobPayloads['candidates.read_cv'];

/** The CV's file while it is still the candidate's. */
const findPending = (deps: Deps, { agencyId, candidateId, fileId }: Payload) =>
  withTenant(deps.pool, agencyId, async (tx) => {
    const candidate = await tx
      .selectFrom('candidates')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('id', '=', candidateId)
      .where('cv_file_id', '=', fileId)
      .executeTakeFirst();
    return candidate && findFile(tx, agencyId, fileId);
  });

/** Says that the CV cannot be read, so that nobody waits for it. */
const giveUp = (deps: Deps, { agencyId, candidateId, fileId }: Payload): Promise<void> =>
  withTenant(deps.pool, agencyId, async (tx) => {
    const pending = await tx
      .selectFrom('candidates')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('id', '=', candidateId)
      .where('cv_file_id', '=', fileId)
      .where('cv_status', '=', 'PENDING')
      .forUpdate()
      .executeTakeFirst();
    if (!pending) return;
    await writeCandidate(tx, agencyId, candidateId, { cv_status: 'BROKEN' }, []);
    await publishCandidate(tx, agencyId, candidateId);
  });

/** A reader that something outside killed says nothing of the CV: it is read twice more. */
const READINGS = 3;

async function read(deps: Deps, payload: Payload, attempt: number): Promise<void> {
  const file = await findPending(deps, payload);
  if (!file) return;
  const bytes = await deps.files.get(file.storageKey);
  if (!bytes) return giveUp(deps, payload);
  // Outside any transaction: a reader may take seconds.
  const reading = await readCv(bytes);
  if (reading.reason === 'READER_KILLED' && attempt < READINGS)
    throw new Error('the reader was killed from outside');
  if (reading.status !== 'READ')
    deps.log.info({ candidateId: payload.candidateId, reason: reading.reason }, 'a CV could not be read');
  await withTenant(deps.pool, payload.agencyId, async (tx) => {
    await fillFromCv(tx, payload, reading);
    const written = await writePages(tx, payload.agencyId, payload.fileId, reading);
    if (written === 'OTHER') await followReader(tx, payload.agencyId, payload.fileId, true);
  });
}

export const candidateJobs: JobHandlers = {
  async 'candidates.read_cv'(payload, { deps, attempt, isLastAttempt }) {
    try {
      await read(deps, payload, attempt);
    } catch (error) {
      if (isLastAttempt) await giveUp(deps, payload);
      throw error;
    }
  },
};
