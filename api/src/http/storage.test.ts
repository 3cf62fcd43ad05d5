import { after, before, describe, it } from 'node:test';
import { listSessions, login } from '@cantera/shared/contracts/auth';
import { logout } from '@cantera/shared/contracts/logout';
import { autocompleteCities } from '@cantera/shared/contracts/lookups';
import { expect } from 'expect';
import { newId } from '../ids.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../testing/harness.ts';
import { until } from '../testing/until.ts';
import { registeredRoutes } from './route.ts';

describe('a server whose disk has only its reserve left', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer({ DATABASE_EMBEDDED: '1', DISK_RESERVE_MB: '1000000000' });
    admin = await server.createAgency();
    await until('the look at the disk', () => server.deps.disk.isShort());
  });
  after(() => server.close());

  it('refuses what writes with 507, a code and words', async () => {
    const answer = await server.inject({ method: 'PATCH', url: '/auth/user', payload: {} }, admin);
    expect(answer.statusCode).toBe(507);
    expect(answer.json().error).toMatchObject({ code: 'STORAGE_FULL' });
    expect(answer.json().error.message).toContain('no disk space');
    expect(answer.headers['retry-after']).toBe('60');
  });

  it('goes on answering what reads, and lets people in and out for it', async () => {
    expect((await server.call(listSessions, admin)).status).toBe(200);
    const entered = await server.call(login, null, { body: { email: admin.email, password: TEST_PASSWORD } });
    expect(entered.status).toBe(200);
    expect((await server.call(logout, { ...admin, token: entered.body.data.token })).status).toBe(200);
  });

  it('answers reads that are no GET, and nothing else that is none', async () => {
    const found = await server.call(autocompleteCities, admin, { body: { searchQuery: 'Girona' } });
    expect([found.status, found.body.data]).toEqual([200, { results: [] }]);
    const writing = registeredRoutes().filter(
      ({ endpoint, url }) =>
        endpoint.method !== 'GET' && !endpoint.isRead && !/^\/auth\/(login|logout)/.test(url),
    );
    expect(writing.length).toBeGreaterThan(100);
    for (const { endpoint, url } of writing) {
      const address = url.replaceAll(/:\w+/g, newId());
      const { statusCode } = await server.inject({ method: endpoint.method, url: address }, admin);
      expect([endpoint.id, statusCode]).toEqual([endpoint.id, 507]);
    }
  });

  it('names the disk as what is not ready, and lives', async () => {
    const ready = await server.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json().missing]).toEqual([503, ['disk']]);
    expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});

describe('a server whose database lies elsewhere', () => {
  it('leaves it to the database whether there is room', async () => {
    const server = await startTestServer({ DISK_RESERVE_MB: '1000000000' });
    await server.deps.files.check();
    await until('the look at the disk', () => server.deps.disk.isShort());
    const answer = await server.inject({ method: 'POST', url: '/auth/forgot-password', payload: {} });
    await server.close();
    expect(answer.statusCode).not.toBe(507);
  });
});
