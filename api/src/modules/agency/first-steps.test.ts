import { after, before, describe, it } from 'node:test';
import { getAgency } from '@cantera/shared/contracts/agency';
import { updateAgency, updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import { dismissFirstSteps, listFirstSteps, restoreFirstSteps } from '@cantera/shared/contracts/first-steps';
import { deletePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { multipart, PNG } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, insertCandidate, insertClient } from '../../testing/pipeline-data.ts';

describe('the first steps of an agency', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());
  const read = async (user = admin) => (await server.call(listFirstSteps, user)).body.data;
  const done = async () => (await read()).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

  it('[FIRST-01] are seven, each ticked by the fact itself, and no longer when it no longer holds', async () => {
    expect((await read()).steps).toEqual(
      [
        'NAME_AND_LOGO',
        'PRIVACY_POLICY',
        'MAIL',
        'FIRST_CLIENT',
        'FIRST_POSITION',
        'FIRST_CANDIDATES',
        'COLLEAGUES',
      ].map((step) => ({ step, isDone: false })),
    );
    const form = multipart({}, [{ field: 'file', name: 'logo.png', content: PNG }]);
    const uploaded = await server.inject({ method: 'POST', url: '/files/public', ...form }, admin);
    const { name, webUrl, linkedinUrl } = (await server.call(getAgency, admin)).body.data;
    const logoUrl = uploaded.json().url ?? uploaded.json().data.url;
    const body = { name, webUrl, linkedinUrl };
    const saved = await server.call(updateAgency, admin, { body: { ...body, logoUrl } });
    expect(saved.body.data.logoUrl).toBe(logoUrl);
    expect(await done()).toEqual(['NAME_AND_LOGO']);
    // A save that says nothing of the logo leaves it; null takes it away.
    expect((await server.call(updateAgency, admin, { body })).body.data.logoUrl).toBe(logoUrl);
    await server.call(updateAgency, admin, { body: { ...body, logoUrl: null } });
    expect(await done()).toEqual([]);
    await server.call(updateAgency, admin, { body: { ...body, logoUrl } });

    const policy = (privacyPolicy: string) =>
      server.call(updatePrivacyPolicy, admin, { body: { privacyPolicy, privacyPolicyInformation: '' } });
    await policy('<p></p>');
    expect(await done()).toEqual(['NAME_AND_LOGO']);
    await policy('<p>We keep your CV for a year.</p>');
    expect(await done()).toEqual(['NAME_AND_LOGO', 'PRIVACY_POLICY']);

    const [channel] = await server.asOwner<{ id: string }>(
      `insert into channels (agency_id, id, user_id, type, created_at)
       values ($1, gen_random_uuid(), $2, 'EMAIL', now()) returning id`,
      [admin.agencyId, admin.userId],
    );
    expect(channel).toBeDefined();
    const clientId = await insertClient(server, admin.agencyId);
    const position = await draftPosition(server, admin, { clientId });
    expect(await done()).toEqual([
      'NAME_AND_LOGO',
      'PRIVACY_POLICY',
      'MAIL',
      'FIRST_CLIENT',
      'FIRST_POSITION',
    ]);
    await server.call(deletePosition, admin, { params: { id: position }, body: { reasonId: 1 } });
    expect(await done()).not.toContain('FIRST_POSITION');
    await draftPosition(server, admin, { clientId });
    await insertCandidate(server, admin.agencyId);
    expect(await done()).toContain('FIRST_CANDIDATES');
    expect(await done()).not.toContain('COLLEAGUES');
    await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await read()).steps.every(({ isDone }) => isDone)).toBe(true);
  });

  it('[FIRST-02] are dismissed for every administrator of the agency, twice as once, and taken back', async () => {
    const other = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    const stranger = await server.createAgency();
    expect((await read()).isDismissed).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect((await server.call(dismissFirstSteps, admin)).status).toBe(200);
    expect([(await read()).isDismissed, (await read(other)).isDismissed]).toEqual([true, true]);
    expect((await read(stranger)).isDismissed).toBe(false);
    await server.call(restoreFirstSteps, other);
    expect((await read()).isDismissed).toBe(false);
  });
});
