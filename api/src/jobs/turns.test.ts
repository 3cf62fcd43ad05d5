import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { inSeconds } from '../clock.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { enqueueAll } from './queue.ts';

describe('turns of many jobs', () => {
  let server: TestServer;
  let admin: TestUser;
  let other: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    other = await server.createAgency();
  });
  after(() => server.close());
  beforeEach(() => server.asOwner('delete from graphile_worker._private_jobs'));

  const add = ({ agencyId }: TestUser, ...keys: string[]) =>
    server.inTenant(agencyId, (tx) =>
      enqueueAll(
        tx,
        'messages.send',
        keys.map((key) => ({ payload: { agencyId, messageId: key }, key, runAt: inSeconds(600) })),
      ),
    );
  const turns = async () => {
    const rows = await server.asOwner<{ key: string; priority: number }>(
      'select key, priority from graphile_worker._private_jobs order by priority, key',
    );
    return rows.map(({ key, priority }) => `${key} ${priority}`);
  };

  it('[ENG-48] puts each job behind those of its agency that wait, and no other agency behind them', async () => {
    await add(admin, 'a', 'b');
    await add(admin, 'c');
    await add(other, 'x');
    expect(await turns()).toEqual(['a 0', 'x 0', 'b 1', 'c 2']);
  });

  it('[ENG-48] has a job that is replaced give up its turn', async () => {
    await add(admin, 'a', 'b', 'c');
    await add(admin, 'c');
    expect(await turns()).toEqual(['a 0', 'b 1', 'c 2']);
    await add(admin, 'b', 'c');
    expect(await turns()).toEqual(['a 0', 'b 1', 'c 2']);
    await add(admin, 'a');
    expect(await turns()).toEqual(['b 1', 'c 2', 'a 3']);
  });

  it('[ENG-48] reads one of those that wait, however many they are', async () => {
    await add(admin, ...Array.from({ length: 500 }, (_, n) => `waits ${n}`));
    const read = async () => {
      // What a connection has read is counted once it ends, as each of these does.
      await server.asOwner('select pg_stat_force_next_flush()');
      const [row] = await server.asOwner<{ count: string }>(
        "select idx_tup_read as count from pg_stat_all_indexes where indexrelname = 'jobs_by_agency'",
      );
      return Number(row?.count);
    };
    const jobs = (n: number) =>
      JSON.stringify([{ payload: { agencyId: admin.agencyId }, key: `one ${n}`, runAt: inSeconds(600) }]);
    const before = await read();
    for (let n = 0; n < 5; n += 1)
      await server.asOwner("select app.add_jobs('messages.send', $1::json, 25, true)", [jobs(n)]);
    expect((await read()) - before).toBeLessThan(100);
  });
});
