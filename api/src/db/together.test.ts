import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { together } from './together.ts';

describe('work that shares a transaction', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  it('gives what each gives, in their order', async () => {
    const said = await server.inTenant(user.agencyId, (tx) =>
      together([
        sql<{ n: number }>`select 1 as n`.execute(tx).then(({ rows }) => rows[0]?.n),
        Promise.resolve('two'),
        undefined,
      ]),
    );
    expect(said).toEqual([1, 'two', undefined]);
  });

  it('has all ended before it fails, and fails with the cause', async () => {
    const ended: string[] = [];
    const late = async (tx: Parameters<Parameters<TestServer['inTenant']>[1]>[0]): Promise<void> => {
      await sql`select pg_sleep(0.1)`.execute(tx).catch(() => undefined);
      await sql`select 1`.execute(tx).catch(() => undefined);
      ended.push('late');
    };
    const failed = server.inTenant(user.agencyId, (tx) =>
      together([
        sql`select 1`.execute(tx).then(() => late(tx)),
        sql`select 1 / 0`.execute(tx),
        sql`select 2`.execute(tx),
      ]),
    );
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(ended).toEqual(['late']);
  });

  it('names the cause also where it comes after what failed by it', async () => {
    const failed = server.inTenant(user.agencyId, (tx) => {
      const cause = sql`select 1 / 0`.execute(tx);
      return together([sql`select 2`.execute(tx), cause]);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
  });

  it('takes a statement that was never prepared for no cause', async () => {
    const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
    for (const code of ['25P02', '26000'])
      await expect(together([failing(code), failing('22012')])).rejects.toMatchObject({ code: '22012' });
  });
});
