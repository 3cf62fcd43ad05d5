import { after, before, beforeEach, describe, it } from 'node:test';
import { addCandidates, getApplication } from '@cantera/shared/contracts/applications';
import { getDiscardRule, saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { listSteps, moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { duplicatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';

import { correctVerdict } from '@cantera/shared/contracts/scoring';
import { expect } from 'expect';
import { saveRule, scoredApplicant, stateOf, writeLax } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { autodiscardJobs } from './autodiscard.jobs.ts';

describe('the rule that discards by score', () => {
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

  const applicant = (lax: number | null, step = 'Inbox') =>
    scoredApplicant(server, admin.agencyId, positionId, lax, { step });
  const rule = async (user = recruiter) =>
    (await server.call(getDiscardRule, user, { params: { id: positionId } })).body;
  const post = (discardScoring: object, user: TestUser | null = recruiter, id = positionId) =>
    server.call(saveDiscardRule, user, { params: { id }, body: { discardScoring } as never });
  const judge = () =>
    autodiscardJobs['discards.judge']?.(
      { agencyId: admin.agencyId, positionId },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  const step = (name: string) => stepNamed(server, admin.agencyId, positionId, name);
  const move = async (applicationId: string, name: string) =>
    server.call(moveApplications, recruiter, {
      params: { id: positionId },
      body: { stepId: await step(name), applicationIds: [applicationId] },
    });

  it('[API-65] answers with severity, percentage and active, as nobody has saved them yet', async () => {
    const answer = await server.call(getDiscardRule, manager, { params: { id: positionId } });
    expect(answer.status).toBe(404);
    expect(await server.call(getDiscardRule, null, { params: { id: positionId } })).toMatchObject({
      status: 401,
    });
    expect((await server.call(getDiscardRule, recruiter, { params: { id: positionId } })).wire).toEqual({
      severity: 'LAX',
      percentage: 0,
      active: false,
      version: 0,
      pause: null,
      pending: 0,
    });
  });

  it('[API-66] keeps what is posted and gives it back; severity comes in either case', async () => {
    for (const [index, severity] of ['lax', 'LAX', 'Very_Strict'].entries()) {
      const saved = await post({ severity, percentage: 0 + index, active: true });
      expect([saved.status, saved.body.severity, saved.body.version]).toEqual([200, 'LAX', index + 1]);
    }
    expect(await rule()).toEqual({
      severity: 'LAX',
      percentage: 2,
      active: true,
      version: 3,
      pause: null,
      pending: 0,
    });
    for (const percentage of [0, 100])
      expect((await post({ severity: 'lax', percentage, active: false })).status).toBe(200);
  });

  it('[API-66] names what it does not take at its field', async () => {
    const right = { severity: 'lax', percentage: 40, active: true };
    const cases: [object, string][] = [
      [{ ...right, percentage: -1 }, 'percentage'],
      [{ ...right, percentage: 101 }, 'percentage'],
      [{ ...right, percentage: 1.5 }, 'percentage'],
      [{ ...right, percentage: '40' }, 'percentage'],
      [{ ...right, severity: 'harsh' }, 'severity'],
      [{ ...right, severity: 3 }, 'severity'],
      [{ ...right, active: 'yes' }, 'active'],
      [{ severity: 'lax', percentage: 40 }, 'active'],
      [{ ...right, version: -1 }, 'version'],
    ];
    for (const [given, field] of cases) {
      const { status, error } = await post(given);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [`discard_scoring.${field}`]]);
    }
    expect((await rule()).version).toBe(0);
  });

  it('[API-66] is saved by administrators and the position’s recruiters alone, and never over what somebody else saved', async () => {
    const right = { severity: 'lax', percentage: 40, active: false };
    expect((await post(right, null)).status).toBe(401);
    expect((await post(right, stranger)).status).toBe(404);
    expect((await post(right, manager)).status).toBe(403);
    const refused = await post(right, other);
    expect([refused.status, refused.error.code]).toEqual([403, 'NOT_A_RECRUITER']);
    expect((await post({ ...right, version: 0 }, admin)).status).toBe(200);
    const stale = await post({ ...right, version: 0 });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'RULE_CHANGED',
      { version: 1 },
    ]);
    await server.asOwner("update positions set status = 'CLOSED_LOST' where id = $1", [positionId]);
    const closed = await post(right);
    expect([closed.status, closed.error.code]).toEqual([409, 'POSITION_CLOSED']);
  });

  it('[AUTOD-15] discards who is in the inbox below the percentage, when it is saved, by the system and for a reason of its own', async () => {
    const low = await applicant(39);
    const high = await applicant(41);
    const { run, pending } = await saveRule(server, recruiter, positionId, 40);
    expect([run?.discarded, pending]).toEqual([1, 1]);
    const { body } = await server.call(getApplication, recruiter, {
      params: { id: positionId, applicationId: low.applicationId },
    });
    expect(body.data).toMatchObject({
      stepId: await step('Discarded'),
      rejectedAt: expect.stringMatching(/^\d{4}-/),
      discardState: 'PROVISIONAL',
      rejectedReason: 'By score',
      history: [
        { by: null, isByFormerMember: false, reason: 'By score', toStepName: 'Discarded', undoable: true },
      ],
    });
    const board = (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data.items;
    const cards = board.flatMap(({ name, applications }) =>
      applications.map(({ id, discardState, rejectedAt }) => [
        id,
        name,
        discardState ?? null,
        rejectedAt !== null,
      ]),
    );
    expect(cards.sort()).toEqual(
      [
        [low.applicationId, 'Discarded', 'PROVISIONAL', true],
        [high.applicationId, 'Inbox', null, false],
      ].sort(),
    );
  });

  it('[AUTOD-17] leaves a score equal to the percentage', async () => {
    const equal = await applicant(40);
    expect((await saveRule(server, recruiter, positionId, 40)).run).toBeNull();
    expect(await stateOf(server, equal.applicationId)).toMatchObject({ step: 'Inbox', discard_state: null });
    expect((await saveRule(server, recruiter, positionId, 41)).run?.discarded).toBe(1);
  });

  it('[AUTOD-16] discards nobody while it is inactive, neither at saving nor when a score comes', async () => {
    const one = await applicant(10);
    expect((await saveRule(server, recruiter, positionId, 40, false)).run).toBeNull();
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox' });
    await saveRule(server, recruiter, positionId, 40);
    await saveRule(server, recruiter, positionId, 40, false);
    const late = await applicant(10);
    await judge();
    expect(await stateOf(server, late.applicationId)).toMatchObject({ step: 'Inbox' });
  });

  it('[AUTOD-15] looks at whoever is scored later, and at nobody without a score', async () => {
    const unscored = await applicant(null);
    expect((await saveRule(server, recruiter, positionId, 40)).run).toBeNull();
    const late = await applicant(12);
    await judge();
    expect(await stateOf(server, late.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    expect(await stateOf(server, unscored.applicationId)).toMatchObject({ step: 'Inbox' });
    await judge();
    expect((await stateOf(server, late.applicationId)).version).toBe(2);
  });

  it('[AUTOD-15] leaves alone whom a person has moved, also back, and who stands on another step', async () => {
    const moved = await applicant(10);
    await move(moved.applicationId, 'Screening');
    await move(moved.applicationId, 'Inbox');
    const undone = await applicant(10);
    await move(undone.applicationId, 'Screening');
    await server.call(undoMove, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [undone.applicationId] },
    });
    const further = await applicant(10, 'Screening');
    expect((await saveRule(server, recruiter, positionId, 40)).run).toBeNull();
    for (const { applicationId } of [moved, undone])
      expect(await stateOf(server, applicationId)).toMatchObject({ step: 'Inbox', auto_exempt: true });
    expect(await stateOf(server, further.applicationId)).toMatchObject({ step: 'Screening' });
  });

  it('[AUTOD-60] [AUTOD-61] leaves whom a member has added to people, and says so while they stand below', async () => {
    const candidateId = await insertCandidate(server, admin.agencyId);
    const added = await server.call(addCandidates, recruiter, {
      params: { id: positionId },
      body: { candidateIds: [candidateId], sendWelcome: false },
    });
    const [{ id: applicationId } = { id: '' }] = added.body.data.applications;
    const applied = await applicant(10);
    const isLeft = async (id: string) =>
      (await server.call(getApplication, recruiter, { params: { id: positionId, applicationId: id } })).body
        .data.isLeftToPeople;
    await writeLax(server, admin.agencyId, { positionId, applicationId }, 10);
    expect(await isLeft(applicationId)).toBe(false);
    expect((await saveRule(server, recruiter, positionId, 40)).run?.discarded).toBe(1);
    await judge();
    expect(await stateOf(server, applicationId)).toMatchObject({ step: 'Inbox', auto_exempt: true });
    expect(await stateOf(server, applied.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    expect([await isLeft(applicationId), await isLeft(applied.applicationId)]).toEqual([true, false]);
    await writeLax(server, admin.agencyId, { positionId, applicationId }, 40);
    expect(await isLeft(applicationId)).toBe(false);
    await writeLax(server, admin.agencyId, { positionId, applicationId }, 10);
    await move(applicationId, 'Screening');
    expect(await isLeft(applicationId)).toBe(false);
  });

  it('[AUTOD-15] leaves alone whom a version that knew no such rule has moved and moved back', async () => {
    const moved = await applicant(10);
    await move(moved.applicationId, 'Screening');
    await move(moved.applicationId, 'Inbox');
    await server.asOwner('update applications set auto_exempt = false where id = $1', [moved.applicationId]);
    expect((await saveRule(server, recruiter, positionId, 40)).run).toBeNull();
  });

  it('ends a discard that a version before moves, so that nothing takes it for one that waits', async () => {
    const one = await applicant(10);
    await saveRule(server, recruiter, positionId, 40);
    await server.asOwner('update applications set step_id = $1, rejected_at = null where id = $2', [
      await step('Interview'),
      one.applicationId,
    ]);
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      discard_state: null,
      auto_exempt: true,
      step: 'Interview',
    });
  });

  it('[AUTOD-15] judges nobody on a closed position, and goes on when it is open again', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const one = await applicant(10);
    await server.asOwner("update positions set status = 'CLOSED_LOST' where id = $1", [positionId]);
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox' });
    await server.asOwner("update positions set status = 'OPEN' where id = $1", [positionId]);
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
  });

  it('[AUTOD-15] hears of every new score and of a person’s correction', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const one = await applicant(60);
    await server.asOwner('delete from graphile_worker._private_jobs');
    await server.call(correctVerdict, recruiter, {
      params: { id: positionId, applicationId: one.applicationId, criterionId: positionId },
      body: { verdict: 'CONTRADICTED' },
    });
    expect(await server.jobs(`discards:${positionId}`)).toMatchObject([{ task: 'discards.judge' }]);
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
  });

  it('without a rule no judging is asked for', async () => {
    const one = await applicant(60);
    await server.call(correctVerdict, recruiter, {
      params: { id: positionId, applicationId: one.applicationId, criterionId: positionId },
      body: { verdict: 'CONTRADICTED' },
    });
    expect(await server.jobs(`discards:${positionId}`)).toEqual([]);
  });

  it('is not copied with its position', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const copy = await server.call(duplicatePosition, recruiter, {
      params: { id: positionId },
      body: { title: 'A second one' },
    });
    expect(copy.status).toBe(200);
    const { body } = await server.call(getDiscardRule, recruiter, { params: { id: copy.body.data.id } });
    expect([body.active, body.version]).toEqual([false, 0]);
  });

  it('a change of a score that comes while a discard waits for it counts', async () => {
    const one = await applicant(10);
    await saveRule(server, recruiter, positionId, 0);
    const holder = await server.deps.pool.connect();
    let saving: Promise<unknown> = Promise.resolve();
    try {
      await holder.query('begin');
      await holder.query("select set_config('app.agency_id', $1, true)", [admin.agencyId]);
      await holder.query('select 1 from applications where id = $1 for no key update', [one.applicationId]);
      const { rowCount } = await holder.query(
        'update application_scores set lax = 90 where application_id = $1',
        [one.applicationId],
      );
      expect(rowCount).toBe(1);
      saving = saveRule(server, recruiter, positionId, 40);
      await untilLocked(server);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    await saving;
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox', discard_state: null });
  });

  it('a move by a person that comes while a discard waits for it counts', async () => {
    const one = await applicant(10);
    const holder = await server.deps.pool.connect();
    let saving: Promise<unknown> = Promise.resolve();
    try {
      await holder.query('begin');
      await holder.query("select set_config('app.agency_id', $1, true)", [admin.agencyId]);
      const { rowCount } = await holder.query(
        'update applications set step_id = $1, auto_exempt = true, version = version + 1 where id = $2',
        [await step('Interview'), one.applicationId],
      );
      expect(rowCount).toBe(1);
      saving = saveRule(server, recruiter, positionId, 40);
      await untilLocked(server);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    await saving;
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      step: 'Interview',
      discard_state: null,
    });
  });

  it('a rule that is changed while a judging waits judges by what was saved', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const one = await applicant(10);
    const holder = await server.deps.pool.connect();
    let judging: Promise<unknown> = Promise.resolve();
    try {
      await holder.query('begin');
      await holder.query("select set_config('app.agency_id', $1, true)", [admin.agencyId]);
      await holder.query(
        'update discard_rules set active = false, version = version + 1 where position_id = $1',
        [positionId],
      );
      judging = Promise.resolve(judge());
      await untilLocked(server);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    await judging;
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox' });
  });

  it('two who save at once: one of them is told', async () => {
    const answers = await Promise.all(
      [10, 20].map((percentage) => post({ severity: 'lax', percentage, active: true, version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rule()).version).toBe(1);
  });

  it('a status that is changed through the product stops it too', async () => {
    await saveRule(server, recruiter, positionId, 40);
    const one = await applicant(10);
    const closed = await server.call(updatePositionStatus, recruiter, {
      params: { id: positionId },
      body: { status: 'CLOSED_LOST' },
    });
    expect(closed.status).toBe(200);
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox' });
    expect(await writeLax(server, admin.agencyId, { positionId, ...one }, 5)).toBeUndefined();
    await judge();
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox' });
  });
});
