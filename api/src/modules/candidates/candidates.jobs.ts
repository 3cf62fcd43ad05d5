import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { hasWords, writePages } from '../cv-pages/index.ts';
import { type CvReading, isCutOff, readCv, scanReadersOf } from '../cv-reading/index.ts';
import { findFile } from '../files/index.ts';
import { followReader } from '../scores/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { writeCandidate } from './candidate-write.ts';
import { fillFromCv } from './cv-filling.service.ts';
import { holdPending, isTheirCv } from './pending-cv.repository.ts';

type Payload = JobPayloads['candidates.read_cv'];

/** The CV's file while it is still the candidate's. */
const findPending = (deps: Deps, payload: Payload) =>
  withTenant(deps.pool, payload.agencyId, async (tx) =>
    (await isTheirCv(tx, payload)) ? findFile(tx, payload.agencyId, payload.fileId) : undefined,
  );

/** Says that the CV cannot be read, so that nobody waits for it; one that was read before stays so. */
const giveUp = (deps: Deps, payload: Payload): Promise<void> =>
  withTenant(deps.pool, payload.agencyId, async (tx) => {
    const { agencyId, candidateId, fileId } = payload;
    if (!(await holdPending(tx, payload))) return;
    const status = (await hasWords(tx, agencyId, fileId)) ? 'READ' : 'BROKEN';
    await writeCandidate(tx, agencyId, candidateId, { cv_status: status }, []);
    await publishCandidate(tx, agencyId, candidateId);
  });

/** A reader that was killed, or had no time for all pages, says little of the CV: it is read twice more. */
const READINGS = 3;

/** Fills a candidate from their CV by `read`, and keeps its pages. Runs again from its start after a crash. */
export async function readCandidateCv(
  deps: Deps,
  payload: Payload,
  attempt: number,
  read = (pdf: Uint8Array): Promise<CvReading> =>
    readCv(pdf, { agencyId: payload.agencyId, scans: scanReadersOf(deps.config) }),
): Promise<void> {
  const file = await findPending(deps, payload);
  if (!file) return;
  const bytes = await deps.files.get(file.storageKey);
  if (!bytes) return giveUp(deps, payload);
  // Outside any transaction: a reader may take seconds.
  const reading = await read(bytes);
  if (isCutOff(reading) && attempt < READINGS) throw new Error(`the reader was cut off: ${reading.reason}`);
  if (reading.status !== 'READ')
    deps.log.info({ candidateId: payload.candidateId, reason: reading.reason }, 'a CV could not be read');
  await withTenant(deps.pool, payload.agencyId, async (tx) => {
    await fillFromCv(tx, payload, reading);
    const written = await writePages(tx, payload.agencyId, payload.fileId, reading);
    if (written === 'KEPT' && reading.status === 'READ' && attempt < READINGS)
      throw new Error('the reader had no time to look at all pages');
    if (written !== 'FIRST') await followReader(tx, payload.agencyId, payload.fileId, written === 'OTHER');
  });
}

export const candidateJobs: JobHandlers = {
  async 'candidates.read_cv'(payload, { deps, attempt, isLastAttempt }) {
    try {
      await readCandidateCv(deps, payload, attempt);
    } catch (error) {
      if (isLastAttempt) await giveUp(deps, payload);
      throw error;
    }
  },
};
