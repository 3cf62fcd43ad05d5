import { after, before, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { acceptInvitation, changePassword, login, readInvitation } from '@cantera/shared/contracts/auth';
import type { Role } from '@cantera/shared/contracts/enums';
import {
  deleteMember,
  inviteMember,
  resendInvitation,
  updateMember,
} from '@cantera/shared/contracts/members';
import { getPosition } from '@cantera/shared/contracts/positions';
import {
  getMe,
  listUsers,
  type MemberListItem,
  type UpdateMeInput,
  updateMe,
} from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { moveTo } from '../../testing/automation-data.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition } from '../../testing/pipeline-data.ts';
import { createInvitationToken, createResetToken } from '../auth/index.ts';
import { requireGrantable } from './members.policy.ts';

describe('members', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  const address = () => `laia.puig-${newId().slice(-8)}@example.test`;
  const invite = (email = address(), role: Role = 'RECRUITER', user = admin) =>
    server.call(inviteMember, user, { body: { email, role } });
  const members = async (user = admin) => (await server.call(listUsers, user)).body.users;
  const memberOf = async (id: string, user = admin) => (await members(user)).find((one) => one.id === id);
  const invitationToken = (id: string, user = admin) =>
    server.inTenant(user.agencyId, (tx) =>
      createInvitationToken(tx, { agencyId: user.agencyId, userId: id }),
    );
  const accept = (token: string) =>
    server.call(acceptInvitation, null, {
      body: { token, firstName: 'Laia', lastName: 'Puig i Ferrer', password: 'pedra seca', lang: 'ca' },
    });
  const change = (id: string, body: Partial<MemberListItem>, user = admin) =>
    server.call(updateMember, user, {
      params: { id },
      body: { firstName: 'Laia', lastName: '', role: 'RECRUITER', imageUrl: null, ...body },
    });
  const remove = (id: string, user = admin) => server.call(deleteMember, user, { params: { id } });

  it('[API-07] [API-10] [MEM-01] [MEM-02] tells the user who he is, and the members of his agency alone', async () => {
    await server.createAgency('Rival');
    const own = await server.createAgency('Petita');
    const expected = {
      id: own.userId,
      email: own.email,
      first_name: 'Núria',
      last_name: 'Castellví',
      role: 'AGENCY_ADMIN',
      image_url: null,
      lang: null,
    };
    const me = (await server.inject({ method: 'GET', url: '/api/v1/users/me' }, own)).json();
    expect(me.data).toMatchObject(expected);
    const list = (await server.inject({ method: 'GET', url: '/api/v1/users' }, own)).json();
    expect(list).toEqual({ users: [{ ...expected, invitation: null, version: 1 }] });
  });

  it('[API-11] [MEM-13] adds a member who has yet to accept, and asks the queue to mail him', async () => {
    const email = address();
    const answer = await server.inject(
      { method: 'POST', url: '/api/v1/users', payload: { email: ` ${email} `, role: 'HIRING_MANAGER' } },
      admin,
    );
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json().data;
    const member = await memberOf(id);
    expect(member).toMatchObject({ email, role: 'HIRING_MANAGER', lastName: '' });
    const { sentAt = '', expiresAt = '' } = member?.invitation ?? {};
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(7 * 86_400_000);
    expect(await server.jobs(`invitation ${id}`)).toMatchObject([{ task: 'auth.send_invitation' }]);
    const wrong = await server.call(login, null, { body: { email, password: TEST_PASSWORD } });
    expect(wrong.status).toBe(401);
  });

  it('[MEM-09] [MEM-16] refuses what is no address, and one that any agency has, without saying whose', async () => {
    const none = await invite('laia');
    expect([none.status, none.error.fields]).toEqual([400, { email: 'invalid_email' }]);
    const rival = await server.createAgency('Rival');
    const own = await server.createUser(admin.agencyId, 'RECRUITER');
    const refusals = [await invite(rival.email.toUpperCase()), await invite(own.email)];
    for (const { status, error } of refusals)
      expect([status, error.code, error.message, error.fields, error.details]).toEqual([
        400,
        'EMAIL_EXISTS',
        'Email already exists!',
        { email: 'already_exists' },
        undefined,
      ]);
    expect((await members()).some(({ email }) => email === rival.email)).toBe(false);
  });

  it('[MEM-17] [CONST-23] never holds more members than the plan, two invited at once included', async () => {
    const own = await server.createAgency('Petita');
    await server.inTenant(own.agencyId, (tx) =>
      tx.updateTable('agencies').set({ max_members: 2 }).where('id', '=', own.agencyId).execute(),
    );
    const answers = await Promise.all([
      invite(address(), 'RECRUITER', own),
      invite(address(), 'RECRUITER', own),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.error.code, refused?.error.details]).toEqual(['MEMBER_LIMIT', { max_members: 2 }]);
    expect(await members(own)).toHaveLength(2);
  });

  it('[MEM-28] lets the invited choose a name and a password, once, and logs him in', async () => {
    const { body } = await invite(address(), 'RECRUITER');
    const token = await invitationToken(body.data.id);
    const read = await server.call(readInvitation, null, { body: { token } });
    expect(read.body.data).toEqual({
      agencyName: 'Vela i Roure',
      email: body.data.email,
      firstName: '',
      lastName: '',
      role: 'RECRUITER',
    });
    const entered = await accept(token);
    expect(entered.body.data.user).toMatchObject({
      firstName: 'Laia',
      lastName: 'Puig i Ferrer',
      lang: 'ca',
    });
    const me = await server.call(getMe, { ...admin, token: entered.body.data.token });
    expect(me.body.data).toMatchObject({ id: body.data.id, role: 'RECRUITER' });
    expect((await memberOf(body.data.id))?.invitation).toBeNull();
    for (const again of [await accept(token), await server.call(readInvitation, null, { body: { token } })])
      expect([again.status, again.error.code]).toEqual([400, 'INVALID_TOKEN']);
    const late = await server.call(resendInvitation, admin, { params: { id: body.data.id } });
    expect([late.status, late.error.code]).toEqual([409, 'NOT_INVITED']);
  });

  it('[MEM-27] takes a link only for what it was sent for, and not after a week or once withdrawn', async () => {
    const { body } = await invite();
    const { id } = body.data;
    const { agencyId } = admin;
    const reset = await server.inTenant(agencyId, (tx) => createResetToken(tx, { agencyId, userId: id }));
    expect((await accept(reset)).status).toBe(400);
    const token = await invitationToken(id);
    const asReset = await server.call(changePassword, null, { body: { token, password: 'pedra seca' } });
    expect([asReset.status, asReset.error.code]).toEqual([400, 'INVALID_TOKEN']);
    await server.asOwner(
      `update user_tokens set expires_at = expires_at - interval '7 days' where user_id = $1`,
      [id],
    );
    expect((await accept(token)).error.code).toBe('INVALID_TOKEN');
    const fresh = await invitationToken(id);
    expect((await remove(id)).status).toBe(200);
    expect((await accept(fresh)).error.code).toBe('INVALID_TOKEN');
    expect((await invite(body.data.email)).status).toBe(200);
  });

  it('sends an invitation again to who has not accepted', async () => {
    const { body } = await invite();
    await server.asOwner(`update users set invited_at = invited_at - interval '8 days' where id = $1`, [
      body.data.id,
    ]);
    const again = await server.call(resendInvitation, admin, { params: { id: body.data.id } });
    expect(Date.parse(again.body.data.invitation?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(await server.jobs(`invitation ${body.data.id}`)).toHaveLength(1);
  });

  it('mails no one again and again, and not more in an hour than an agency can want', async () => {
    const { body } = await invite();
    const { id } = body.data;
    const again = () => server.call(resendInvitation, admin, { params: { id } });
    for (let sent = 1; sent < 5; sent += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
    await server.asOwner(
      "update sending_limits set count = 300 where key = 'invitations' and agency_id = $1",
      [admin.agencyId],
    );
    expect((await invite()).status).toBe(429);
    await server.asOwner('delete from sending_limits where agency_id = $1', [admin.agencyId]);
    expect((await again()).status).toBe(200);
  });

  it('[API-12] [MEM-21] [MEM-32] changes name, role and picture; the new role holds from the next call on', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const answer = await server.inject(
      {
        method: 'PUT',
        url: `/api/v1/users/${user.userId}/profile`,
        payload: {
          first_name: 'Aina',
          last_name: 'Roure',
          role: 'HIRING_MANAGER',
          image_url: null,
          email: 'other@example.test',
        },
      },
      admin,
    );
    expect(answer.json().data).toMatchObject({
      first_name: 'Aina',
      last_name: 'Roure',
      role: 'HIRING_MANAGER',
      email: user.email,
    });
    const me = (await server.call(getMe, user)).body.data;
    expect(me.role).toBe('HIRING_MANAGER');
    expect(me.permissions).not.toContain('clients.read');
  });

  it('[MEM-19] takes a first name of 2 to 25 characters, and pictures of the agency only', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    for (const [firstName, key] of [
      ['A', 'too_short'],
      ['a'.repeat(26), 'too_long'],
    ] as const)
      expect((await change(user.userId, { firstName })).error.fields).toEqual({ first_name: key });
    for (const firstName of ['Jo', 'a'.repeat(25)])
      expect((await change(user.userId, { firstName })).status).toBe(200);
    const foreign = await change(user.userId, { imageUrl: 'https://elsewhere.example/x.png' });
    expect([foreign.status, foreign.error.fields]).toEqual([400, { image_url: 'not_found' }]);
  });

  it('tells the second of two who changed a member at once', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await change(user.userId, { version: 1 })).body.data.version).toBe(2);
    const late = await change(user.userId, { version: 1 });
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'MEMBER_CHANGED',
      { version: 2 },
    ]);
  });

  it('tells whoever changes his own profile that an admin has changed it meanwhile; a language disturbs nobody', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const self = (body: UpdateMeInput) => server.call(updateMe, user, { body });
    const { version } = (await server.call(getMe, user)).body.data;
    expect((await self({ lang: 'ca' })).body.data.version).toBe(version);
    expect((await change(user.userId, { firstName: 'Aina', version })).status).toBe(200);
    const stale = await self({ firstName: 'Anna', lastName: 'Vidal', version });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'MEMBER_CHANGED',
      { version: version + 1 },
    ]);
    expect((await server.call(getMe, user)).body.data.firstName).toBe('Aina');
    const mine = await self({ firstName: 'Anna', version: version + 1 });
    expect([mine.status, mine.body.data.firstName, mine.body.data.version]).toEqual([
      200,
      'Anna',
      version + 2,
    ]);
    expect((await change(user.userId, { firstName: 'Aina', version: version + 1 })).status).toBe(409);
  });

  it('[API-13] [MEM-25] [MEM-31] removes a member: his sessions end, his positions lose him, his work stays', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const positionId = await openPosition(server, user);
    const applicationId = await insertApplication(server, admin.agencyId, positionId);
    await moveTo(server, user, positionId, [applicationId], 'Hired');
    expect((await remove(user.userId)).status).toBe(200);
    expect((await server.call(getMe, user)).status).toBe(401);
    const application = await server.call(getApplication, admin, {
      params: { id: positionId, applicationId },
    });
    expect(application.body.data.history).toMatchObject([
      { toStepName: 'Hired', by: null, isByFormerMember: true },
    ]);
    expect(await memberOf(user.userId)).toBeUndefined();
    const position = await server.call(getPosition, admin, { params: { id: positionId } });
    expect([position.status, position.body.data.recruiters]).toEqual([200, []]);
    expect((await remove(user.userId)).status).toBe(404);
  });

  it('takes someone off the positions where his new role does not fit', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    const positionId = await openPosition(server, user);
    await change(user.userId, { role: 'AGENCY_ADMIN' });
    const recruiters = async () =>
      (await server.call(getPosition, admin, { params: { id: positionId } })).body.data.recruiters;
    expect(await recruiters()).toHaveLength(1);
    await change(user.userId, { role: 'HIRING_MANAGER' });
    expect(await recruiters()).toEqual([]);
  });

  it('[MEM-30] neither removes nor demotes the last admin, though another was invited or both try at once', async () => {
    const own = await server.createAgency('Petita');
    await invite(address(), 'AGENCY_ADMIN', own);
    for (const refused of [
      await change(own.userId, { role: 'RECRUITER' }, own),
      await remove(own.userId, own),
    ])
      expect([refused.status, refused.error.code]).toEqual([409, 'LAST_ADMIN']);
    const second = await server.createUser(own.agencyId, 'AGENCY_ADMIN');
    const answers = await Promise.all([
      change(second.userId, { role: 'RECRUITER' }, own),
      change(own.userId, { role: 'RECRUITER' }, second),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const admins = (await members(own)).filter(
      ({ role, invitation }) => role === 'AGENCY_ADMIN' && !invitation,
    );
    expect(admins).toHaveLength(1);
  });

  it('knows nobody of another agency', async () => {
    const rival = await server.createAgency('Rival');
    const answers = [
      await change(admin.userId, {}, rival),
      await remove(admin.userId, rival),
      await server.call(resendInvitation, rival, { params: { id: admin.userId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('lets nobody give or change a role above his own', () => {
    expect(() => requireGrantable('RECRUITER', 'AGENCY_ADMIN')).toThrow('above your own');
    expect(() => requireGrantable('RECRUITER', 'HIRING_MANAGER', 'AGENCY_ADMIN')).toThrow('above your own');
    expect(() => requireGrantable('AGENCY_ADMIN', 'AGENCY_ADMIN', 'RECRUITER')).not.toThrow();
  });
});
