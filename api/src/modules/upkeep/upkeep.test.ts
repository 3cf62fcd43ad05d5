import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { expect } from 'expect';
import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { readListing } from '../../integrations/files/s3-store.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { requireOwnImage, sweepFiles } from '../files/index.ts';
import { unusedQuery } from '../files/sweep.repository.ts';
import { prune, pruneShared } from './prune.service.ts';

const DAY = 86_400;

describe('upkeep', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  let worker: RunningWorker | undefined;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    agencyId = admin.agencyId;
  });
  after(async () => {
    await worker?.stop();
    await server.close();
  });

  const store = async (name: string, ageDays: number, access: 'public' | 'private' = 'private') => {
    const file = await server.inTenant(agencyId, (tx) =>
      storeFile(tx, server.deps.files, agencyId, {
        access,
        bytes: Buffer.from(name),
        contentType: access === 'public' ? 'image/png' : 'application/pdf',
        name,
        createdBy: admin.userId,
      }),
    );
    await server.asOwner('update files set created_at = $1 where id = $2', [
      inSeconds(-ageDays * DAY),
      file.id,
    ]);
    return file;
  };
  const isThere = async (id: string) =>
    (await server.asOwner('select 1 from files where id = $1', [id])).length > 0;

  describe('files', () => {
    it('keeps what is named anywhere and what is new, and removes what was left or replaced, bytes too', async () => {
      const [left, young, cv, picture] = [
        await store('left', 2),
        await store('young', 0.5),
        await store('cv', 2),
        await store('picture', 2, 'public'),
      ];
      const candidateId = await insertCandidate(server, agencyId);
      await server.asOwner('update candidates set cv_file_id = $1, profile_image_url = $2 where id = $3', [
        cv.id,
        `/files/public/${agencyId}/${picture.id}`,
        candidateId,
      ]);
      await sweepFiles(server.deps, agencyId);
      expect([
        await isThere(left.id),
        await isThere(young.id),
        await isThere(cv.id),
        await isThere(picture.id),
      ]).toEqual([false, true, true, true]);
      await server.call(updateCandidate, admin, {
        params: { id: candidateId },
        body: { profileImageUrl: null },
      });
      worker = startWorker(server.deps, server.databaseUrl);
      await sweepFiles(server.deps, agencyId);
      expect(await isThere(picture.id)).toBe(false);
      await until('the bytes gone', async () => (await server.deps.files.get(picture.storageKey)) === null);
      expect(await server.deps.files.get(left.storageKey)).toBeNull();
      expect(await server.deps.files.get(cv.storageKey)).not.toBeNull();
    });

    it('keeps an old picture that somebody takes in at that moment; one that is gone is refused', async () => {
      const picture = await store('taken', 2, 'public');
      const imageUrl = `/files/public/${agencyId}/${picture.id}`;
      const user = await server.createUser(agencyId, 'RECRUITER');
      const sweep = server.inTenant(agencyId, async (tx) => {
        await requireOwnImage(tx, agencyId, imageUrl, 'image_url');
        const swept = sweepFiles(server.deps, agencyId);
        await until('the sweep waiting', async () => {
          const waiting = await server.asOwner(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return waiting.length > 0;
        });
        await tx
          .updateTable('users')
          .set({ image_file_id: picture.id })
          .where('agency_id', '=', agencyId)
          .where('id', '=', user.userId)
          .execute();
        return { swept };
      });
      await (await sweep).swept;
      expect(await isThere(picture.id)).toBe(true);
      for (const gone of [newId(), '-'.repeat(36)]) {
        const change = server.inTenant(agencyId, (tx) =>
          requireOwnImage(tx, agencyId, `/files/public/${agencyId}/${gone}`, 'image_url'),
        );
        await expect(change).rejects.toMatchObject({ parts: { fields: { image_url: 'not_found' } } });
      }
    });

    it('removes old bytes of no row, whatever their name', async () => {
      const kept = await store('kept', 0.5);
      const keys = [`${agencyId}/${newId()}`, `${agencyId}/${newId()}.part`];
      for (const key of keys) await server.deps.files.put(key, Buffer.from('x'), 'application/pdf');
      const old = inSeconds(-2 * DAY);
      for (const key of [...keys, kept.storageKey])
        await utimes(path.join(server.deps.config.dataDir, 'files', key), old, old);
      await sweepFiles(server.deps, agencyId);
      const left = await Promise.all([...keys, kept.storageKey].map((key) => server.deps.files.get(key)));
      expect(left.map((bytes) => bytes !== null)).toEqual([false, false, true]);
    });

    it('finds them among more files than fit into the memory of a query', async () => {
      const { agencyId: large } = await server.createAgency('Gran');
      // At once: a sweep of the worker that runs finds none of them unused.
      await server.asOwner(
        `with made as (
           insert into files (agency_id, id, access, storage_key, content_type, bytes, name, sha256, created_at)
           select $1, gen_random_uuid(), 'private', 'x', 'application/pdf', 1, 'x.pdf', '', $2 from generate_series(1, 5000)
           returning *
         )
         insert into candidates (agency_id, id, first_name, cv_file_id, created_at, updated_at)
         select agency_id, gen_random_uuid(), 'A', id, created_at, created_at from made`,
        [large, inSeconds(-2 * DAY)],
      );
      await server.asOwner('analyze files, candidates');
      const plan = await server.inTenant(large, async (tx) => {
        await sql`set local work_mem = '64kB'`.execute(tx);
        const query = unusedQuery(large, { before: inSeconds(-DAY), limit: 100 });
        return JSON.stringify((await sql`explain ${query}`.execute(tx)).rows);
      });
      expect(plan).toContain('Anti Join');
      expect(plan).not.toContain('SubPlan');
    });

    it('leaves young bytes without a row alone: their request may still be under way', async () => {
      const key = `${agencyId}/${newId()}`;
      await server.deps.files.put(key, Buffer.from('x'), 'application/pdf');
      await sweepFiles(server.deps, agencyId);
      expect(await server.deps.files.get(key)).not.toBeNull();
    });

    it('reads a listing of S3, page by page', () => {
      const xml = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>abc=</NextContinuationToken>
        <Contents><Key>a/1</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>
        <Contents><Key>a/2</Key><LastModified>2026-01-02T03:04:06.000Z</LastModified></Contents></ListBucketResult>`;
      expect(readListing(xml)).toEqual({
        files: [
          { key: 'a/1', changedAt: new Date('2026-01-02T03:04:05Z') },
          { key: 'a/2', changedAt: new Date('2026-01-02T03:04:06Z') },
        ],
        next: 'abc=',
      });
    });
  });

  it('deletes what has served its time and keeps the rest', async () => {
    for (const days of [-1, 1])
      await server.asOwner(
        'insert into sessions (agency_id, id, user_id, token_hash, created_at, last_used_at, expires_at) values ($1, $2, $3, $4, $5, $5, $6)',
        [agencyId, newId(), admin.userId, Buffer.from(newId()), now(), inSeconds(days * DAY)],
      );
    for (const days of [8, 1])
      await server.asOwner('insert into login_attempts (key, failures, updated_at) values ($1, 1, $2)', [
        newId(),
        inSeconds(-days * DAY),
      ]);
    const count = async (table: string, condition: string): Promise<number> =>
      (await server.asOwner(`select 1 from ${table} where ${condition}`)).length;
    await prune(server.deps, agencyId);
    await pruneShared(server.deps);
    expect(await count('sessions', `expires_at < '${now().toISOString()}'`)).toBe(0);
    expect(await count('sessions', `expires_at > '${now().toISOString()}'`)).toBeGreaterThanOrEqual(2);
    expect(await count('login_attempts', 'true')).toBe(1);
  });

  it('runs at every start of a worker, and once a day after that', async () => {
    worker ??= startWorker(server.deps, server.databaseUrl);
    const job = await until('the next day’s job', async () =>
      (await server.jobs('upkeep.daily')).find(({ runAt }) => runAt.getTime() > Date.now() + 3_600_000),
    );
    expect(job).toBeDefined();
    const parts = await server.asOwner<{ name: string }>(
      "select substring(c.relname from '(.*)_[0-9]+$') as name from pg_class c where c.relispartition and c.relkind = 'r' and c.relname ~ '_[0-9]+$' group by 1 order by 1",
    );
    expect(parts.map(({ name }) => name)).toEqual(['domain_events', 'live_events']);
  });
});
