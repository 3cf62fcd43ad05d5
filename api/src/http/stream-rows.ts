import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../db/tenant.ts';
import { AppError, tooMany } from '../errors.ts';

/** Rows that are in memory at once. */
const ROWS_AT_ONCE = 100;
/** Milliseconds after which a reader who is too slow is let go: below `idle_in_transaction_session_timeout` of the pool. */
const MAX_MS = 50_000;
/** Milliseconds for which a reader may take nothing. */
const STALL_MS = 10_000;
/** Exports of one process at once: each holds a connection of the pool until its reader has all of it. */
const AT_ONCE = 2;
const TRY_AGAIN_S = 10;

/** The agencies that have an export running in this process, one each. */
const running = new Set<string>();

/** Takes a place for an export of the agency. Throws 429 at once where none is free. */
function takePlace(agencyId: string): void {
  if (running.has(agencyId) || running.size >= AT_ONCE)
    throw new AppError({
      ...tooMany(TRY_AGAIN_S).parts,
      message: 'Another export is running. Try again in a moment.',
    });
  running.add(agencyId);
}

/** A page of rows of any length, as the text of an answer. */
export interface StreamedPage<R> {
  readonly statement: Parameters<typeof sql>[1];
  /** What the first rows are read in: it may limit that, and throw what the answer shall be instead. */
  readonly opening?: <T>(open: () => Promise<T>) => Promise<T>;
  /** What stands before the rows, which are parted by commas. */
  readonly before: string;
  readonly toText: (row: R) => string;
  /** What stands behind them; `count` is how many there were. */
  readonly after: (count: number) => Promise<string>;
}

async function nextRows<R>(tx: Tx): Promise<R[]> {
  const { rows } = await sql<R>`fetch ${sql.lit(ROWS_AT_ONCE)} from streamed_rows`.execute(tx);
  return rows;
}

/** The first rows from a cursor. */
async function firstRows<R>(
  tx: Tx,
  { statement, opening = (open) => open() }: StreamedPage<R>,
): Promise<R[]> {
  return opening(async () => {
    await sql`declare streamed_rows no scroll cursor for ${statement}`.execute(tx);
    return nextRows<R>(tx);
  });
}

/** The answer piece by piece, from its first rows on. */
async function* pieces<R>(
  tx: Tx,
  { before, toText, after }: StreamedPage<R>,
  first: readonly R[],
): AsyncGenerator<string> {
  let count = 0;
  yield before;
  for (let rows = first; ; rows = await nextRows<R>(tx)) {
    const texts = rows.map(toText);
    if (texts.length > 0) yield (count > 0 ? ',' : '') + texts.join(',');
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  yield await after(count);
}

/** Tells whether the database is being read, and what `source` throws, which its reader may not pass on. */
async function* watched(
  source: AsyncGenerator<string>,
  isReading: (isIt: boolean) => void,
  tell: (failure: unknown) => void,
) {
  try {
    for (;;) {
      isReading(true);
      const { done, value } = await source.next();
      isReading(false);
      if (done) return;
      yield value;
    }
  } catch (failure) {
    tell(failure);
    throw failure;
  }
}

/** Sends the pieces of an answer as somebody takes them, until it has `ended`. Throws what reading them throws. */
async function sendPieces(
  read: AsyncGenerator<string>,
  ended: AbortSignal,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const failures: unknown[] = [];
  let isReading = true;
  const source = watched(
    read,
    (isIt) => {
      isReading = isIt;
    },
    (failure) => failures.push(failure),
  );
  const text = Readable.from(source, { highWaterMark: 2 });
  const stalled = new AbortController();
  // Node asks the socket: it is no standstill while any of what was written leaves.
  reply.raw.setTimeout(STALL_MS, () => {
    if (!isReading) stalled.abort(new Error('nothing was taken'));
  });
  const limit = AbortSignal.any([ended, stalled.signal]);
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  try {
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      const packed = createGzip({ level: constants.Z_BEST_SPEED });
      reply.header('content-encoding', 'gzip').send(packed);
      await pipeline(text, packed, { signal: limit });
    } else reply.send(text);
    await finished(reply.raw, { signal: limit });
  } catch (error) {
    text.destroy();
    reply.raw.destroy();
    if (failures.length > 0) throw failures[0];
    request.log.info({ reason: String(error) }, 'an export was not read to its end');
  }
}

/**
 * Sends a page of any length without holding it in memory, and is done when the last of it has left, or whoever
 * asked has gone, takes nothing for 10 s or is not done after 50 s. Throws what the database throws, and of the first rows what
 * `opening` does: nothing is sent before those are there. After them the answer ends in the middle. Throws 429 while the agency
 * has an export running, or two others have.
 */
export async function sendRows<R>(
  tx: Tx,
  agencyId: string,
  page: StreamedPage<R>,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  takePlace(agencyId);
  try {
    const ended = AbortSignal.timeout(MAX_MS);
    await sendPieces(pieces(tx, page, await firstRows(tx, page)), ended, exchange);
  } finally {
    running.delete(agencyId);
  }
}
