import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { toWire } from '@cantera/shared/contracts';
import { contract } from '@cantera/shared/contracts/staffing-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { toContract } from './contract-rows.ts';
import { type ContractRow, type ListQuery, pageOfRows, totalOf } from './contracts.repository.ts';

/** Rows that are in memory at once. */
const ROWS_AT_ONCE = 500;
/** Milliseconds after which a reader who is too slow is let go: the transaction is open until the last row is read. */
const MAX_MS = 120_000;

/** The answer of the list as text, piece by piece, with the rows from a cursor. */
async function* pieces(tx: Tx, actor: Actor, query: ListQuery): AsyncGenerator<string> {
  await sql`declare contracts_export no scroll cursor for ${pageOfRows(tx, actor, query)}`.execute(tx);
  let count = 0;
  yield '{"contracts":[';
  for (;;) {
    const { rows } = await sql<ContractRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from contracts_export`.execute(tx);
    const texts = rows.map((row) => JSON.stringify(toWire(contract, toContract(row))));
    if (texts.length > 0) yield (count > 0 ? ',' : '') + texts.join(',');
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  // All on the first page are all that there are.
  const isWhole = query.page === 1 && count < query.perPage;
  const total = isWhole ? count : await totalOf(tx, actor, query);
  yield `],"meta":{"total_count":${total}}}`;
}

/** Tells of what `source` throws, which its reader may not pass on. */
async function* watched(source: AsyncGenerator<string>, tell: (failure: unknown) => void) {
  try {
    yield* source;
  } catch (failure) {
    tell(failure);
    throw failure;
  }
}

/**
 * Sends a page of contracts of any length without holding it in memory, and is done when the last of it has left, or whoever
 * asked has gone or does not read on. Throws what the database throws: the answer ends in the middle then.
 */
export async function sendContracts(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const failures: unknown[] = [];
  const source = watched(pieces(tx, actor, query), (failure) => failures.push(failure));
  const text = Readable.from(source, { highWaterMark: 2 });
  const limit = AbortSignal.timeout(MAX_MS);
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
