import { now } from '../../clock.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { publish } from '../live/index.ts';
import type { CandidateFeatures } from './features.ts';
import { judge } from './find.service.ts';
import { idsAfter, neighbours, readFeatures, readFrequencies, writeKeys } from './keys.repository.ts';
import { writePairs } from './pairs.repository.ts';
import { startScan } from './scans.repository.ts';
import type { Frequencies } from './score.ts';

const READ_BATCH = 1_000;
const COMPARE_BATCH = 1_000;
/** Candidates kept in memory between batches, some 500 bytes each. */
const REMEMBERED = 200_000;
/** Open screens are told every so many batches. */
const TELL_EVERY = 5;

interface Progress {
  readonly phase: 'READING' | 'COMPARING';
  readonly cursor: string | null;
  readonly done: number;
}
interface Scan {
  readonly agencyId: string;
  readonly scanId: string;
}

async function readProgress(deps: Deps, { agencyId, scanId }: Scan): Promise<Progress | undefined> {
  return withTenant(deps.pool, agencyId, (tx) =>
    tx
      .selectFrom('duplicate_scans')
      .select(['phase', 'cursor', 'done'])
      .where('agency_id', '=', agencyId)
      .where('id', '=', scanId)
      .where('status', '=', 'RUNNING')
      .executeTakeFirst(),
  );
}

type Changes = Partial<{
  phase: 'COMPARING';
  cursor: string | null;
  done: number;
  status: 'DONE' | 'FAILED';
  found: number;
  finished_at: Date;
}>;

async function write(
  deps: Deps,
  { agencyId, scanId }: Scan,
  changes: Changes,
  isTold: boolean,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    await tx
      .updateTable('duplicate_scans')
      .set(changes)
      .where('agency_id', '=', agencyId)
      .where('id', '=', scanId)
      .execute();
    if (isTold) await publish(tx, agencyId, { type: 'duplicates' });
  });
}

/** Goes through all candidates in batches; each batch is a transaction, after which the cursor stands behind it. */
async function through(
  deps: Deps,
  scan: Scan,
  from: Progress,
  size: number,
  work: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  let { cursor, done } = from;
  for (let batch = 1; ; batch += 1) {
    const ids = await withTenant(deps.pool, scan.agencyId, (tx) => idsAfter(tx, scan.agencyId, cursor, size));
    if (ids.length === 0) return;
    await work(ids);
    cursor = ids.at(-1) ?? null;
    done += ids.length;
    await write(deps, scan, { cursor, done }, batch % TELL_EVERY === 0);
  }
}

class Memory {
  readonly #features = new Map<string, CandidateFeatures>();

  missing(ids: Iterable<string>): string[] {
    return [...new Set(ids)].filter((id) => !this.#features.has(id));
  }
  add(candidates: readonly CandidateFeatures[]): void {
    if (this.#features.size + candidates.length > REMEMBERED) this.#features.clear();
    for (const candidate of candidates) this.#features.set(candidate.id, candidate);
  }
  get all(): ReadonlyMap<string, CandidateFeatures> {
    return this.#features;
  }
}

async function compareBatch(
  deps: Deps,
  agencyId: string,
  ids: readonly string[],
  frequencies: Frequencies,
  memory: Memory,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const pairs = await neighbours(tx, agencyId, ids, true);
    const concerned = pairs.flat();
    const missing = memory.missing(concerned);
    const read = await readFeatures(tx, agencyId, missing);
    memory.add(read);
    // A memory that was emptied to make room lacks some of this batch.
    const lost = memory.missing(concerned);
    if (lost.length > 0) memory.add(await readFeatures(tx, agencyId, lost));
    await writePairs(tx, agencyId, ids, judge(pairs, memory.all, frequencies), true);
  });
}

async function countOpen(deps: Deps, agencyId: string): Promise<number> {
  const { count } = await withTenant(deps.pool, agencyId, (tx) =>
    tx
      .selectFrom('duplicate_pairs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('agency_id', '=', agencyId)
      .where('dismissed_at', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/**
 * Looks at all candidates of an agency for doubles: first writes what each can be found by, then compares those who share
 * something. Cut off, it goes on where it stopped. Ends at once when a newer scan was started.
 */
export async function scan(deps: Deps, which: Scan): Promise<void> {
  const { agencyId } = which;
  let progress = await readProgress(deps, which);
  if (!progress) return;
  if (progress.phase === 'READING') {
    await through(deps, which, progress, READ_BATCH, (ids) =>
      withTenant(deps.pool, agencyId, async (tx) =>
        writeKeys(tx, agencyId, await readFeatures(tx, agencyId, ids, true)),
      ),
    );
    progress = { phase: 'COMPARING', cursor: null, done: 0 };
    await write(deps, which, { phase: 'COMPARING', cursor: null, done: 0 }, true);
  }
  const frequencies = await withTenant(deps.pool, agencyId, (tx) => readFrequencies(tx, agencyId));
  const memory = new Memory();
  await through(deps, which, progress, COMPARE_BATCH, (ids) =>
    compareBatch(deps, agencyId, ids, frequencies, memory),
  );
  const found = await countOpen(deps, agencyId);
  await write(deps, which, { status: 'DONE', found, finished_at: now() }, true);
}

/** Starts a scan and carries it out here, for whoever measures it. */
export async function scanNow(deps: Deps, agencyId: string): Promise<void> {
  const scanId = await withTenant(deps.pool, agencyId, async (tx) => {
    await startScan(tx, agencyId, null);
    const row = await tx
      .selectFrom('duplicate_scans')
      .select('id')
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    return row.id;
  });
  await scan(deps, { agencyId, scanId });
}
