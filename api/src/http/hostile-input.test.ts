import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import Fastify from 'fastify';
import pg from 'pg';
import { ensureSkills } from '../modules/lookups/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { draftPosition, insertCandidate } from '../testing/pipeline-data.ts';
import { untilLocked } from '../testing/until-locked.ts';
import { handleErrors } from './errors.ts';

describe('input that the database could not store', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    process.env.TRUST_PROXY = '1';
    server = await startTestServer();
    delete process.env.TRUST_PROXY;
    server.app.get('/test/address', async (request) => ({ ip: request.ip }));
    admin = await server.createAgency();
  });
  after(() => server.close());

  /** The status, and the fields that the answer names. */
  async function send(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: string | object) {
    const answer = await server.inject(
      {
        method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      },
      admin,
    );
    return [answer.statusCode, answer.json().error?.fields];
  }
  const reason = (rest: string) =>
    send('POST', '/api/v1/agency/reasons', `{"type": "APP_REJECTION", ${rest}}`);

  it('names the text that holds half a character, or the object whose key holds a NUL', async () => {
    expect(await reason('"name": "late \\ud800"')).toEqual([400, { name: 'invalid_value' }]);
    expect(await reason('"name": "late", "details": {"note": "\\udc00"}')).toEqual([
      400,
      { 'details.note': 'invalid_value' },
    ]);
    expect(await reason('"name": "late", "details": {"a\\u0000": 1}')).toEqual([
      400,
      { details: 'invalid_value' },
    ]);
  });

  it('refuses a body that is nested without end', async () => {
    const depth = 200_000;
    const [status] = await send('POST', '/auth/login', '['.repeat(depth) + ']'.repeat(depth));
    expect(status).toBe(400);
  });

  it('names a version that no application can have', async () => {
    const id = await draftPosition(server, admin);
    const body = { application_ids: [id], versions: [2 ** 40] };
    const base = `/api/v1/agency/clients/jobs/${id}/hiring_process_steps`;
    for (const [call, more] of [
      ['move-application', { step_id: id }],
      ['undo-move', {}],
    ] as const)
      expect(await send('POST', `${base}/${call}`, { ...body, ...more })).toEqual([
        400,
        { 'versions.0': 'too_big' },
      ]);
  });

  it('names a date in a year that no calendar has', async () => {
    const id = await draftPosition(server, admin);
    for (const date of ['0000', '0000-01-01'])
      expect(
        await send('PATCH', `/api/v1/agency/clients/jobs/${id}`, { estimated_closing_date: date }),
      ).toEqual([400, { estimated_closing_date: 'invalid_format' }]);
  });

  it('names a language or a currency whose code is none', async () => {
    const id = await insertCandidate(server, admin.agencyId);
    const languages = [{ code: 'İİ', proficiency: 'NATIVE' }];
    const [status, fields] = await send('PUT', `/api/v1/candidates/${id}`, { languages });
    expect([status, fields['languages.0.code']]).toEqual([400, 'invalid_format']);
    expect(await send('PUT', `/api/v1/candidates/${id}/salary`, { amount: 1, currency: '1!x' })).toEqual([
      400,
      { currency: 'invalid_format' },
    ]);
  });

  it('keeps the last character of a long skill whole', async () => {
    const name = `${'a'.repeat(99)}😀`;
    const skills = await server.inTenant(admin.agencyId, (tx) =>
      ensureSkills(tx, admin.agencyId, 'HARD_SKILL', [name]),
    );
    expect(skills.map((skill) => skill.name)).toEqual([name]);
  });

  it('believes of forwarded addresses only the one that the nearest proxy wrote', async () => {
    const answer = await server.inject({
      url: '/test/address',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    expect(answer.json()).toEqual({ ip: '203.0.113.9' });
  });

  it('does not delete a draft that someone publishes at the same moment', async () => {
    const id = await draftPosition(server, admin);
    const owner = new pg.Client({ connectionString: server.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query(`select set_config('app.agency_id', $1, true)`, [admin.agencyId]);
    await owner.query(`update positions set status = 'OPEN', first_opened_at = created_at where id = $1`, [
      id,
    ]);
    const deletion = server.inject({ method: 'DELETE', url: `/api/v1/agency/clients/jobs/${id}` }, admin);
    await untilLocked(server);
    await owner.query('commit');
    await owner.end();
    expect((await deletion).json().error.code).toBe('POSITION_NOT_DELETABLE');
    const [row] = await server.asOwner('select status from positions where id = $1', [id]);
    expect(row?.status).toBe('OPEN');
  });

  it('asks to try again when a transaction gave way to another', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', async () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('2');
  });
});
