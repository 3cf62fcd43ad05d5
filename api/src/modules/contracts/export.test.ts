import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { EXPORT_PAGE_SIZE, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { getMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { sql } from 'kysely';
import { makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertClient } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';

/** More than are read from the database at once, and with their comments more than a socket holds. */
const ROWS = 1_203;

describe('the export of contracts', () => {
  let server: TestServer;
  let user: TestUser;
  let clientId: string;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    clientId = await insertClient(server, user.agencyId);
    await makeContract(server, user, { clientId, firstName: 'Àgata', comments: 'Línia 1\n"dos"' });
    await server.inTenant(user.agencyId, (tx) =>
      sql`insert into contracts (agency_id, id, candidate_id, client_id, first_name, last_name, nif, tarifa, work_hours,
            alta, comments, created_at, updated_at)
          select agency_id, gen_random_uuid(), candidate_id, client_id, 'Num ' || i, 'Soler', nif, i / 100.0, 40,
            date '2020-01-01' + i, repeat('All that was agreed. ', 200), created_at - make_interval(secs => i), updated_at
          from contracts cross join generate_series(1, ${sql.lit(ROWS - 1)}) i`.execute(tx),
    );
  });
  after(() => server.close());

  const ask = (query: string, headers = {}) =>
    server.inject({ url: `/services/contracts/contracts?${query}`, headers }, user);

  it('[CON-12] [CONST-49] [API-121] answers all in one call, as its pages do', async () => {
    const all = await ask('per_page=1000000');
    expect(EXPORT_PAGE_SIZE).toBe(1_000_000);
    expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const paged = [];
    for (const page of [1, 2]) paged.push(...(await ask(`per_page=1000&page=${page}`)).json().contracts);
    expect(all.json()).toEqual({ contracts: paged, meta: { total_count: ROWS } });
    expect(new Set(paged.map(({ id }) => id)).size).toBe(ROWS);
  });

  it('keeps filters, order and pages', async () => {
    const { body } = await server.call(listContracts, user, {
      query: { perPage: 5000, search: 'num 12', sortBy: 'alta', clientId },
    });
    // `num` and `12`, which starts a word in 12 and 120 to 1202.
    expect(body.contracts[0]?.firstName).toBe('Num 12');
    expect(body.meta.totalCount).toBe(14);
    const days = body.contracts.map(({ alta }) => alta);
    expect(days).toEqual(days.toSorted());
    const second = (await ask('per_page=1100&page=2')).json();
    expect([second.contracts.length, second.meta.total_count]).toEqual([ROWS - 1100, ROWS]);
    expect((await ask('per_page=5000&search=nobody')).json()).toEqual({
      contracts: [],
      meta: { total_count: 0 },
    });
  });

  it('is packed for who takes it so', async () => {
    const packed = await ask('per_page=5000', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const plain = await ask('per_page=5000');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  /** A transaction ends after its answer has left. */
  const untilIdle = () =>
    until('every connection to be free', () => server.deps.pool.idleCount === server.deps.pool.totalCount);

  it('gives its connection back, also when several come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('per_page=5000')));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    for (const { statusCode } of answers) expect([200, 429]).toContain(statusCode);
    await untilIdle();
    expect((await ask('per_page=5000')).statusCode).toBe(200);
  });

  it('lets a reader go who takes nothing, and leaves connections for everybody else meanwhile', async () => {
    const members = [await server.createAgency('Bages'), await server.createAgency('Anoia')];
    for (const member of members) {
      await makeContract(server, member, { comments: 'x' });
      // More than the sockets of both sides hold.
      await server.asOwner(
        `insert into contracts (agency_id, id, candidate_id, client_id, first_name, last_name, nif, tarifa, work_hours, comments,
           created_at, updated_at)
         select agency_id, gen_random_uuid(), candidate_id, client_id, 'Num', 'Soler', nif, 1, 40,
           repeat('All that was agreed. ', 200), created_at, updated_at
         from contracts cross join generate_series(1, 6000) i where agency_id = $1`,
        [member.agencyId],
      );
    }
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const path = '/services/contracts/contracts?per_page=1000000';
    const sockets = members.map(({ token }) => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      return socket;
    });
    const held = () => server.deps.pool.totalCount - server.deps.pool.idleCount;
    await until('both exports to wait for their readers', async () => {
      const waiting = await server.asOwner(
        `select pid from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction' and query like 'fetch %'`,
      );
      return waiting.length === 2;
    });
    for (const asking of [user, ...members]) {
      const refused = await server.inject({ url: path }, asking);
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        429,
        'Another export is running. Try again in a moment.',
      ]);
      expect(refused.headers['retry-after']).toBe('10');
      expect((await server.call(getMe, asking)).status).toBe(200);
    }
    await until('nobody else to hold a connection', () => held() === 2);
    await until('the readers to be let go', () => held() === 0, 40_000);
    for (const socket of sockets) socket.destroy();
    expect((await ask('per_page=5000')).statusCode).toBe(200);
  });

  it('gives its connection back when whoever asked has gone', async () => {
    const address = server.app.server.address();
    const origin =
      typeof address === 'object' && address
        ? `http://127.0.0.1:${address.port}`
        : await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (let round = 0; round < 8; round += 1) {
      const leaving = new AbortController();
      const answer = await fetch(`${origin}/services/contracts/contracts?per_page=5000`, {
        headers: {
          authorization: `Bearer ${user.token}`,
          'accept-encoding': round % 2 ? 'gzip' : 'identity',
        },
        signal: leaving.signal,
      });
      const reader = answer.body?.getReader();
      expect((await reader?.read())?.done).toBe(false);
      leaving.abort();
    }
    await untilIdle();
    expect((await ask('per_page=5000')).statusCode).toBe(200);
  });
});
