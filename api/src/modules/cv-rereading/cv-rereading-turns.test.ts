import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { until } from '../../testing/until.ts';
import { startWorker } from '../../worker.ts';
import { READER } from '../cv-reading/index.ts';
import { enqueueRereading, rereadingJobs } from './index.ts';

describe('the order in which stored CVs are read again', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  const forgetJobs = () => server.asOwner('delete from graphile_worker._private_jobs');
  beforeEach(forgetJobs);

  /** An agency with so many CVs of two pages that only an older reader has read; gives their ids, the newest first. */
  async function agencyWith(count: number) {
    const { agencyId } = await server.createAgency();
    const ids = Array.from({ length: count }, () => newId());
    await server.asOwner(
      `insert into files (agency_id, id, access, name, content_type, bytes, storage_key, sha256, created_at)
       select $1, id, 'private', 'cv.pdf', 'application/pdf', 1, 'k' || id, '', now() from unnest($2::uuid[]) id`,
      [agencyId, ids],
    );
    await server.asOwner(
      `insert into cv_pages (agency_id, file_id, page, checked, lines, reader)
       select $1, id, p, true, '[]', 0 from unnest($2::uuid[]) id, generate_series(1, 2) p`,
      [agencyId, ids],
    );
    return { agencyId, ids: ids.sort().reverse() };
  }
  const find = (agencyId: string, from: string | null = null) =>
    rereadingJobs['cvs.find_outdated']?.(
      { agencyId, before: from },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  /** The CVs that wait to be read again, in the order in which the queue gives them out. */
  const waiting = async () =>
    (
      await server.asOwner<{ id: string }>(
        `select payload->>'fileId' as id from graphile_worker._private_jobs where key like 'read_cv_again:%'
         order by priority, run_at, id`,
      )
    ).map(({ id }) => id);
  const next = (agencyId: string) =>
    server.asOwner<{ before: string; wait: number }>(
      `select payload->>'before' as before, extract(epoch from run_at - created_at)::int as wait
       from graphile_worker._private_jobs where key = $1`,
      [`find_outdated_cvs:${agencyId}`],
    );

  it('[SCORE-27] come some a minute, each once, the newest first', async () => {
    const { agencyId, ids } = await agencyWith(70);
    await find(agencyId);
    expect(await waiting()).toEqual(ids.slice(0, 60));
    const [rest] = await next(agencyId);
    // The row is as old as the transaction, which a busy machine draws out; its time is told within it.
    expect(rest?.wait).toBeGreaterThanOrEqual(59);
    expect(rest?.wait).toBeLessThan(240);
    await forgetJobs();
    await find(agencyId, rest?.before);
    expect(await waiting()).toEqual(ids.slice(60));
    expect(await next(agencyId)).toEqual([]);
    await server.asOwner('update cv_pages set reader = $2 where agency_id = $1', [agencyId, READER]);
    await forgetJobs();
    await server.inTenant(agencyId, (tx) => enqueueRereading(tx, agencyId));
    await find(agencyId);
    expect(await waiting()).toEqual([]);
  });

  it('[SCORE-27] the log says how many are left', async () => {
    const { agencyId } = await agencyWith(3);
    const info = mock.method(server.deps.log, 'info', () => undefined);
    const lines = () => info.mock.calls.map((call) => call.arguments as unknown);
    try {
      await find(agencyId);
      expect(lines()).toEqual([[{ left: 3, reader: READER }, 'stored CVs are being read again']]);
      await server.asOwner('update cv_pages set reader = $2 where agency_id = $1', [agencyId, READER]);
      await find(agencyId);
      expect(lines()).toHaveLength(1);
    } finally {
      info.mock.restore();
    }
  });

  it('[SCORE-27] agencies have them read in turns', async () => {
    const busy = await agencyWith(6);
    const other = await agencyWith(2);
    await find(busy.agencyId);
    await find(other.agencyId);
    const order: string[] = [];
    const worker = startWorker(server.deps, server.databaseUrl, {
      'cvs.read_again': async ({ fileId }) => void order.push(fileId),
    });
    try {
      await until('all eight', () => order.length === 8);
    } finally {
      await worker.stop();
    }
    const [first, second, ...others] = busy.ids;
    expect(order).toEqual([first, other.ids[0], second, other.ids[1], ...others]);
  });
});
