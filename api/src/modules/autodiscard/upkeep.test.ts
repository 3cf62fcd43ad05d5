import { after, before, beforeEach, describe, it } from 'node:test';
import { updateLegal } from '@cantera/shared/contracts/agency-settings';
import { confirmDiscards } from '@cantera/shared/contracts/discard-scoring';
import { listDeletionWarnings } from '@cantera/shared/contracts/retention';
import { expect } from 'expect';
import { saveRule, scoredApplicant, stateOf } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { retain } from '../retention/index.ts';
import { upkeepJobs } from '../upkeep/index.ts';
import { autodiscardJobs } from './autodiscard.jobs.ts';
import { remindOfDiscards } from './reminder.service.ts';

describe('discards by score from day to day', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    positionId = await openPosition(server, recruiter, { title: 'Nurse' });
  });

  const discarded = async () => {
    const one = await scoredApplicant(server, admin.agencyId, positionId, 10);
    await saveRule(server, recruiter, positionId, 40);
    return one;
  };
  const age = (applicationId: string, days: number) =>
    server.asOwner(
      "update applications set discarded_at = discarded_at - $1 * interval '1 day', rejected_at = rejected_at - $1 * interval '1 day' where id = $2",
      [days, applicationId],
    );
  const mails = () =>
    server.asOwner<{ to_address: string; subject: string; body: string }>(
      'select to_address, subject, body from messages where agency_id = $1 order by created_at, id',
      [admin.agencyId],
    );
  const remind = () => remindOfDiscards(server.deps, admin.agencyId);

  it('[AUTOD-19] nobody is listed for deletion because of one that waits; from its confirmation on the period runs', async () => {
    await server.call(updateLegal, admin, {
      body: {
        expirationGdprDays: 365,
        deletionPeriodRejectedGdprDays: 30,
        deletionPeriodRejectedGdprEnabled: true,
      },
    });
    const one = await discarded();
    await age(one.applicationId, 400);
    const listed = async () => {
      await retain(server.deps, admin.agencyId);
      const { items } = (await server.call(listDeletionWarnings, admin, { query: {} })).body.data;
      return items.map(({ candidate }) => candidate.id);
    };
    expect(await listed()).toEqual([]);
    await server.call(confirmDiscards, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [one.applicationId] },
    });
    expect(await listed()).toEqual([]);
    await age(one.applicationId, 31);
    expect(await listed()).toEqual([one.candidateId]);
  });

  it('[AUTOD-28] after a week one mail tells the recruiters, in their language, of whoever still waits, and names nobody', async () => {
    const catalan = await server.createUser(admin.agencyId, 'RECRUITER');
    await server.asOwner("update users set lang = 'ca' where id = $1", [catalan.userId]);
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'RECRUITER', 1)",
      [admin.agencyId, positionId, catalan.userId],
    );
    const one = await discarded();
    await remind();
    expect(await mails()).toEqual([]);
    await age(one.applicationId, 6);
    await remind();
    expect(await mails()).toEqual([]);
    await age(one.applicationId, 1);
    await remind();
    const sent = await mails();
    expect(sent.map(({ to_address, subject }) => [to_address, subject]).sort()).toEqual(
      [
        [recruiter.email, 'One person discarded by score in Nurse waits for you'],
        [catalan.email, 'Una persona descartada per puntuació a Nurse espera la teva decisió'],
      ].sort(),
    );
    for (const { body } of sent) {
      expect(body).toContain(`/positions/${positionId}`);
      expect(body).not.toContain('Ada');
    }
    await remind();
    expect(await mails()).toHaveLength(2);
    // Of the same discard no mail tells again, of a later one a week after it.
    await server.asOwner(
      "update discard_rules set reminded_at = reminded_at - interval '8 days' where position_id = $1",
      [positionId],
    );
    await age(one.applicationId, 8);
    await remind();
    expect(await mails()).toHaveLength(2);
    const two = await discarded();
    await age(two.applicationId, 7);
    await remind();
    expect(await mails()).toHaveLength(4);
  });

  it('[AUTOD-28] nobody is reminded of what was confirmed, or of a deleted position; of a closed one they are', async () => {
    const one = await discarded();
    await age(one.applicationId, 10);
    const become = (status: string) =>
      server.asOwner('update positions set status = $2 where id = $1', [positionId, status]);
    await become('DELETED');
    await remind();
    expect(await mails()).toEqual([]);
    await become('CLOSED_LOST');
    await remind();
    expect(await mails()).toHaveLength(1);
    await server.asOwner('update discard_rules set reminded_at = null where position_id = $1', [positionId]);
    await server.call(confirmDiscards, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [one.applicationId] },
    });
    await remind();
    expect(await mails()).toHaveLength(1);
  });

  it('the daily upkeep reminds, has every rule look at its scores again, and clears the record of what is over', async () => {
    const one = await discarded();
    await age(one.applicationId, 10);
    const missed = await scoredApplicant(server, admin.agencyId, positionId, 10);
    await server.asOwner(
      `insert into decisions (agency_id, id, kind, position_id, engine, created_at)
       values ($1, gen_random_uuid(), 'DISCARDED_BY_QUESTION', $2, 'killer questions', now() - interval '800 days')`,
      [admin.agencyId, positionId],
    );
    await server.asOwner('delete from graphile_worker._private_jobs');
    const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
    await upkeepJobs['upkeep.agency']?.({ agencyId: admin.agencyId }, context);
    expect(await mails()).toHaveLength(1);
    expect(await server.jobs(`discards:${positionId}`)).toHaveLength(1);
    await autodiscardJobs['discards.judge']?.({ agencyId: admin.agencyId, positionId }, context);
    expect(await stateOf(server, missed.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    const kept = await server.asOwner<{ kind: string }>('select kind from decisions where position_id = $1', [
      positionId,
    ]);
    expect(kept.map(({ kind }) => kind)).toEqual(['DISCARDED_BY_SCORE', 'DISCARDED_BY_SCORE']);
  });
});
