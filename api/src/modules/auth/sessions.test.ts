import { after, before, describe, it } from 'node:test';
import {
  changeOwnPassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  login,
} from '@cantera/shared/contracts/auth';
import { getMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import pg from 'pg';
import { inSeconds } from '../../clock.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/harness.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { deviceOf } from './session-device.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';

describe('the sessions of a user', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  it('end after 90 days whatever, however much they are used', async () => {
    const user = await server.createAgency();
    const age = (days: number) =>
      server.asOwner(
        'update sessions set created_at = $1, last_used_at = $2, expires_at = $3 where user_id = $4',
        [inSeconds(-days * 86_400), inSeconds(-600), inSeconds(86_400), user.userId],
      );
    await age(70);
    expect((await server.call(listSessions, user)).status).toBe(200);
    const [slid] = await server.asOwner<{ days: number }>(
      'select extract(epoch from expires_at - created_at) / 86400 as days from sessions where user_id = $1',
      [user.userId],
    );
    expect(Number(slid?.days)).toBeCloseTo(90, 3);
    await age(91);
    expect((await server.call(listSessions, user)).status).toBe(401);
  });

  /** The same user, logged in once more. */
  const again = async (user: TestUser, userAgent = WINDOWS_CHROME): Promise<TestUser> => {
    const answer = await server.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: user.email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return { ...user, token: answer.json().data.token };
  };
  const sessions = async (user: TestUser) => (await server.call(listSessions, user)).body.data.items;
  const isIn = async (user: TestUser) => (await server.call(getMe, user)).status === 200;

  it('[SESS-02] [SESS-03] [SESS-04] [SESS-10] lists his own with device, first and last use, and marks the one that asks', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const second = await again(user);
    const list = await sessions(second);
    expect(list).toHaveLength(2);
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      isMobile: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await sessions(user)).find(({ isCurrent }) => isCurrent)?.browser).toBeNull();
    expect((await server.call(listSessions, null)).status).toBe(401);
  });

  it('[SESS-02] lists last used first what still holds, whenever it began', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    await again(user, 'of yesterday');
    await again(user, 'of last week');
    await again(user, 'expired');
    const began = (userAgent: string | null, lastUsed: string, expires: string) =>
      server.asOwner(
        `update sessions set last_used_at = now() + $2::interval, expires_at = now() + $3::interval
         where user_id = $1 and user_agent is not distinct from $4`,
        [user.userId, lastUsed, expires, userAgent],
      );
    await began('of last week', '-7 days', '23 days');
    await began('of yesterday', '-1 day', '29 days');
    await began('expired', '-1 minute', '-1 second');
    const ids = await server.asOwner<{ id: string }>(
      'select id from sessions where user_id = $1 and expires_at > now() order by last_used_at desc',
      [user.userId],
    );
    expect(ids).toHaveLength(3);
    expect((await sessions(user)).map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
  });

  it('[SESS-06] [SESS-11] ends one of his sessions at once, and nobody else’s', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const second = await again(user);
    const [id = ''] = (await sessions(user)).filter(({ isCurrent }) => !isCurrent).map((one) => one.id);
    const colleague = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    const rival = await server.createAgency('Rival');
    for (const other of [colleague, rival])
      expect((await server.call(endSession, other, { params: { id } })).status).toBe(404);
    expect((await server.call(endSession, user, { params: { id } })).status).toBe(200);
    expect([await isIn(user), await isIn(second)]).toEqual([true, false]);
  });

  it('start for nobody whose password was changed, or who was removed, while he was logging in', async () => {
    for (const change of [
      `update users set password_hash = 'another' where id = $1`,
      'delete from users where id = $1',
    ]) {
      const user = await server.createUser(admin.agencyId, 'RECRUITER');
      const owner = new pg.Client({ connectionString: server.databaseUrl });
      await owner.connect();
      await owner.query('begin');
      await owner.query(`select set_config('app.agency_id', $1, true)`, [user.agencyId]);
      await owner.query('delete from sessions where user_id = $1', [user.userId]);
      await owner.query(change, [user.userId]);
      const answer = server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } });
      await untilLocked(server);
      await owner.query('commit');
      await owner.end();
      const { status, error } = await answer;
      expect([change, status, error.code]).toEqual([change, 401, 'INVALID_CREDENTIALS']);
      expect(await server.asOwner('select 1 from sessions where user_id = $1', [user.userId])).toEqual([]);
    }
  });

  it('[SESS-07] [SESS-12] ends all but the one that asks', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const others = [await again(user), await again(user)];
    const colleague = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await server.call(endOtherSessions, user)).status).toBe(200);
    expect(await Promise.all([user, ...others, colleague].map(isIn))).toEqual([true, false, false, true]);
    expect(await sessions(user)).toHaveLength(1);
  });

  it('makes someone wait who guesses the current password, though it is his session', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const attempt = (currentPassword: string) =>
      server.call(changeOwnPassword, user, { body: { currentPassword, password: 'a new password' } });
    for (let i = 0; i < 5; i++) expect((await attempt('wrong')).status).toBe(400);
    await attempt('wrong');
    const right = await attempt(TEST_PASSWORD);
    expect([right.status, right.error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    const other = await server.createUser(admin.agencyId, 'RECRUITER');
    const free = await server.call(changeOwnPassword, other, {
      body: { currentPassword: TEST_PASSWORD, password: 'a new password' },
    });
    expect(free.status).toBe(200);
  });

  it('makes someone wait who asks for many links to one account, whether or not it exists', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    for (const email of [user.email, 'nobody@example.test']) {
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(await server.call(forgotPassword, null, { body: { email } }));
      expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(answers.at(-1)?.error.code).toBe('TOO_MANY_ATTEMPTS');
    }
    const other = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await server.call(forgotPassword, null, { body: { email: other.email } })).status).toBe(200);
  });
});

describe('a device', () => {
  const cases = [
    [WINDOWS_CHROME, 'Chrome', 'Windows', false],
    [`${WINDOWS_CHROME} Edg/128.0.0.0`, 'Edge', 'Windows', false],
    [`${WINDOWS_CHROME} OPR/113.0.0.0`, 'Opera', 'Windows', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0', 'Firefox', 'Linux', false],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      true,
    ],
    ['curl/8.5.0', null, null, false],
  ] as const;
  for (const [text, browser, system, isMobile] of cases)
    it(`[SESS-03] is ${browser ?? 'unknown'} on ${system ?? 'an unknown system'}`, () =>
      expect(deviceOf(text)).toEqual({ browser, system, isMobile }));
});
