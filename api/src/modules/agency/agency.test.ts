import { after, before, describe, it } from 'node:test';
import { getAgency, getAgencyDetails, getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import { updateAgency, updateLegal, updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { requireCandidateRoom } from './index.ts';

describe('the agency', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
  });
  after(() => server.close());

  const put = async (url: string, payload: Record<string, unknown>, user = admin) => {
    const answer = await server.inject({ method: 'PUT', url, payload }, user);
    return { status: answer.statusCode, ...answer.json() };
  };
  const general = { name: 'Roure Talent', webUrl: 'https://roure.example', linkedinUrl: null };

  it('[API-14] [API-15] [AGY-09] [AGY-10] tells its data, and its counts, in the wire’s names', async () => {
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    for (const url of ['/api/v1/agency', '/api/v1/agency/details']) {
      const { data } = (await server.inject({ method: 'GET', url }, recruiter)).json();
      expect(data).toMatchObject({
        id: admin.agencyId,
        slug: expect.stringMatching(/^agency-/),
        name: expect.any(String),
        web_url: null,
        linkedin_url: null,
        logo_url: null,
        primary_color: '#3c00ff',
        plan: { limits: { max_candidates: 1_000_000, max_members: 100 } },
        privacy_policy: { privacy_policy: '', privacy_policy_information: '' },
        legal: { expiration_gdpr_days: 365, deletion_period_rejected_gdpr_days: null },
      });
    }
    const details = await server.call(getAgencyDetails, recruiter);
    expect(details.body.data.counts).toEqual({ members: 2, candidates: 0, positions: 0, clients: 0 });
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await server.call(getAgencyDetails, manager)).status).toBe(403);
  });

  it('[API-16] [AGY-06] [AGY-07] stores name and addresses; each agency has its own', async () => {
    const other = await server.createAgency('Rival');
    const answer = await put('/api/agency', {
      name: ' Vela & Roure ',
      web_url: 'vela.example/ca',
      linkedin_url: 'https://www.linkedin.com/company/vela',
    });
    expect(answer.status).toBe(200);
    expect((await server.call(getAgency, admin)).body.data).toMatchObject({
      name: 'Vela & Roure',
      webUrl: 'https://vela.example/ca',
      linkedinUrl: 'https://www.linkedin.com/company/vela',
    });
    expect((await put('/api/agency', { name: 'Vela', web_url: '', linkedin_url: null })).data).toMatchObject({
      name: 'Vela',
      web_url: null,
      linkedin_url: null,
    });
    expect((await server.call(getAgency, other)).body.data.name).toBe('Rival');
  });

  it('[DAY-06] keeps the country and the time zone that it works in, Spain to begin with', async () => {
    const { agencyId } = await server.createAgency('Vinya');
    const owner = await server.createUser(agencyId, 'AGENCY_ADMIN');
    const places = async () => {
      const { country, timeZone } = (await server.call(getAgency, owner)).body.data;
      return [country, timeZone];
    };
    expect(await places()).toEqual(['ES', 'Europe/Madrid']);
    const body = { ...general, country: 'PT', timeZone: 'Europe/Lisbon' };
    expect((await server.call(updateAgency, owner, { body })).status).toBe(200);
    expect((await server.call(updateAgency, owner, { body: general })).status).toBe(200);
    expect(await places()).toEqual(['PT', 'Europe/Lisbon']);
    const wrong = await put('/api/agency', { ...general, country: 'ZZ', time_zone: 'Europe/Nowhere' }, owner);
    expect([wrong.status, Object.keys(wrong.error.fields).sort()]).toEqual([400, ['country', 'time_zone']]);
  });

  it('[AGY-03] [CONST-03] takes a name of 2 to 50 characters', async () => {
    for (const [name, key] of [
      ['V', 'too_short'],
      ['v'.repeat(51), 'too_long'],
    ] as const) {
      const refused = await server.call(updateAgency, admin, { body: { ...general, name } });
      expect([refused.status, refused.error.fields]).toEqual([400, { name: key }]);
    }
    for (const name of ['Vi', 'v'.repeat(50)])
      expect((await server.call(updateAgency, admin, { body: { ...general, name } })).status).toBe(200);
  });

  it('[AGY-04] [AGY-05] takes addresses of the web only', async () => {
    for (const address of ['javascript:alert(1)', 'ftp://vela.example', 'no address', 'data:text/html,x']) {
      const refused = await server.call(updateAgency, admin, {
        body: { ...general, webUrl: address, linkedinUrl: address },
      });
      expect([refused.status, refused.error.fields]).toEqual([
        400,
        { web_url: 'invalid_url', linkedin_url: 'invalid_url' },
      ]);
    }
  });

  it('tells the second of two who changed it at once, and lets him overwrite', async () => {
    const { version } = (await server.call(getAgency, admin)).body.data;
    const first = await server.call(updateAgency, admin, { body: { ...general, version } });
    expect(first.body.data.version).toBe(version + 1);
    const late = await server.call(updatePrivacyPolicy, admin, {
      body: { privacyPolicy: '<p>x</p>', privacyPolicyInformation: '', version },
    });
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'AGENCY_CHANGED',
      { version: version + 1 },
    ]);
    expect((await server.call(updateAgency, admin, { body: general })).status).toBe(200);
  });

  it('[API-17] [GDPR-02] [GDPR-09] [GDPR-10] stores the periods, in either spelling', async () => {
    const stored = async () => (await server.call(getAgency, admin)).body.data.legal;
    const snake = await put('/api/agency/settings/legal', {
      expiration_gdpr_days: 180,
      deletion_period_rejected_gdpr_enabled: true,
      deletion_period_rejected_gdpr_days: 90,
    });
    expect(snake.status).toBe(200);
    expect(await stored()).toEqual({
      expirationGdprDays: 180,
      deletionPeriodRejectedGdprDays: 90,
      deletionPeriodRejectedGdprEnabled: true,
    });
    const camel = await put('/api/agency/settings/legal', {
      expirationGdprDays: 200,
      deletionPeriodRejectedGdprEnabled: true,
      deletionPeriodRejectedGdprDays: 30,
    });
    expect(camel.status).toBe(200);
    expect(await stored()).toMatchObject({ expirationGdprDays: 200, deletionPeriodRejectedGdprDays: 30 });
  });

  it('[GDPR-05] [GDPR-08] [GDPR-11] keeps no period while automatic deletion is off', async () => {
    const legal = async (body: { enabled?: boolean; days: number | null }) =>
      (
        await server.call(updateLegal, admin, {
          body: {
            expirationGdprDays: 365,
            ...(body.enabled === undefined ? {} : { deletionPeriodRejectedGdprEnabled: body.enabled }),
            deletionPeriodRejectedGdprDays: body.days,
          },
        })
      ).body.data.legal;
    expect(await legal({ enabled: false, days: 90 })).toMatchObject({
      deletionPeriodRejectedGdprDays: null,
      deletionPeriodRejectedGdprEnabled: false,
    });
    expect(await legal({ days: 90 })).toMatchObject({ deletionPeriodRejectedGdprEnabled: true });
    expect(await legal({ days: null })).toMatchObject({ deletionPeriodRejectedGdprEnabled: false });
  });

  it('[GDPR-03] [CONST-26] refuses periods under a day, broken ones, and none at all', async () => {
    const refused = async (expiration: number, days: number | null) =>
      (
        await put('/api/agency/settings/legal', {
          expiration_gdpr_days: expiration,
          deletion_period_rejected_gdpr_enabled: true,
          deletion_period_rejected_gdpr_days: days,
        })
      ).error?.fields;
    expect(await refused(0, 1)).toEqual({ expiration_gdpr_days: 'too_small' });
    expect(await refused(1.5, 1)).toEqual({ expiration_gdpr_days: 'invalid_type' });
    expect(await refused(1, 0)).toEqual({ deletion_period_rejected_gdpr_days: 'too_small' });
    expect(await refused(1, null)).toEqual({ deletion_period_rejected_gdpr_days: 'required' });
  });

  it('[API-18] [PRIV-04] [PRIV-10] stores the policy without what could run, in either spelling', async () => {
    const policy = '<h2>Your data</h2><p onclick="x()">Kept <b>safe</b>.</p><script>alert(1)</script>';
    const snake = await put('/api/agency/settings/privacy-policy', {
      privacy_policy: policy,
      privacy_policy_information: '<p>Ask us.</p><img src=x onerror=alert(1)>',
    });
    expect(snake.data.privacy_policy).toMatchObject({
      privacy_policy: '<h2>Your data</h2><p>Kept <b>safe</b>.</p>',
      privacy_policy_information: '<p>Ask us.</p>',
    });
    const shown = await server.call(getPrivacyPolicy, null, { params: { agencyId: admin.agencyId } });
    expect(shown.body.data).toMatchObject({
      privacyPolicy: '<h2>Your data</h2><p>Kept <b>safe</b>.</p>',
      privacyPolicyInformation: '<p>Ask us.</p>',
    });
    const camel = await put('/api/agency/settings/privacy-policy', {
      privacyPolicy: '<p>New</p>',
      privacyPolicyInformation: '',
    });
    expect([camel.status, camel.data.privacy_policy.privacy_policy]).toEqual([200, '<p>New</p>']);
  });

  it('knows when the plan has no room for another candidate', async () => {
    const small = await server.createAgency('Petita');
    const room = (added?: number) =>
      server.inTenant(small.agencyId, (tx) => requireCandidateRoom(tx, small.agencyId, added));
    await server.inTenant(small.agencyId, (tx) =>
      tx.updateTable('agencies').set({ max_candidates: 2 }).where('id', '=', small.agencyId).execute(),
    );
    await room(2);
    await expect(room(3)).rejects.toMatchObject({
      parts: { status: 409, code: 'CANDIDATE_LIMIT', details: { max_candidates: 2 } },
    });
  });
});
