import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';

describe('health', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ METRICS_TOKEN: 'a token' });
  });
  after(() => server.close());

  it('answers that it is ready, and names what is not', async () => {
    let isAway = false;
    server.deps.readiness.add('queue', async () => {
      if (isAway) throw new Error('away');
    });
    const ready = await server.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', missing: [] }]);
    isAway = true;
    const away = await server.inject({ url: '/health/ready' });
    expect([away.statusCode, away.json()]).toEqual([503, { status: 'not ready', missing: ['queue'] }]);
    expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200);
  });

  it('shows its counters to whoever has the token', async () => {
    await server.inject({ url: '/nothing/here' });
    const metrics = (authorization?: string) =>
      server.inject({ url: '/metrics/prometheus', headers: authorization ? { authorization } : {} });
    expect((await metrics()).statusCode).toBe(401);
    expect((await metrics('Bearer wrong')).statusCode).toBe(401);
    const answer = await metrics('Bearer a token');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/cantera_http_requests_total\{status="4xx"\} \d+/);
    expect(answer.body).toMatch(/cantera_http_request_seconds_count \d+/);
  });

  it('has no counters without a token set', async () => {
    const closed = await startTestServer();
    const answer = await closed.inject({
      url: '/metrics/prometheus',
      headers: { authorization: 'Bearer undefined' },
    });
    await closed.close();
    expect(answer.statusCode).toBe(404);
  });
});
