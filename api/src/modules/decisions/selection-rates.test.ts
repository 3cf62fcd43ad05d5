import { after, before, describe, it } from 'node:test';
import { readSelectionRates } from '@cantera/shared/contracts/decisions';
import { restoreDiscards } from '@cantera/shared/contracts/discard-scoring';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { saveRule, scoredApplicant } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition } from '../../testing/pipeline-data.ts';

describe('selection rates', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let other: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    other = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    await server.asOwner("update agencies set time_zone = 'Europe/Madrid' where id = $1", [admin.agencyId]);
    positionId = await openPosition(server, recruiter);
    await people();
    await saveRule(server, recruiter, positionId, 40);
  });
  after(() => server.close());

  const applied = (lax: number) => scoredApplicant(server, admin.agencyId, positionId, lax);
  const change = (applicationId: string, column: string, value: string) =>
    server.asOwner(`update applications set ${column} = $2 where id = $1`, [applicationId, value]);

  /** Gives an application, or its candidate, a CV of one page. */
  async function addCv(
    { applicationId, candidateId }: { applicationId: string; candidateId: string },
    page: { tongue: 'en' | 'es' | 'ca' | null; checked: boolean },
    of: 'application' | 'candidate' = 'application',
  ): Promise<void> {
    const id = newId();
    const lines = [{ text: 'Cook', bbox: [0, 0, 1, 1], section: null }];
    await server.inTenant(admin.agencyId, async (tx) => {
      const file = { access: 'private' as const, content_type: 'application/pdf', bytes: 1, name: 'cv.pdf' };
      await tx
        .insertInto('files')
        .values({
          ...file,
          agency_id: admin.agencyId,
          id,
          storage_key: id,
          sha256: Buffer.alloc(32),
          created_at: now(),
        })
        .execute();
      await tx
        .insertInto('cv_pages')
        .values({ agency_id: admin.agencyId, file_id: id, page: 1, ...page, lines: JSON.stringify(lines) })
        .execute();
    });
    if (of === 'application') await change(applicationId, 'cv_file_id', id);
    else await server.asOwner('update candidates set cv_file_id = $2 where id = $1', [candidateId, id]);
  }

  /** Seven people who applied: four below the rule's score, of whom one is let in again later. */
  async function people(): Promise<void> {
    const english = await applied(10);
    await addCv(english, { tongue: 'en', checked: true });
    await addCv(english, { tongue: 'es', checked: true }, 'candidate');
    await addCv(await applied(90), { tongue: 'en', checked: true });
    await addCv(await applied(20), { tongue: 'es', checked: true }, 'candidate');
    await addCv(await applied(95), { tongue: null, checked: true });
    const scan = await applied(30);
    await addCv(scan, { tongue: null, checked: false });
    await change(scan.applicationId, 'source', 'INTERNAL_DATABASE');
    const early = await applied(80);
    // Half past midnight in Madrid.
    await change(early.applicationId, 'created_at', '2026-03-09T23:30:00Z');
    back = (await applied(15)).applicationId;
  }
  let back: string;

  const read = (user: TestUser | null, query: object = {}) =>
    server.call(readSelectionRates, user, { query });
  const rates = async (user: TestUser, query?: object) => (await read(user, query)).body.data;
  const of = (value: string, applications: number, discarded: number) => ({ value, applications, discarded });

  it('[AGY-14] are counted by source, by the language of the CV that counts and by its reading', async () => {
    // A position on which no machine has decided.
    const quiet = await openPosition(server, recruiter);
    await insertApplication(server, admin.agencyId, quiet);
    expect(await rates(admin)).toEqual({
      applications: 7,
      discarded: 4,
      bySource: [of('INTERNAL', 6, 3), of('INTERNAL_DATABASE', 1, 1)],
      byLanguage: [of('NONE', 3, 2), of('EN', 2, 1), of('ES', 1, 1), of('OTHER', 1, 0)],
      byReading: [of('READ', 4, 2), of('NONE', 2, 1), of('UNREADABLE', 1, 1)],
    });
  });

  it('[AGY-14] leave out what a person took back', async () => {
    const { status } = await server.call(restoreDiscards, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [back] },
    });
    expect(status).toBe(200);
    expect(await rates(admin)).toMatchObject({ applications: 7, discarded: 3 });
  });

  it('[AGY-14] are those of one position, and of the days when people applied', async () => {
    expect(await rates(admin, { positionId })).toMatchObject({ applications: 7 });
    expect(await rates(admin, { positionId: newId() })).toMatchObject({ applications: 0, bySource: [] });
    const on = async (day: string) => (await rates(admin, { from: day, to: day })).applications;
    expect([await on('2026-03-09'), await on('2026-03-10'), await on('2026-03-11')]).toEqual([0, 1, 0]);
    expect((await read(admin, { from: 'yesterday' })).status).toBe(400);
  });

  it('[AGY-14] are read by administrators, and by recruiters of their own positions', async () => {
    expect((await read(null)).status).toBe(401);
    expect((await read(manager)).status).toBe(403);
    expect(await rates(recruiter)).toMatchObject({ applications: 7 });
    expect(await rates(other)).toMatchObject({ applications: 0 });
    expect(await rates(stranger)).toMatchObject({ applications: 0 });
  });
});
