import { after, before, describe, it } from 'node:test';
import {
  acceptInvitation,
  changeOwnPassword,
  changePassword,
  login,
  setup,
} from '@cantera/shared/contracts/auth';
import { getMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertInvited } from '../users/index.ts';
import { hashPassword } from './password.ts';
import { passwordFault } from './password-policy.ts';
import { createSetupLink } from './setup/setup.service.ts';
import { createInvitationToken, createResetToken } from './user-tokens.ts';

const OWNER = {
  email: 'nuria.castellvi+work@posta.example',
  firstName: 'Núria',
  lastName: 'Castellví i Sørensen',
  agencyName: 'Vela i Roure 54',
};
const fault = (password: string) => passwordFault(password, OWNER);

describe('a password', () => {
  for (const password of [
    'password',
    '12345678',
    'qwertyui',
    'Sunshine',
    'ＰＡＳＳＷＯＲＤ',
    'trustno1',
    'aaaaaaaa',
    '12341234',
    'abcdefgh',
    '87654321',
    'recruiter',
    'Contraseña2026!',
    'contrasenya',
  ])
    it(`[PASS-01] ${password} is a common one`, async () =>
      expect(await fault(password)).toBe('common_password'));

  for (const password of [
    'castellvi',
    'Núria2026',
    '!!nuria!!',
    'NuriaCastellviISorensen',
    'sorensen.1',
    'castellvi-i-sorensen nuria',
    'nuria.castellvi',
    'nuria.castellvi+work',
    'nuriacastellvi',
    'Vela i Roure',
    'vela_i_roure_54',
    '2026velairoure',
  ])
    it(`[PASS-02] ${password} is close to its owner or the agency`, async () =>
      expect(await fault(password)).toBe('personal_password'));

  for (const password of ['Cantera1', 'cantera2026', '#c.a.n.t.e.r.a#'])
    it(`[PASS-02] ${password} is the product's name`, async () =>
      expect(await fault(password)).toBe('common_password'));

  for (const password of [
    TEST_PASSWORD,
    'pedra seca',
    'a new password',
    'nuria y la casa',
    'roure de Montseny',
    '83749-28374',
    'correct horse',
    'ñandúes azules',
  ])
    it(`[PASS-03] ${password} is let through`, async () => expect(await fault(password)).toBeUndefined());

  it('an initial or an empty name forbids no password', async () => {
    const owner = { email: 'b@x.example', firstName: 'B', lastName: '', agencyName: '!!' };
    expect(await passwordFault('b83-#29-17', owner)).toBeUndefined();
  });
});

describe('wherever a password is set', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  const canLogIn = async (email: string, password: string) =>
    (await server.call(login, null, { body: { email, password } })).status === 200;
  const refusal = (answer: { status: number; error: { code: string; fields?: object } }) => [
    answer.status,
    answer.error.code,
    answer.error.fields,
  ];
  const common = [400, 'WEAK_PASSWORD', { password: 'common_password' }];
  const personal = [400, 'WEAK_PASSWORD', { password: 'personal_password' }];

  it('[PASS-04] a change refuses a weak one at its field and keeps the old one', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const change = (password: string, currentPassword = TEST_PASSWORD) =>
      server.call(changeOwnPassword, user, { body: { currentPassword, password } });
    expect(refusal(await change('sunshine'))).toEqual(common);
    expect(refusal(await change('castellvi!'))).toEqual(personal);
    expect(refusal(await change('velairoure1'))).toEqual(personal);
    expect((await change('sunshine', 'wrong')).error.code).toBe('WRONG_PASSWORD');
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(true);
    expect((await change('pedra seca')).status).toBe(200);
  });

  it('[PASS-04] a reset refuses a weak one, and its link goes on working', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const token = await server.inTenant(user.agencyId, (tx) => createResetToken(tx, user));
    const reset = (password: string) => server.call(changePassword, null, { body: { token, password } });
    expect(refusal(await reset('iloveyou'))).toEqual(common);
    expect(refusal(await reset(user.email.split('@')[0] ?? ''))).toEqual(personal);
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(true);
    expect((await reset('pedra seca')).status).toBe(200);
    expect((await reset('iloveyou')).error.code).toBe('INVALID_TOKEN');
  });

  it('[PASS-04] an invitation refuses a weak one, the name typed beside it included, and goes on working', async () => {
    const userId = newId();
    const token = await server.inTenant(admin.agencyId, async (tx) => {
      await insertInvited(tx, {
        agency_id: admin.agencyId,
        id: userId,
        email: 'aina@posta.example',
        first_name: 'aina',
        role: 'RECRUITER',
        at: now(),
      });
      return createInvitationToken(tx, { agencyId: admin.agencyId, userId });
    });
    const accept = (password: string) =>
      server.call(acceptInvitation, null, {
        body: { token, firstName: 'Aina', lastName: 'Puigdevall', password, lang: 'ca' },
      });
    expect(refusal(await accept('12345678'))).toEqual(common);
    expect(refusal(await accept('puigdevall7'))).toEqual(personal);
    expect((await accept('pedra seca')).status).toBe(200);
  });

  it('[PASS-05] someone with a weak password from before logs in and is told so until they change it', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    await server.asOwner('update users set password_hash = $1 where id = $2', [
      await hashPassword('sunshine'),
      user.userId,
    ]);
    const isWeak = async () => (await server.call(getMe, user)).body.data.isPasswordWeak;
    expect(await isWeak()).toBe(false);
    const entered = await server.call(login, null, { body: { email: user.email, password: 'sunshine' } });
    expect([entered.status, entered.body.data.user.isPasswordWeak]).toEqual([200, true]);
    expect(await isWeak()).toBe(true);
    await server.call(changeOwnPassword, user, {
      body: { currentPassword: 'sunshine', password: 'pedra seca' },
    });
    expect(await isWeak()).toBe(false);
    const again = await server.call(login, null, { body: { email: user.email, password: 'pedra seca' } });
    expect(again.body.data.user.isPasswordWeak).toBe(false);
  });

  it('[PASS-05] colleagues are not told whose password is weak', async () => {
    const answer = await server.inject({ method: 'GET', url: '/api/v1/users' }, admin);
    expect(answer.json().users.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain('is_password_weak');
  });
});

describe('the first agency', () => {
  it('[PASS-04] is not founded with a weak password, and its link goes on working', async () => {
    const server = await startTestServer();
    const link = await createSetupLink(server.deps.pool, 'http://localhost');
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const found = (password: string) =>
      server.call(setup, null, {
        body: {
          token,
          agencyName: 'Serra de Tramuntana',
          slug: 'tramuntana',
          firstName: 'Aina',
          lastName: 'Roure',
          email: 'aina@posta.example',
          password,
        },
      });
    const refused = await found('serradetramuntana');
    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
      400,
      'WEAK_PASSWORD',
      { password: 'personal_password' },
    ]);
    expect(await server.asOwner('select id from agencies')).toHaveLength(0);
    expect((await found('pedra seca')).status).toBe(200);
    await server.close();
  });
});
