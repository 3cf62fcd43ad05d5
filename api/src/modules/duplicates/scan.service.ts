import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { publish } from '../../live/index.ts';
import { judge } from './find.service.ts';
import {
  blocksAfter,
  idsAfter,
  readFeatures,
  readFrequencies,
  walkIndexes,
  writeKeys,
} from './keys.repository.ts';
import { countOpenPairs, deletePairsUnseen, writePairs } from './pairs.repository.ts';
import {
  findProgress,
  findScanId,
  type Scan,
  type ScanChanges,
  type ScanProgress,
  startScan,
  writeScan,
} from './scans.repository.ts';
import { type Frequencies, type Weighed, weigh } from './score.ts';

const READ_BATCH = 1_000;
const BLOCKS = 5_000;
/** Keys are numbers of 48 bits. */
const KEYS = 2 ** 48;
/** Candidates kept in memory between batches, some 500 bytes each. */
const REMEMBERED = 200_000;
/** Open screens are told every so many batches. */
const TELL_EVERY = 5;

const write = (deps: Deps, scan: Scan, changes: ScanChanges, isTold: boolean): Promise<void> =>
  withTenant(deps.pool, scan.agencyId, async (tx) => {
    await writeScan(tx, scan, changes);
    if (isTold) await publish(tx, scan.agencyId, topic.duplicates());
  });

/** Goes through all candidates in batches; each batch is a transaction, after which the cursor stands behind it. */
async function through(
  deps: Deps,
  scan: Scan,
  from: ScanProgress,
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

const pairsOf = (ids: readonly string[]): (readonly [string, string])[] =>
  ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const));

/** Candidates as they are compared, kept between batches. */
class Memory {
  readonly #candidates = new Map<string, Weighed>();
  readonly #frequencies: Frequencies;
  constructor(frequencies: Frequencies) {
    this.#frequencies = frequencies;
  }
  get all(): ReadonlyMap<string, Weighed> {
    return this.#candidates;
  }
  /** Reads those that are not known yet. */
  async learn(tx: Tx, agencyId: string, ids: ReadonlySet<string>): Promise<void> {
    const missing = [...ids].filter((id) => !this.#candidates.has(id));
    const isFull = this.#candidates.size + missing.length > REMEMBERED;
    if (isFull) this.#candidates.clear();
    for (const features of await readFeatures(tx, agencyId, isFull ? [...ids] : missing))
      this.#candidates.set(features.id, weigh(features, this.#frequencies));
  }
}

/** Compares who shares a block, block after block; a batch of them is a transaction, after which the cursor stands behind it. */
async function compareBlocks(deps: Deps, scan: Scan, from: ScanProgress, memory: Memory): Promise<void> {
  const { agencyId } = scan;
  let { keyCursor } = from;
  for (let batch = 1; ; batch += 1) {
    const blocks = await withTenant(deps.pool, agencyId, async (tx) => {
      await walkIndexes(tx);
      return blocksAfter(tx, agencyId, keyCursor, BLOCKS);
    });
    await withTenant(deps.pool, agencyId, async (tx) => {
      await memory.learn(tx, agencyId, new Set(blocks.flatMap(({ ids }) => ids)));
      await writePairs(
        tx,
        agencyId,
        judge(
          blocks.flatMap(({ ids }) => pairsOf(ids)),
          memory.all,
        ),
      );
    });
    const last = blocks.at(-1)?.key;
    if (last === undefined) return;
    keyCursor = last;
    const done = Math.round((from.total * last) / KEYS);
    await write(deps, scan, { key_cursor: last, done }, batch % TELL_EVERY === 0);
  }
}

/**
 * Looks at all candidates of an agency for doubles: first writes what each can be found by, then compares those who share
 * something. Cut off, it goes on where it stopped. Ends at once when a newer scan was started.
 */
export async function scan(deps: Deps, which: Scan): Promise<void> {
  const { agencyId } = which;
  let progress = await withTenant(deps.pool, agencyId, (tx) => findProgress(tx, which));
  if (!progress) return;
  if (progress.phase === 'READING') {
    await through(deps, which, progress, READ_BATCH, (ids) =>
      withTenant(deps.pool, agencyId, async (tx) => {
        const features = await readFeatures(tx, agencyId, ids, true);
        await walkIndexes(tx);
        await writeKeys(tx, agencyId, features);
      }),
    );
    progress = { ...progress, phase: 'COMPARING', cursor: null, keyCursor: null, done: 0 };
    await write(deps, which, { phase: 'COMPARING', cursor: null, done: 0 }, true);
  }
  const memory = new Memory(await withTenant(deps.pool, agencyId, (tx) => readFrequencies(tx, agencyId)));
  await compareBlocks(deps, which, progress, memory);
  const { startedAt } = progress;
  await withTenant(deps.pool, agencyId, (tx) => deletePairsUnseen(tx, agencyId, startedAt));
  const found = await withTenant(deps.pool, agencyId, (tx) => countOpenPairs(tx, agencyId));
  await write(deps, which, { status: 'DONE', done: progress.total, found, finished_at: now() }, true);
}

/** Starts a scan and carries it out here, for whoever measures it. */
export async function scanNow(deps: Deps, agencyId: string): Promise<void> {
  const scanId = await withTenant(deps.pool, agencyId, async (tx) => {
    await startScan(tx, agencyId, null);
    return findScanId(tx, agencyId);
  });
  await scan(deps, { agencyId, scanId });
}
