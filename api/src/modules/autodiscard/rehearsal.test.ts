import { after, before, beforeEach, describe, it } from 'node:test';
import { confirmDiscards, rehearseDiscards } from '@cantera/shared/contracts/discard-scoring';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { saveRule, scoredApplicant, stateOf } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';

describe('the rehearsal of a rule', () => {
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
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const call = (body: object, user: TestUser | null = recruiter) =>
    server.call(rehearseDiscards, user, { params: { id: positionId }, body: body as never });
  const rehearse = async (percentage: number, days?: number) => {
    const answer = await call({ percentage, ...(days ? { days } : {}) });
    expect([answer.status, answer.error?.fields]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const applied = async (name: string, lax: number | null, step = 'Inbox', days = 1) => {
    const one = await scoredApplicant(server, admin.agencyId, positionId, lax, { name, step });
    await server.asOwner("update applications set created_at = now() - $1 * interval '1 day' where id = $2", [
      days,
      one.applicationId,
    ]);
    return one;
  };

  it('[AUTOD-27] tells what became of whom a percentage would have discarded, hires first, then the lowest score', async () => {
    const hired = await applied('Hired', 30, 'Hired');
    const elsewhere = await applied('Elsewhere', 20);
    const second = await openPosition(server, recruiter);
    await insertApplication(server, admin.agencyId, second, 'Hired', elsewhere.candidateId);
    await applied('Step', 10, 'Screening');
    await applied('Inbox', 15);
    await applied('Discarded', 5, 'Discarded');
    await applied('High', 40);
    const rehearsed = await rehearse(40);
    expect(rehearsed.items.map(({ name, score, outcome }) => [name.split(' ')[0], score, outcome])).toEqual([
      ['Hired', 30, 'HIRED_HERE'],
      ['Elsewhere', 20, 'HIRED_ELSEWHERE'],
      ['Discarded', 5, 'DISCARDED'],
      ['Step', 10, 'IN_PROCESS'],
      ['Inbox', 15, 'INBOX'],
    ]);
    expect(rehearsed.items[0]).toMatchObject(hired);
    expect(rehearsed.scores).toEqual([
      { score: 5, outcomes: [0, 0, 0, 0, 1, 0], waiting: 0 },
      { score: 10, outcomes: [0, 0, 1, 0, 0, 0], waiting: 0 },
      { score: 15, outcomes: [0, 0, 0, 1, 0, 0], waiting: 1 },
      { score: 20, outcomes: [0, 1, 0, 0, 0, 0], waiting: 1 },
      { score: 30, outcomes: [1, 0, 0, 0, 0, 0], waiting: 0 },
      { score: 40, outcomes: [0, 0, 0, 1, 0, 0], waiting: 1 },
    ]);
  });

  it('[AUTOD-27] counts whom saving would discard whenever they came, and nobody whom a person has moved', async () => {
    await applied('Old', 10, 'Inbox', 200);
    const touched = await applied('Touched', 10, 'Inbox', 200);
    for (const name of ['Screening', 'Inbox'])
      await server.call(moveApplications, recruiter, {
        params: { id: positionId },
        body: {
          stepId: await stepNamed(server, admin.agencyId, positionId, name),
          applicationIds: [touched.applicationId],
        },
      });
    const rehearsed = await rehearse(40);
    expect(rehearsed.scores).toEqual([{ score: 10, outcomes: [0, 0, 0, 0, 0, 0], waiting: 1 }]);
    expect(rehearsed.items).toEqual([]);
    expect((await rehearse(40, 365)).items).toHaveLength(2);
    expect((await saveRule(server, recruiter, positionId, 40)).run?.discarded).toBe(1);
  });

  it('[AUTOD-27] tells what a machine has discarded from what a person has discarded or confirmed', async () => {
    const waits = await applied('Waits', 5);
    const confirmed = await applied('Confirmed', 6);
    await saveRule(server, recruiter, positionId, 10);
    await server.call(confirmDiscards, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [confirmed.applicationId] },
    });
    const answered = await applied('Answered', 7, 'Discarded');
    const twice = await applied('Twice', 8, 'Screening');
    await server.asOwner('update applications set auto_rejected = true where id = any ($1)', [
      [answered.applicationId, twice.applicationId, confirmed.applicationId],
    ]);
    const [reason] = await server.asOwner<{ id: string }>(
      'select id from rejection_reasons where agency_id = $1 and system_key is null limit 1',
      [admin.agencyId],
    );
    const moved = await server.call(moveApplications, recruiter, {
      params: { id: positionId },
      body: {
        stepId: await stepNamed(server, admin.agencyId, positionId, 'Discarded'),
        applicationIds: [twice.applicationId],
        rejectedReasonId: reason?.id,
      },
    });
    expect(moved.status).toBe(200);
    expect(await stateOf(server, waits.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    const rehearsed = await rehearse(10);
    expect(rehearsed.items.map(({ score, outcome }) => [score, outcome])).toEqual([
      [5, 'BY_MACHINE'],
      [6, 'DISCARDED'],
      [7, 'BY_MACHINE'],
      [8, 'DISCARDED'],
    ]);
    expect(rehearsed.scores.map(({ outcomes }) => outcomes)).toEqual([
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1, 0],
    ]);
  });

  it('[AUTOD-27] changes nothing, but has applications without a score scored', async () => {
    const unscored = await applied('None', null);
    const failed = await applied('Failed', 1);
    await server.asOwner(
      "update application_scores set lax = null, status = 'NO_CV' where application_id = $1",
      [failed.applicationId],
    );
    const low = await applied('Low', 10);
    const rehearsed = await rehearse(90);
    expect([rehearsed.unscored, rehearsed.beingScored]).toEqual([2, 1]);
    expect(await server.jobs(`score_again:${unscored.applicationId}`)).toHaveLength(1);
    expect(await server.jobs(`score_again:${failed.applicationId}`)).toEqual([]);
    expect(await stateOf(server, low.applicationId)).toMatchObject({ step: 'Inbox', version: 1 });
  });

  it('is for administrators and the position’s recruiters, and names what it does not take', async () => {
    const users = [null, stranger, manager, other, admin];
    const answers = await Promise.all(users.map((user) => call({ percentage: 40 }, user)));
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 403, 200]);
    expect(answers[3]?.error.code).toBe('NOT_A_RECRUITER');
    for (const [body, field] of [
      [{ percentage: -1 }, 'percentage'],
      [{ percentage: 101 }, 'percentage'],
      [{ percentage: 1.5 }, 'percentage'],
      [{}, 'percentage'],
      [{ percentage: 40, days: 0 }, 'days'],
      [{ percentage: 40, days: 731 }, 'days'],
    ] as const) {
      const { status, error } = await call(body);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});
