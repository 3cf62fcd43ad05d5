import { after, before, describe, it } from 'node:test';
import { changeOwnPassword, changePassword, login, setup } from '@cantera/shared/contracts/auth';
import { logout } from '@cantera/shared/contracts/logout';
import { getMe, updateMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/harness.ts';
import { createSetupLink } from './setup/setup.service.ts';
import { createResetToken } from './user-tokens.ts';

describe('sessions', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  it('[API-125] gives a token for the right email and password', async () => {
    const answer = await server.call(login, null, {
      body: { email: admin.email.toUpperCase(), password: TEST_PASSWORD },
    });
    expect(answer.status).toBe(200);
    const me = await server.call(getMe, { ...admin, token: answer.body.data.token });
    expect(me.body.data.id).toBe(admin.userId);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await server.call(login, null, { body: { email: admin.email, password: 'not this one' } });
    const unknown = await server.call(login, null, {
      body: { email: 'nobody@example.test', password: 'not this one' },
    });
    expect([wrong.status, wrong.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect([unknown.status, unknown.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(unknown.error.message).toBe(wrong.error.message);
  });

  it('makes an account wait after many failures and says for how long', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    for (let i = 0; i < 6; i++)
      await server.call(login, null, { body: { email: user.email, password: 'wrong' } });
    const answer = await server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } });
    expect([answer.status, answer.error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('makes an account wait as well when the attempts come all at once', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call(login, null, { body: { email: user.email, password: 'wrong' } }),
      ),
    );
    const judged = answers.filter((answer) => answer.status === 401);
    expect(judged.length).toBeLessThan(7);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20 - judged.length);
  });

  it('strangers keep nobody out: not elsewhere, and not where the account was logged in from', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const from = (remoteAddress: string, password: string) =>
      server.inject({
        method: 'POST',
        url: login.path,
        remoteAddress,
        payload: { email: user.email, password },
      });
    const codes = async (address: string, password = TEST_PASSWORD) =>
      (await from(address, password)).statusCode;
    expect(await codes('10.1.0.1')).toBe(200);
    for (let n = 0; n < 6; n++) await codes('10.9.0.1', 'wrong');
    expect(await codes('10.9.0.1')).toBe(429);
    expect(await codes('10.1.0.2')).toBe(200);

    for (let n = 0; n < 101; n++) await codes(`10.8.${n}.1`, 'wrong');
    expect(await codes('10.7.0.1')).toBe(429);
    expect(await codes('10.1.0.1')).toBe(200);
  });

  it('a reset lets the account be logged in to again from everywhere', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const attempt = (password: string) => server.call(login, null, { body: { email: user.email, password } });
    for (let n = 0; n < 6; n++) await attempt('wrong');
    expect((await attempt(TEST_PASSWORD)).status).toBe(429);
    const token = await server.inTenant(user.agencyId, (tx) => createResetToken(tx, user));
    await server.call(changePassword, null, { body: { token, password: 'a brand new one' } });
    expect((await attempt('a brand new one')).status).toBe(200);
  });

  it('makes an address wait that has failed fifty times, whatever the account', async () => {
    const statuses = [];
    for (let n = 0; n < 52; n++) {
      const answer = await server.inject({
        method: 'POST',
        url: login.path,
        remoteAddress: '10.6.0.1',
        payload: { email: `nobody-${n}@example.test`, password: 'wrong' },
      });
      statuses.push(answer.statusCode);
    }
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([51, 429]);
  });

  it('a success counts neither against the account nor against the address', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const count = () =>
      server.asOwner('select key, failures from login_attempts where failures > 0 order by key');
    const before = await count();
    for (let i = 0; i < 8; i++)
      expect(
        (await server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } })).status,
      ).toBe(200);
    expect(await count()).toEqual(before);
  });

  it('a newer link ends the one before it, and is used once', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const [first, second] = await server.inTenant(user.agencyId, async (tx) => [
      await createResetToken(tx, user),
      await createResetToken(tx, user),
    ]);
    const change = (token = '', password = 'a new password') =>
      server.call(changePassword, null, { body: { token, password } });
    const older = await change(first, 'another password');
    expect([older.status, older.error.code]).toEqual([400, 'INVALID_TOKEN']);
    expect((await change(second)).status).toBe(200);
    expect((await change(second)).status).toBe(400);
  });

  it('[API-04] refuses a missing, a wrong and an ended token', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await server.call(getMe, null)).status).toBe(401);
    expect((await server.call(getMe, { ...user, token: 'made up' })).status).toBe(401);
    expect((await server.call(logout, user)).status).toBe(200);
    expect((await server.call(getMe, user)).status).toBe(401);
  });

  it('[API-09] [SET-27] refuses a wrong current password by its field and keeps the old one', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const refused = await server.call(changeOwnPassword, user, {
      body: { currentPassword: 'wrong', password: 'a new password' },
    });
    expect([refused.status, refused.error.fields]).toEqual([400, { current_password: 'wrong_password' }]);
    expect(
      (await server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } })).status,
    ).toBe(200);
  });

  it('[SET-28] changes the password and ends the other sessions', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const other = await server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } });
    expect(
      (
        await server.call(changeOwnPassword, user, {
          body: { currentPassword: TEST_PASSWORD, password: 'a new password' },
        })
      ).status,
    ).toBe(200);
    expect((await server.call(getMe, user)).status).toBe(200);
    expect((await server.call(getMe, { ...user, token: other.body.data.token })).status).toBe(401);
    expect(
      (await server.call(login, null, { body: { email: user.email, password: TEST_PASSWORD } })).status,
    ).toBe(401);
    expect(
      (await server.call(login, null, { body: { email: user.email, password: 'a new password' } })).status,
    ).toBe(200);
  });

  it('[API-08] [SET-12] [API-148] changes the profile and never the email', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const answer = await server.inject(
      {
        method: 'PUT',
        url: '/api/v1/users/me',
        payload: { first_name: 'Aitana', last_name: '', lang: 'ca', email: 'other@example.test' },
      },
      user,
    );
    expect(answer.json().data).toMatchObject({
      first_name: 'Aitana',
      last_name: '',
      lang: 'ca',
      email: user.email,
    });
    const short = await server.call(updateMe, user, { body: { firstName: 'A' } });
    expect([short.status, short.error.fields]).toEqual([400, { first_name: 'too_short' }]);
  });
});

describe('the first agency', () => {
  it('is founded once, though its link is used twice at the same moment', async () => {
    const server = await startTestServer();
    const link = await createSetupLink(server.deps.pool, 'http://localhost');
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const found = (slug: string) =>
      server.call(setup, null, {
        body: {
          token,
          agencyName: 'Vela i Roure',
          slug,
          firstName: 'Aina',
          lastName: 'Roure',
          email: `${slug}@example.test`,
          password: TEST_PASSWORD,
        },
      });
    const answers = await Promise.all([found('vela'), found('roure')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(answers.find((answer) => answer.status === 400)?.error.code).toBe('INVALID_TOKEN');
    expect(await server.asOwner('select id from agencies')).toHaveLength(1);
    await server.close();
  });
});
