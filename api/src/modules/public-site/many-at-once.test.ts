import { after, before, describe, it } from 'node:test';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import { sql } from 'kysely';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import { until } from '../../testing/until.ts';

const APPLICATIONS = 12;
/** Half of the connections that the test server has. */
const AT_ONCE = 2;

describe('applications that come all at once', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '1000' });
    admin = await server.createAgency();
  });
  after(() => server.close());

  const counted = async (): Promise<number> => {
    const [row] = await server.asOwner<{ count: number }>(
      'select candidate_count as count from agencies where id = $1',
      [admin.agencyId],
    );
    return row?.count ?? 0;
  };
  const waitForLocks = async (): Promise<number> => {
    const [row] = await server.asOwner<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return row?.count ?? 0;
  };
  /** Does something while nobody else can count the agency's candidates. */
  const whileHeld = (work: () => Promise<void>) =>
    server.inTenant(admin.agencyId, async (tx) => {
      await sql`select from agencies where id = ${admin.agencyId} for no key update`.execute(tx);
      await work();
    });

  it('take half of the connections at most: who works in the product has the others', async () => {
    const positionId = await portalPosition(server, admin);
    const before = await counted();
    const sent: ReturnType<typeof apply>[] = [];
    await whileHeld(async () => {
      for (let n = 0; n < APPLICATIONS; n += 1)
        sent.push(apply(server, slugOf(admin), positionId, applicant()));
      await until('two are stored', async () => (await waitForLocks()) === AT_ONCE);
      for (let n = 0; n < 5; n += 1)
        expect((await server.call(listCandidates, admin, { query: {} })).status).toBe(200);
      expect(await waitForLocks()).toBe(AT_ONCE);
    });
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(
      Array(APPLICATIONS).fill(200),
    );
    expect(await counted()).toBe(before + APPLICATIONS);
  });

  it('candidates are counted when their transaction ends: those of another do not wait for it', async () => {
    const before = await counted();
    await server.inTenant(admin.agencyId, async (tx) => {
      const add = () =>
        sql`insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
          values (${admin.agencyId}, ${newId()}, 'Ona', 'Vila', now(), now())`.execute(tx);
      await add();
      await sql`savepoint kept`.execute(tx);
      await add();
      await sql`rollback to savepoint kept`.execute(tx);
      await add();
      await insertCandidate(server, admin.agencyId);
      expect(await counted()).toBe(before + 1);
      const { rows } = await sql<{ n: number }>`
        select app.uncounted_candidates(${admin.agencyId}) as n`.execute(tx);
      expect(rows).toEqual([{ n: 2 }]);
      await sql`select app.settle_candidate_counts()`.execute(tx);
      await add();
    });
    expect(await counted()).toBe(before + 4);
  });

  it('what is taken back is not counted, and who is deleted is counted no more', async () => {
    const id = await insertCandidate(server, admin.agencyId);
    const before = await counted();
    await expect(
      server.inTenant(admin.agencyId, async (tx) => {
        await tx.deleteFrom('candidates').where('id', '=', id).execute();
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await counted()).toBe(before);
    await server.inTenant(admin.agencyId, (tx) => tx.deleteFrom('candidates').where('id', '=', id).execute());
    expect(await counted()).toBe(before - 1);
  });
});
