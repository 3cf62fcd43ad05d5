import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { rereadCounts } from '../../jobs/counts.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { enqueue, enqueueAll } from '../../jobs/queue.ts';
import {
  askMissingPages,
  askUnreadScans,
  findOutdated,
  isOutdated,
  type PagesWritten,
  writePages,
} from '../cv-pages/index.ts';
import { type CvReading, isCutOff, READER, readCv, scanReadersOf, unread } from '../cv-reading/index.ts';
import { findFile } from '../files/index.ts';
import { followReader } from '../scores/index.ts';

/** CVs that come to be read again a minute: what one slot that rests after each gets done. */
const SHARE = 60;
const SHARE_EVERY_SECONDS = 60;
const ATTEMPTS = 5;
/** A reader that was killed, or had no time for all pages, says little of the CV: it is read twice more, and then what was read of it stays. */
const READINGS = 3;

/** Has the CVs of an agency read again that only an older reader has read or whose pages nobody kept, some a minute; `before` the id of one. */
export const enqueueRereading = (tx: Tx, agencyId: string, before: string | null = null): Promise<void> =>
  enqueue(
    tx,
    'cvs.find_outdated',
    { agencyId, before },
    {
      key: `find_outdated_cvs:${agencyId}`,
      runAt: before === null ? now() : inSeconds(SHARE_EVERY_SECONDS),
    },
  );

/** Has the next share of them read; comes back for the rest. */
async function enqueueShare(
  { config, log, pool }: Deps,
  { agencyId, before }: JobPayloads['cvs.find_outdated'],
): Promise<void> {
  const readsScans = before === null && (await scanReadersOf(config).find()) !== undefined;
  await withTenant(pool, agencyId, async (tx) => {
    if (before === null) await askMissingPages(tx, agencyId);
    if (readsScans) await askUnreadScans(tx, agencyId);
    const { fileIds, total } = await findOutdated(tx, agencyId, before, SHARE);
    if (total > 0) log.info({ left: total, reader: READER }, 'stored CVs are being read again');
    await enqueueAll(
      tx,
      'cvs.read_again',
      fileIds.map((fileId) => ({ payload: { agencyId, fileId }, key: `read_cv_again:${fileId}` })),
      { maxAttempts: ATTEMPTS },
    );
    // By the id: one that cannot be read now does not come up again and again.
    if (fileIds.length === SHARE) await enqueueRereading(tx, agencyId, fileIds.at(-1));
  });
}

const COUNTED = {
  FIRST: 'new',
  OTHER: 'new',
  SAME: 'same',
  KEPT: 'kept',
} as const satisfies Record<PagesWritten, string>;

/**
 * Reads a CV again by `read`; where its pages say something else, who has it is searched by them and scored by them. Its candidate's
 * profile stays as it is. Runs again from its start after a crash.
 */
export async function readStoredCv(
  deps: Deps,
  { agencyId, fileId }: JobPayloads['cvs.read_again'],
  attempt: number,
  read = (pdf: Uint8Array): Promise<CvReading> =>
    readCv(pdf, { agencyId, scans: scanReadersOf(deps.config) }),
): Promise<void> {
  const file = await withTenant(deps.pool, agencyId, async (tx) =>
    (await isOutdated(tx, agencyId, fileId)) ? findFile(tx, agencyId, fileId) : undefined,
  );
  if (!file) return;
  const bytes = await deps.files.get(file.storageKey);
  // Outside any transaction: a reader may take seconds.
  const reading = bytes ? await read(bytes) : unread('BROKEN', 'DAMAGED');
  if (isCutOff(reading) && attempt < READINGS) throw new Error(`the reader was cut off: ${reading.reason}`);
  const written = await withTenant(deps.pool, agencyId, async (tx) => {
    const became = await writePages(tx, agencyId, fileId, reading);
    if (became === 'KEPT' && reading.status === 'READ' && attempt < READINGS)
      throw new Error('the reader had no time to look at all pages');
    await followReader(tx, agencyId, fileId, became === 'OTHER');
    return became;
  });
  rereadCounts.add('cv', COUNTED[written]);
}

export const rereadingJobs: JobHandlers = {
  'cvs.find_outdated': (payload, { deps }) => enqueueShare(deps, payload),
  'cvs.read_again': (payload, { deps, attempt }) => readStoredCv(deps, payload, attempt),
};
