import { after, before, beforeEach, describe, it } from 'node:test';
import { reportClientError } from '@cantera/shared/contracts/error-reports';
import { listClientErrors } from '@cantera/shared/contracts/installation';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { prune } from '../upkeep/prune.service.ts';

const DAY_S = 86_400;
const report = (more: object = {}) => ({
  remote: 'mfe_clients_contracts',
  buildId: 'b1',
  page: '/clients/0190a1b2-0000-7000-8000-00000000abcd?search=Ana',
  message: 'No client "Ana Puig", ana@example.test',
  ...more,
});

describe('errors of browsers', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let address = 0;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    address += 1;
  });

  const toWire = ({ buildId, ...rest }: ReturnType<typeof report>) => ({ ...rest, build_id: buildId });
  const send = (more: object = {}, user = recruiter) =>
    server.inject(
      {
        method: 'POST',
        url: reportClientError.path,
        remoteAddress: `10.1.0.${address}`,
        payload: toWire(report(more)),
      },
      user,
    );
  const list = async (user = admin) => (await server.call(listClientErrors, user)).body.data.items;

  it('[DEPLOY-12] [DEPLOY-13] are stored without ids, queries, emails and what was typed', async () => {
    expect((await send()).statusCode).toBe(200);
    expect(await list()).toEqual([
      expect.objectContaining({
        remote: 'mfe_clients_contracts',
        buildId: 'b1',
        page: '/clients/:id',
        message: 'No client …, …',
        count: 1,
      }),
    ]);
    const [row] = await server.asOwner<{ text: string }>(
      'select to_jsonb(client_errors)::text as text from client_errors',
    );
    expect(row?.text).not.toMatch(/Ana|0190a1b2/);
  });

  it('name a build, and nothing else in its place', async () => {
    expect((await send({ buildId: '1.4.0-a1_b2' })).statusCode).toBe(200);
    const refused = await send({ buildId: 'Ana Puig' });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['build_id']]);
    expect(await list()).toHaveLength(1);
  });

  it('[DEPLOY-12] are counted when they come again, and stand with the latest first', async () => {
    for (const message of ['one', 'two', 'one']) await send({ message });
    expect((await list()).map(({ message, count }) => [message, count])).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
  });

  it('[DEPLOY-14] are refused when one address sends too many', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await send({ message: 'again' })).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  });

  it('[DEPLOY-14] that differ each time fill no table', async () => {
    await server.inTenant(admin.agencyId, async (tx) => {
      for (let n = 0; n < 100; n += 1)
        await tx
          .insertInto('client_errors')
          .values({
            agency_id: admin.agencyId,
            id: crypto.randomUUID(),
            fingerprint: Buffer.from(`f${n}`),
            remote: 'host',
            build_id: 'b1',
            page: '/',
            message: `error ${n}`,
            count: 1,
            first_at: inSeconds(-60),
            last_at: inSeconds(-60),
          })
          .execute();
    });
    expect((await send({ message: 'one more' })).statusCode).toBe(200);
    const { pagination } = (await server.call(listClientErrors, admin)).body.data;
    expect(pagination.totalItems).toBe(100);
  });

  it('[DEPLOY-15] are forgotten 30 days after they were last told of', async () => {
    await send({ message: 'old' });
    await send({ message: 'young' });
    const age = (message: string, days: number) =>
      server.asOwner('update client_errors set last_at = $1 where message = $2', [
        inSeconds(-days * DAY_S),
        message,
      ]);
    await age('old', 31);
    await age('young', 29);
    await prune(server.deps, admin.agencyId);
    expect((await list()).map(({ message }) => message)).toEqual(['young']);
  });

  it('are those of one’s own agency', async () => {
    await send();
    expect(await list(await server.createAgency())).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});
