import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { firstAnswersAddress, MAX_FIRST_CALLS } from '@cantera/shared/contracts/first-calls';
import { expect } from 'expect';
import pg from 'pg';
import { newId } from '../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { portalPosition } from '../testing/public-data.ts';

const ME = '/api/v1/users/me';
const AGENCY = '/api/v1/agency';
const JOBS = '/api/v1/agency/clients/jobs';

describe('first answers', () => {
  let server: TestServer;
  let admin: TestUser;
  let manager: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    positionId = await portalPosition(server, admin);
  });
  after(() => server.close());

  interface Together {
    readonly answers: readonly { readonly status: number; readonly body: Record<string, unknown> }[];
  }
  const together = async (calls: readonly string[], as: TestUser): Promise<Together> => {
    const answer = await server.inject({ url: firstAnswersAddress(calls) }, as);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Together }>().data;
  };
  const alone = async (url: string, as: TestUser) => {
    const answer = await server.inject({ url }, as);
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  type Note = (text: string, answer: Promise<unknown>) => Promise<unknown>;
  /** Hears of the statements of connections that are taken from now on, and gives what each gives. */
  const noteStatements = (note: Note) => {
    const { pool } = server.deps;
    const begin = (client: pg.PoolClient) => {
      const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      const query = (first: string | pg.QueryConfig, ...rest: unknown[]) =>
        note(typeof first === 'string' ? first : first.text, ask(first, ...rest));
      Object.assign(client, { query });
    };
    const end = (_: unknown, client: pg.PoolClient) => void Reflect.deleteProperty(client, 'query');
    pool.on('acquire', begin).on('release', end);
    return () => void pool.off('acquire', begin).off('release', end);
  };
  /** A refusal names its request, which differs. */
  const nameless = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body).replace(/"request_id":"[^"]*"/g, '"request_id":""'));

  it('[API-158] answers each call, in their order, as if it had been made alone', async () => {
    const calls = [
      ME,
      AGENCY,
      '/api/v1/notifications/count',
      `${JOBS}/${positionId}`,
      `${JOBS}/${positionId}/hiring_process_steps`,
      `/services/workflows/jobs/${positionId}/discard_scoring`,
      `/api/v1/automations/triggers?job_id=${positionId}`,
      '/api/v1/agency/jobs?page=1&per_page=10&hidden=false',
      `${AGENCY}/`,
    ];
    const { answers } = await together(calls, admin);
    expect(answers).toEqual(await Promise.all(calls.map((call) => alone(call, admin))));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
  });

  it('[API-159] refuses a call as if it had been made alone, and answers the others', async () => {
    const calls = [
      ME,
      `/api/v1/automations/triggers?job_id=${positionId}`,
      `${JOBS}/${newId()}`,
      `${JOBS}/no-id`,
      '/api/v1/agency/jobs?page=none',
      AGENCY,
    ];
    const { answers } = await together(calls, manager);
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 400, 400, 200]);
    const each = await Promise.all(calls.map((call) => alone(call, manager)));
    expect(nameless(answers)).toEqual(nameless(each));
  });

  it('[API-159] gives nothing of another agency, and nothing without a session', async () => {
    const stranger = await server.createAgency('Other');
    const { answers } = await together([`${JOBS}/${positionId}`, ME], stranger);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    expect((await server.inject({ url: firstAnswersAddress([ME]) })).statusCode).toBe(401);
  });

  it('[API-159] refuses reports that take too long, each by itself, and answers the others', async () => {
    const report = '/api/v1/metrics/report';
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    try {
      await other.query('begin; lock table application_facts in access exclusive mode');
      const wrong = `${report}?from=2026-03-02&to=2026-03-01`;
      const calls = [report, ME, `${JOBS}/${newId()}`, `${JOBS}/${positionId}`, wrong, report, AGENCY];
      const { answers } = await together(calls, admin);
      expect(answers.map(({ status }) => status)).toEqual([409, 200, 404, 200, 400, 409, 200]);
      for (const at of [0, 5])
        expect(answers[at]?.body).toMatchObject({ error: { code: 'REPORT_TOO_SLOW' } });
      await other.query('rollback');
      expect((await together([report, ME, report], admin)).answers.map(({ status }) => status)).toEqual([
        200, 200, 200,
      ]);
    } finally {
      await other.end();
    }
  });

  it('[API-158] [API-159] fails whole where a call fails otherwise, once all have ended', async () => {
    const events: string[] = [];
    const stopNoting = noteStatements((text, answer) => {
      if (text === 'rollback') events.push(text);
      if (!text.includes('"agencies"')) return answer;
      return answer.finally(() => wait(100)).finally(() => events.push('a neighbour'));
    });
    await server.asOwner('alter table notifications rename to notifications_away');
    const calls = [AGENCY, '/api/v1/notifications/count', ME];
    try {
      const failed = await server.inject({ url: firstAnswersAddress(calls) }, admin);
      expect(failed.statusCode).toBe(500);
      expect(failed.json()).toMatchObject({ error: { code: 'INTERNAL' } });
    } finally {
      stopNoting();
      await server.asOwner('alter table notifications_away rename to notifications');
    }
    expect(events).toContain('a neighbour');
    expect(events.indexOf('rollback')).toBe(events.length - 1);
    const { answers } = await together(calls, admin);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('[API-158] answers others before a report, whose five seconds and memory are not theirs', async () => {
    const asked: string[] = [];
    const stopNoting = noteStatements((text, answer) => {
      asked.push(text);
      return answer;
    });
    try {
      await together(['/api/v1/metrics/report', ME, AGENCY], admin);
    } finally {
      stopNoting();
    }
    const all = asked.join('\n');
    const [beside = '', apart = '', after = ''] = all.split(/savepoint apart|rollback to savepoint apart/);
    expect(apart).toContain('statement_timeout');
    expect(apart).toContain('application_facts');
    expect(beside).toContain('"agencies"');
    expect(beside + after).not.toContain('statement_timeout');
    expect(after.trim()).toBe('commit');
  });

  it('[API-160] finds no other call: no change, stream, file, public page, nor itself', async () => {
    const calls = [
      '/api/v1/events',
      `/api/v1/candidates/${newId()}/cv`,
      '/health/live',
      '/nowhere',
      '',
      `${JOBS}/%E0%A4%A`,
      '/api/v1/auth/logout',
      firstAnswersAddress([ME]).split('?')[0] ?? '',
    ];
    const { answers } = await together(calls, admin);
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect(answers[0]?.body).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('[API-160] refuses more than twelve calls, and none', async () => {
    const many = Array.from({ length: MAX_FIRST_CALLS + 1 }, () => ME);
    expect((await together(many.slice(1), admin)).answers).toHaveLength(MAX_FIRST_CALLS);
    for (const calls of [many, []])
      expect(await alone(firstAnswersAddress(calls), admin)).toMatchObject({
        status: 400,
        body: { error: { code: 'VALIDATION_FAILED', fields: { calls: expect.any(String) } } },
      });
  });

  it('[API-158] asks one connection, once, for all of them', async () => {
    let taken = 0;
    const note = () => {
      taken += 1;
    };
    server.deps.pool.on('acquire', note);
    try {
      await together([ME, AGENCY, `${JOBS}/${positionId}`], admin);
    } finally {
      server.deps.pool.off('acquire', note);
    }
    expect(taken).toBe(1);
  });
});
