import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { mergeCandidates, undoMerge } from '@cantera/shared/contracts/merges';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import {
  addPoolCandidates,
  setPoolStatus,
  updatePoolCandidate,
} from '@cantera/shared/contracts/pool-decisions';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  askForHunt,
  idsOf,
  insertGirona,
  insertNurse,
  openDesk,
  readHunt,
  readyHunt,
} from '../../testing/hunt-data.ts';
import { insertApplication, openPosition } from '../../testing/pipeline-data.ts';
import { insertCvPages } from '../../testing/search-data.ts';
import { assessmentJobs } from '../assessment/index.ts';
import { readLax } from '../scores/index.ts';

describe('people of a hunt', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await insertGirona(server);
  });
  after(() => server.close());

  /** A ready hunt of some nurses. */
  async function newHunt(count = 1) {
    const desk = await openDesk(server);
    const people: string[] = [];
    for (let at = 0; at < count; at += 1) people.push(await insertNurse(server, desk.user));
    const { id } = await readyHunt(server, desk.user, desk.positionId);
    const [first = ''] = people;
    return { ...desk, id, people, first };
  }
  const set = (user: TestUser, id: string, candidateId: string, body: object) =>
    server.call(setPoolStatus, user, { params: { id }, body: { candidateId, status: 'NONE', ...body } });
  const note = (user: TestUser, id: string, candidateId: string, body: object) =>
    server.call(updatePoolCandidate, user, { params: { id, candidateId }, body });
  const add = (
    user: TestUser,
    positionId: string,
    poolId: string,
    candidateIds: string[],
    more: object = {},
  ) =>
    server.call(addPoolCandidates, user, {
      params: { id: positionId, poolId },
      body: { candidateIds, sendWelcome: false, ...more },
    });
  const inboxOf = async (user: TestUser, positionId: string) => {
    const { items } = (await server.call(listSteps, user, { params: { id: positionId } })).body.data;
    return items
      .filter(({ type }) => type === 'INBOX')
      .flatMap(({ applications }) => applications.map(({ candidate, source }) => [candidate.id, source]));
  };

  it('[API-77] [CONST-98] are discarded with a reason, taken back and discarded again; a repeat changes nothing', async () => {
    const { user, id, first, people } = await newHunt(2);
    const gone = await set(user, id, first, { status: 'REJECTED', reason: 'PLACE' });
    expect([gone.status, gone.error]).toEqual([200, undefined]);
    expect(gone.body.data).toMatchObject({
      person: { id: first, status: 'REJECTED', reason: 'PLACE' },
      counts: { total: 2, totalPending: 1, totalRejected: 1, totalAddedToProcess: 0 },
    });
    expect((await set(user, id, first, { status: 'REJECTED' })).body.data.person.reason).toBe('PLACE');
    expect(
      (await set(user, id, first, { status: 'REJECTED', reason: 'SKILLS' })).body.data.person.reason,
    ).toBe('SKILLS');
    expect((await set(user, id, first, { status: 'NONE' })).body.data).toMatchObject({
      person: { status: 'NONE', reason: null },
      counts: { totalPending: 2, totalRejected: 0 },
    });
    expect((await set(user, id, first, { status: 'NONE', reason: 'PLACE' })).error.fields).toEqual({
      reason: 'not_allowed',
    });
    const stranger = await set(user, id, newId(), { status: 'REJECTED' });
    expect([stranger.status, stranger.error.fields]).toEqual([400, { candidate_id: 'not_found' }]);
    expect(new Set(idsOf(await readHunt(server, user, id)))).toEqual(new Set(people));
  });

  it('[API-61] [API-140] [HUNT-32] are added to the inbox of the position and marked, in one go; a repeat changes nothing', async () => {
    const { user, positionId, id, people, first } = await newHunt(2);
    const added = await add(user, positionId, id, people);
    expect([added.status, added.error]).toEqual([200, undefined]);
    expect(added.body.data).toMatchObject({ added: 2, announced: { count: 0 } });
    expect(added.body.data.applications.length).toBe(2);
    expect(new Set(await inboxOf(user, positionId))).toEqual(
      new Set(people.map((one) => [one, 'INTERNAL_TALENT_POOL'])),
    );
    expect(await readHunt(server, user, id)).toMatchObject({ totalPending: 0, totalAddedToProcess: 2 });
    expect((await add(user, positionId, id, [first])).body.data).toMatchObject({
      added: 0,
      applications: [],
    });
    expect((await set(user, id, first, { status: 'ADDED_TO_JOB' })).status).toBe(200);
    const taken = await set(user, id, first, { status: 'REJECTED' });
    expect([taken.status, taken.error.code]).toEqual([409, 'CANDIDATE_ADDED']);
    expect((await inboxOf(user, positionId)).length).toBe(2);
  });

  it('[API-77] are added with a status too, and from the discarded ones', async () => {
    const { user, positionId, id, first } = await newHunt();
    await set(user, id, first, { status: 'REJECTED', reason: 'PLACE' });
    const added = await set(user, id, first, { status: 'ADDED_TO_JOB', sendWelcome: false });
    expect(added.body.data).toMatchObject({
      person: { status: 'ADDED_TO_JOB', reason: null },
      counts: { totalRejected: 0, totalAddedToProcess: 1 },
    });
    expect(await inboxOf(user, positionId)).toEqual([[first, 'INTERNAL_TALENT_POOL']]);
  });

  it('are all added or none: not who is in no hunt, or to a position that is not open; who applied meanwhile is there', async () => {
    const { user, positionId, id, people, first } = await newHunt(2);
    const stranger = await add(user, positionId, id, [first, newId()]);
    expect([stranger.status, stranger.error.fields]).toEqual([400, { candidate_ids: 'not_found' }]);
    await insertApplication(server, user.agencyId, positionId, 'Inbox', first);
    expect(await readHunt(server, user, id)).toMatchObject({ totalPending: 1, totalAddedToProcess: 1 });
    expect((await set(user, id, first, { status: 'REJECTED' })).error.code).toBe('CANDIDATE_ADDED');
    expect((await add(user, positionId, id, [first])).body.data.added).toBe(0);
    expect((await inboxOf(user, positionId)).length).toBe(1);
    const other = await openPosition(server, user);
    expect((await add(user, other, id, people)).status).toBe(404);
    await server.call(updatePositionStatus, user, {
      params: { id: positionId },
      body: { status: 'ON_HOLD' },
    });
    expect((await add(user, positionId, id, people)).error.code).toBe('POSITION_NOT_OPEN');
  });

  it('[HUNT-67] are decided about by whoever recruits or manages the position, once the hunt is ready', async () => {
    const { user, positionId, id, first } = await newHunt();
    const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
    const codes = [
      await set(admin, id, first, { status: 'REJECTED' }),
      await add(admin, positionId, id, [first]),
      await note(admin, id, first, { kept: true }),
    ].map(({ error }) => error.code);
    expect(codes).toEqual(['NOT_ON_POSITION', 'NOT_ON_POSITION', 'NOT_ON_POSITION']);
    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    expect((await add(manager, positionId, id, [first])).status).toBe(404);
    await server.inTenant(user.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: user.agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 1,
        })
        .execute(),
    );
    expect((await add(manager, positionId, id, [first])).status).toBe(200);
    const searching = (await askForHunt(server, user, positionId)).body.data.id;
    expect((await set(user, searching, first, { status: 'REJECTED' })).error.code).toBe('HUNT_NOT_READY');
  });

  it('are kept as a maybe, and counted once their panel was opened', async () => {
    const { user, id, first } = await newHunt(2);
    expect((await note(user, id, first, { kept: true })).body.data.person).toMatchObject({
      kept: true,
      status: 'NONE',
    });
    expect((await note(user, id, first, { reason: 'SKILLS' })).error.fields).toEqual({
      reason: 'not_allowed',
    });
    await set(user, id, first, { status: 'REJECTED' });
    expect((await note(user, id, first, { reason: 'SKILLS' })).body.data.person.reason).toBe('SKILLS');
    expect((await note(user, id, first, { reason: null, kept: false })).body.data.person).toMatchObject({
      reason: null,
      kept: false,
    });
    const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
    for (const by of [admin, user])
      expect((await note(by, id, first, { viewed: true })).body.data.counts.totalViewed).toBe(1);
    expect((await note(user, id, newId(), { viewed: true })).status).toBe(404);
  });

  it('[HUNT-65] have the score that their application then has', async () => {
    const { user, positionId } = await openDesk(server);
    const nurse = await insertNurse(server, user, { languages: { en: 'B1' } });
    await insertCvPages(server, user, nurse, [
      { lines: ['Nurse for nights since 2015', 'Triage'], hidden: [] },
    ]);
    await server.call(updatePosition, user, {
      params: { id: positionId },
      body: { languages: [{ code: 'en', proficiency: 'C1' }], jobDescription: '<p>Triage is required.</p>' },
    });
    const hunt = await readyHunt(server, user, positionId);
    const foreseen = hunt.poolCandidates[0]?.scoringLax;
    const added = await add(user, positionId, hunt.id, [nurse]);
    const applicationId = added.body.data.applications[0]?.id ?? '';
    await assessmentJobs['scores.score']?.(
      { agencyId: user.agencyId, applicationId },
      { deps: server.deps, attempt: 1, isLastAttempt: true },
    );
    const seen = await server.inTenant(user.agencyId, (tx) =>
      readLax(tx, { ...user, role: 'RECRUITER', sessionId: '' }, applicationId),
    );
    expect(foreseen?.finalScore).toBeGreaterThan(0);
    expect(foreseen?.risks.length).toBeGreaterThan(0);
    expect(foreseen).toEqual(seen);
  });

  it('[HUNT-64] who were discarded are not found again for the position', async () => {
    const { user, positionId, id, people, first } = await newHunt(2);
    await set(user, id, first, { status: 'REJECTED' });
    const again = await readyHunt(server, user, positionId);
    expect(idsOf(again)).toEqual(people.filter((one) => one !== first));
    await set(user, id, first, { status: 'NONE' });
    expect((await readyHunt(server, user, positionId)).total).toBe(2);
  });

  it('[HUNT-68] are gone with their candidate, and hidden once they refuse consent', async () => {
    const { user, id, people } = await newHunt(3);
    const [first = '', second = '', third = ''] = people;
    const told = () =>
      server.asOwner("select 1 from live_events where event->>'topic' = $1", [`hunts/${id}`]);
    const before = (await told()).length;
    expect((await server.call(deleteCandidate, user, { params: { id: first } })).status).toBe(200);
    expect((await told()).length).toBe(before + 1);
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [second]);
    const hunt = await readHunt(server, user, id);
    expect([idsOf(hunt), hunt.total, hunt.totalPending]).toEqual([[third], 1, 1]);
    const hidden = await set(user, id, second, { status: 'REJECTED' });
    expect(hidden.error.fields).toEqual({ candidate_id: 'not_found' });
  });

  it('[HUNT-68] go over to whom they are merged into, and come back when the merge is undone', async () => {
    const { user, id, people } = await newHunt(2);
    const [survivor = '', other = ''] = people;
    await set(user, id, survivor, { status: 'REJECTED', reason: 'SKILLS' });
    const lone = await insertNurse(server, user);
    const merge = async (survivorId: string, otherId: string) => {
      const rows = await server.asOwner<{ id: string; version: number }>(
        'select id, version from candidates where id = any ($1)',
        [[survivorId, otherId]],
      );
      const versionOf = (one: string) => rows.find((row) => row.id === one)?.version ?? 0;
      const answer = await server.call(mergeCandidates, user, {
        body: {
          survivorId,
          otherId,
          survivorVersion: versionOf(survivorId),
          otherVersion: versionOf(otherId),
        },
      });
      expect([answer.status, answer.error]).toEqual([200, undefined]);
      return answer.body.data.id;
    };
    const undo = async (mergeId: string) =>
      expect((await server.call(undoMerge, user, { params: { id: mergeId } })).status).toBe(200);
    const states = async () =>
      Object.fromEntries(
        (await readHunt(server, user, id)).poolCandidates.map((one) => [one.id, one.status]),
      );
    // Somebody whom no hunt found takes the place of one whom it did.
    const first = await merge(lone, other);
    expect(await states()).toEqual({ [survivor]: 'REJECTED', [lone]: 'NONE' });
    await undo(first);
    expect(await states()).toEqual({ [survivor]: 'REJECTED', [other]: 'NONE' });
    // Of two whom it found both, the decision stands, whoever it was about.
    const second = await merge(survivor, other);
    expect(await states()).toEqual({ [survivor]: 'REJECTED' });
    await undo(second);
    expect(await states()).toEqual({ [survivor]: 'REJECTED', [other]: 'NONE' });
    const third = await merge(other, survivor);
    expect(await states()).toEqual({ [other]: 'REJECTED' });
    await undo(third);
    expect(await states()).toEqual({ [survivor]: 'REJECTED', [other]: 'NONE' });
    const [back] = (await readHunt(server, user, id)).poolCandidates.filter((one) => one.id === survivor);
    expect(back?.reason).toBe('SKILLS');
    // What is decided between a merge and its undo stays.
    const fourth = await merge(other, survivor);
    await set(user, id, other, { status: 'REJECTED', reason: 'PLACE' });
    await undo(fourth);
    expect(await states()).toEqual({ [survivor]: 'REJECTED', [other]: 'REJECTED' });
    await set(user, id, other, { status: 'NONE' });
    await set(user, id, survivor, { status: 'ADDED_TO_JOB', sendWelcome: false });
    const fifth = await merge(other, survivor);
    expect(await states()).toEqual({ [other]: 'ADDED_TO_JOB' });
    await undo(fifth);
    expect(await states()).toEqual({ [survivor]: 'ADDED_TO_JOB', [other]: 'NONE' });
  });
});
