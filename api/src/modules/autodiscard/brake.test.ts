import { after, before, beforeEach, describe, it } from 'node:test';
import { getDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { listNotifications } from '@cantera/shared/contracts/notifications';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { type ScoreMade, saveRule, scoredApplicant, stateOf, writeLax } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { assessmentJobs } from '../assessment/index.ts';
import { autodiscardJobs } from './autodiscard.jobs.ts';

describe('the brake of a rule', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const many = async (count: number, lax: number, made: ScoreMade = {}) => {
    const people = [];
    for (let index = 0; index < count; index += 1)
      people.push(await scoredApplicant(server, recruiter.agencyId, positionId, lax, { made }));
    return people;
  };
  const judge = () =>
    autodiscardJobs['discards.judge']?.(
      { agencyId: recruiter.agencyId, positionId },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  const rule = async () =>
    (await server.call(getDiscardRule, recruiter, { params: { id: positionId } })).body;

  it('[AUTOD-26] changed criteria that would discard more than 10 and more than 30 % of the inbox pause the rule', async () => {
    await saveRule(server, recruiter, positionId, 40);
    await many(11, 10, { cause: 'CRITERIA' });
    await many(20, 80);
    await judge();
    expect(await rule()).toMatchObject({
      active: true,
      pending: 0,
      pause: { cause: 'CRITERIA', wouldDiscard: 11, ofInbox: 31, at: expect.stringMatching(/^\d{4}-/) },
    });
    const { body } = await server.call(listNotifications, recruiter);
    expect(body.data.items[0]).toMatchObject({
      kind: 'DISCARDS',
      count: 11,
      isPaused: true,
      position: { id: positionId },
    });
    // While it waits nobody is judged, whoever comes.
    await many(1, 5);
    await judge();
    expect((await rule()).pending).toBe(0);
    const saved = await saveRule(server, recruiter, positionId, 40);
    expect([saved.pause, saved.run?.discarded]).toEqual([null, 12]);
  });

  it('[AUTOD-26] ten, and a third of few, are discarded', async () => {
    await saveRule(server, recruiter, positionId, 40);
    await many(10, 10, { cause: 'CRITERIA' });
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 10 });
  });

  it('[AUTOD-26] eleven of many are discarded: the share counts too', async () => {
    await saveRule(server, recruiter, positionId, 40);
    await many(11, 10, { cause: 'ENGINE' });
    await many(26, 80);
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 11 });
  });

  it('[AUTOD-26] a rescore counts together: nobody is judged while some are still to be scored anew', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const old = await many(6, 80, { criteria: 1 });
    await many(6, 10, { cause: 'CRITERIA' });
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 0 });
    // Who is scored for the first time does not wait for them.
    const [fresh] = await many(1, 5);
    await judge();
    expect((await rule()).pending).toBe(1);
    expect(await stateOf(server, fresh?.applicationId ?? '')).toMatchObject({ discard_state: 'PROVISIONAL' });
    for (const { applicationId } of old)
      await writeLax(server, recruiter.agencyId, { positionId, applicationId }, 10, { cause: 'CRITERIA' });
    await judge();
    expect(await rule()).toMatchObject({ pending: 1, pause: { wouldDiscard: 12, ofInbox: 12 } });
  });

  it('[AUTOD-26] a new engine is braked as changed criteria are, and scores of the one before wait for it', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const [old] = await many(1, 80, { engine: 1 });
    await many(11, 10, { cause: 'ENGINE' });
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 0 });
    await writeLax(server, recruiter.agencyId, { positionId, applicationId: old?.applicationId ?? '' }, 80, {
      cause: 'ENGINE',
    });
    await judge();
    expect(await rule()).toMatchObject({ pause: { cause: 'ENGINE', wouldDiscard: 11 }, pending: 0 });
  });

  it('[AUTOD-26] applicants who come one by one are never braked', async () => {
    await saveRule(server, recruiter, positionId, 40);
    await many(15, 10);
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 15 });
  });

  it('a score says why it was made: for itself, by other criteria, by another engine', async () => {
    const [one] = await many(1, 80);
    const of = { agencyId: recruiter.agencyId, applicationId: one?.applicationId ?? '' };
    const score = async () => {
      await assessmentJobs['scores.score']?.(of, { deps: server.deps, attempt: 1, isLastAttempt: false });
      const [row] = await server.asOwner<{ cause: string; criteria: number; engine: number }>(
        'select cause, criteria, engine from application_scores where application_id = $1',
        [of.applicationId],
      );
      return row;
    };
    await server.asOwner('delete from application_scores where application_id = $1', [of.applicationId]);
    const first = await score();
    expect(first?.cause).toBe('SCORE');
    await server.call(updatePosition, recruiter, { params: { id: positionId }, body: { title: 'Baker' } });
    const second = await score();
    expect(second?.cause).toBe('CRITERIA');
    expect(second?.criteria).not.toBe(first?.criteria);
    await server.asOwner(
      "update application_scores set engine = 1, input_hash = '' where application_id = $1",
      [of.applicationId],
    );
    expect((await score())?.cause).toBe('ENGINE');
    await server.asOwner("update application_scores set input_hash = '' where application_id = $1", [
      of.applicationId,
    ]);
    expect((await score())?.cause).toBe('SCORE');
    // One of a version that did not note its criteria notes them, although nothing has changed.
    await server.asOwner('update application_scores set criteria = null where application_id = $1', [
      of.applicationId,
    ]);
    expect((await score())?.criteria).toBe(second?.criteria);
  });
});
