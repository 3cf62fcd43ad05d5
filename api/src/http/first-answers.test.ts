import { after, before, describe, it } from 'node:test';
import { firstAnswersAddress, MAX_FIRST_CALLS } from '@cantera/shared/contracts/first-calls';
import { expect } from 'expect';
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
