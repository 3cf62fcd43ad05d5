import { after, before, beforeEach, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { listDecisions } from '@cantera/shared/contracts/decisions';
import * as discardRuns from '@cantera/shared/contracts/discard-runs';
import * as contract from '@cantera/shared/contracts/discard-scoring';
import { listNotifications } from '@cantera/shared/contracts/notifications';
import { listReasons, moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import {
  automate,
  connectMail,
  delay,
  mail,
  saveTrigger,
  saveWorkflow,
} from '../../testing/automation-data.ts';
import { type ScoredApplicant, saveRule, scoredApplicant, stateOf } from '../../testing/discard-data.ts';
import { hearOf, jobsOfEvent } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { createApplication } from '../pipeline/index.ts';
import { autodiscardJobs } from './autodiscard.jobs.ts';

describe('discards by score that wait for a person', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let reasonId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    await connectMail(server, recruiter);
    const reasons = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
    reasonId = reasons.body.items[0]?.id ?? '';
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const params = () => ({ id: positionId });
  const applicant = (lax = 10, name = 'Ada') =>
    scoredApplicant(server, admin.agencyId, positionId, lax, { name });
  const discarded = async (name = 'Ada') => {
    const one = await applicant(10, name);
    await saveRule(server, recruiter, positionId, 40);
    return one;
  };
  const confirm = (of: { applicationIds: string[] } | { until: string }, user: TestUser | null = recruiter) =>
    server.call(contract.confirmDiscards, user, { params: params(), body: of });
  const confirmOne = async ({ applicationId }: ScoredApplicant) => {
    const answer = await confirm({ applicationIds: [applicationId] });
    expect([answer.status, answer.error?.code]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const unconfirm = (applicationIds: string[], versions: number[], user: TestUser | null = recruiter) =>
    server.call(contract.undoConfirm, user, { params: params(), body: { applicationIds, versions } });
  const restore = (of: { applicationIds: string[] } | { until: string }, user: TestUser | null = recruiter) =>
    server.call(contract.restoreDiscards, user, { params: params(), body: of });
  const pending = async (user = recruiter, query = {}) =>
    (await server.call(contract.listPendingDiscards, user, { params: params(), query })).body.data;
  const events = (applicationId: string) =>
    server.asOwner<{ id: string; type: string; move_id: string | null }>(
      'select id, type, move_id from domain_events where application_id = $1 order by id',
      [applicationId],
    );
  const runs = (applicationId: string) =>
    server.asOwner<{ status: string; cancelled_reason: string | null; reason: string }>(
      'select status, cancelled_reason, reason from workflow_runs where application_id = $1 order by created_at, id',
      [applicationId],
    );
  const decisions = async () =>
    (await server.call(listDecisions, admin, { query: { positionId } })).body.data.items;
  const states = async () => (await decisions()).map(({ state }) => state);
  const judge = () =>
    autodiscardJobs['discards.judge']?.(
      { agencyId: admin.agencyId, positionId },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  const step = (name: string) => stepNamed(server, admin.agencyId, positionId, name);
  const move = async (applicationId: string, name: string) => {
    const answer = await server.call(moveApplications, recruiter, {
      params: params(),
      body: { stepId: await step(name), applicationIds: [applicationId], rejectedReasonId: reasonId },
    });
    expect(answer.status).toBe(200);
    return answer;
  };
  const undoOf = (applicationId: string) =>
    server.call(undoMove, recruiter, { params: params(), body: { applicationIds: [applicationId] } });
  /** A refusal by the discard workflow, and what a trigger of the move starts. */
  const automated = async () => {
    const refusal = await saveWorkflow(server, admin.agencyId, [mail('No, {firstName}')]);
    const triggered = await saveWorkflow(server, admin.agencyId, [delay(3600), mail('Later')]);
    await automate(server, admin.agencyId, positionId, { discard: refusal });
    await saveTrigger(server, admin.agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Discarded',
      workflowIds: [triggered],
    });
  };

  it('[AUTOD-20] are listed with score, missing musts and quotes, the oldest first, page by page', async () => {
    const one = await discarded('Ada');
    const two = await applicant(20, 'Berta');
    await judge();
    const first = await pending(recruiter, { perPage: 1 });
    expect(first).toEqual({
      items: [
        {
          applicationId: one.applicationId,
          candidateId: one.candidateId,
          name: 'Ada Byron',
          score: 10,
          missing: ['Docker'],
          quotes: [{ page: 1, text: 'Ran Kafka', box: [0, 0, 1, 1] }],
          runId: expect.any(String),
          discardedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          version: 2,
        },
      ],
      pagination: { page: 1, pageSize: 1, totalItems: 2 },
    });
    const second = await pending(recruiter, { perPage: 1, page: 2 });
    expect(second.items.map(({ applicationId }) => applicationId)).toEqual([two.applicationId]);
    const shut = [null, stranger, manager].map((user) =>
      server.call(contract.listPendingDiscards, user, { params: params() }),
    );
    expect((await Promise.all(shut)).map(({ status }) => status)).toEqual([401, 404, 404]);
  });

  it('[AUTOD-18] [ENG-01] [ENG-27] start nothing, end nothing and raise no event before they are confirmed', async () => {
    await automated();
    const welcome = await saveWorkflow(server, admin.agencyId, [delay(3600), mail('Welcome')]);
    const early = await saveWorkflow(server, admin.agencyId, [delay(60), mail('Early')]);
    const one = await applicant();
    await server.inTenant(admin.agencyId, async (tx) => {
      const row = await tx
        .selectFrom('applications')
        .select('created_at')
        .where('id', '=', one.applicationId)
        .executeTakeFirstOrThrow();
      for (const [workflow_id, reason] of [
        [welcome, 'WELCOME'],
        [early, 'TRIGGER'],
      ] as const)
        await tx
          .insertInto('workflow_runs')
          .values({
            agency_id: admin.agencyId,
            id: newId(),
            workflow_id,
            event_id: newId(),
            application_id: one.applicationId,
            reason,
            actions: JSON.stringify([delay(3600), mail('x')]),
            status: 'RUNNING',
            due_at: row.created_at,
            created_at: row.created_at,
          })
          .execute();
    });
    await saveRule(server, recruiter, positionId, 40);
    expect(await events(one.applicationId)).toEqual([]);
    expect((await runs(one.applicationId)).map(({ status }) => status)).toEqual(['RUNNING', 'RUNNING']);
    const { announced, applications } = await confirmOne(one);
    expect(applications).toMatchObject([{ id: one.applicationId, discardState: 'CONFIRMED', version: 3 }]);
    expect(announced).toMatchObject({ count: 2 });
    const [event] = await events(one.applicationId);
    expect(event?.type).toBe('APPLICATION_MOVED_TO_STEP');
    const [job] = await jobsOfEvent(server, event?.id);
    expect(job?.runAt.getTime()).toBeGreaterThan(Date.now() + 5000);
    expect((await runs(one.applicationId)).map((run) => run.cancelled_reason)).toEqual([
      'OVERTAKEN',
      'OVERTAKEN',
    ]);
    await hearOf(server, admin.agencyId, one.applicationId);
    expect(
      (await runs(one.applicationId))
        .slice(2)
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(['DISCARD', 'TRIGGER']);
  });

  it('[AUTOD-18] an event of before that is heard while it waits starts what it starts', async () => {
    const welcome = await saveWorkflow(server, admin.agencyId, [delay(3600), mail('Welcome')]);
    await automate(server, admin.agencyId, positionId, { welcome });
    const one = await applicant();
    const candidate = await scoredApplicant(
      server,
      admin.agencyId,
      await openPosition(server, recruiter),
      null,
    );
    const { applicationId } = await server.inTenant(admin.agencyId, (tx) =>
      createApplication(tx, {
        agencyId: admin.agencyId,
        positionId,
        candidateId: candidate.candidateId,
        source: 'INTERNAL',
        at: new Date(),
      }),
    );
    await server.asOwner(
      `insert into application_scores select agency_id, $1, status, 5, 5, 5, judged_share, verdicts, engine, input_hash, file_id,
         computed_at, met, criteria, cause from application_scores where application_id = $2`,
      [applicationId, one.applicationId],
    );
    await saveRule(server, recruiter, positionId, 40);
    expect(await stateOf(server, applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    await hearOf(server, admin.agencyId, applicationId);
    expect(await runs(applicationId)).toMatchObject([{ status: 'RUNNING', reason: 'WELCOME' }]);
  });

  it('[AUTOD-19] count as rejected from their confirmation on, not before', async () => {
    const one = await discarded();
    expect((await stateOf(server, one.applicationId)).rejected_at).toBeNull();
    await server.asOwner(
      "update applications set discarded_at = discarded_at - interval '400 days' where id = $1",
      [one.applicationId],
    );
    await confirmOne(one);
    const { rejected_at } = await stateOf(server, one.applicationId);
    expect(Date.now() - (rejected_at?.getTime() ?? 0)).toBeLessThan(60_000);
    const shown = await server.call(getApplication, recruiter, {
      params: { id: positionId, applicationId: one.applicationId },
    });
    expect(Date.now() - new Date(shown.body.data.rejectedAt ?? 0).getTime()).toBeGreaterThan(
      300 * 86_400_000,
    );
  });

  it('[AUTOD-21] confirming leaves out whom somebody has moved meanwhile, and says when nobody is left', async () => {
    const [one, two] = [await applicant(10), await applicant(11)];
    await saveRule(server, recruiter, positionId, 40);
    await move(one.applicationId, 'Interview');
    const both = [one.applicationId, two.applicationId];
    const answer = await confirm({ applicationIds: both });
    expect(answer.body.data.applications.map(({ id }) => id)).toEqual([two.applicationId]);
    const again = await confirm({ applicationIds: both });
    expect([again.status, again.error.code]).toEqual([409, 'NOTHING_TO_CONFIRM']);
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      step: 'Interview',
      discard_state: null,
    });
  });

  it('[AUTOD-21] all that a list showed can be confirmed at once, and nobody who came later', async () => {
    await discarded();
    const { items } = await pending();
    const until = items[0]?.discardedAt ?? '';
    await new Promise((resolve) => setTimeout(resolve, 5));
    const late = await applicant(5);
    await judge();
    const answer = await confirm({ until });
    expect(answer.body.data.applications).toHaveLength(1);
    expect((await pending()).items.map(({ applicationId }) => applicationId)).toEqual([late.applicationId]);
  });

  it('[AUTOD-21] says what confirming would send and changes nothing', async () => {
    await automated();
    const one = await discarded('Ada');
    const previewed = await server.call(contract.previewConfirm, recruiter, {
      params: params(),
      body: { applicationIds: [one.applicationId] },
    });
    expect(previewed.body.data).toMatchObject({
      count: 2,
      items: [{ subject: 'Later' }, { subject: 'No, Ada' }],
    });
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      discard_state: 'PROVISIONAL',
      version: 2,
    });
    expect(await events(one.applicationId)).toEqual([]);
  });

  it('asks for either applications or a time', async () => {
    await discarded();
    for (const body of [
      {},
      { applicationIds: [newId()], until: '2026-01-01T00:00:00Z' },
      { applicationIds: [] },
    ]) {
      const answer = await server.call(contract.confirmDiscards, recruiter, {
        params: params(),
        body: body as never,
      });
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, ['application_ids']]);
    }
  });

  it('[AUTOD-22] a confirmation is taken back within the time for undo: nothing of it goes out, what it had ended goes on', async () => {
    await automated();
    const one = await discarded();
    const ran = await saveWorkflow(server, admin.agencyId, [delay(3600), mail('Welcome')]);
    await server.asOwner(
      `insert into workflow_runs (agency_id, id, workflow_id, event_id, application_id, reason, actions, status, due_at, created_at)
       values ($1, $2, $3, $4, $5, 'WELCOME', '[]', 'RUNNING', now() + interval '1 hour', now())`,
      [admin.agencyId, newId(), ran, newId(), one.applicationId],
    );
    const { applications } = await confirmOne(one);
    expect(await runs(one.applicationId)).toMatchObject([{ cancelled_reason: 'OVERTAKEN' }]);
    const [event] = await events(one.applicationId);
    const back = await unconfirm([one.applicationId], [applications[0]?.version ?? 0]);
    expect(back.body.data).toMatchObject({
      applications: [{ id: one.applicationId, discardState: 'PROVISIONAL', version: 4 }],
      cancelledMessages: 0,
      sentMessages: [],
    });
    expect(await runs(one.applicationId)).toMatchObject([{ status: 'RUNNING', cancelled_reason: null }]);
    expect(await events(one.applicationId)).toEqual([]);
    expect(await jobsOfEvent(server, event?.id)).toEqual([]);
    expect(await stateOf(server, one.applicationId)).toMatchObject({ rejected_at: null });
    expect(await states()).toEqual(['PENDING']);
    const nothing = await unconfirm([one.applicationId], [4]);
    expect([nothing.status, nothing.error.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  });

  it('[AUTOD-22] and after it, what waits is cancelled', async () => {
    await automated();
    const one = await discarded();
    const { applications } = await confirmOne(one);
    await hearOf(server, admin.agencyId, one.applicationId);
    const stale = await unconfirm([one.applicationId], [2]);
    expect([stale.status, stale.error.code]).toEqual([409, 'APPLICATION_MOVED']);
    const back = await unconfirm([one.applicationId], [applications[0]?.version ?? 0]);
    expect(back.body.data.cancelledMessages).toBe(1);
    expect((await runs(one.applicationId)).map((run) => run.cancelled_reason)).toEqual(['UNDONE', 'UNDONE']);
    await confirmOne(one);
    await hearOf(server, admin.agencyId, one.applicationId);
    expect((await runs(one.applicationId)).filter(({ status }) => status === 'RUNNING')).toHaveLength(2);
  });

  it('[AUTOD-23] restored ones stand where they stood, and the rule leaves them alone from then on', async () => {
    const one = await discarded();
    const answer = await restore({ applicationIds: [one.applicationId] });
    expect(answer.body.data.applications).toMatchObject([
      { id: one.applicationId, stepId: await step('Inbox'), rejectedAt: null, discardState: null },
    ]);
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox', auto_exempt: true });
    await judge();
    await saveRule(server, recruiter, positionId, 90);
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox', discard_state: null });
    const again = await restore({ applicationIds: [one.applicationId] });
    expect([again.status, again.error.code]).toEqual([409, 'NOTHING_TO_CONFIRM']);
    expect(await states()).toEqual(['REVERSED']);
  });

  it('[AUTOD-23] undoing its move restores as well, and a move by a person does', async () => {
    const [one, two] = [await applicant(10), await applicant(11)];
    await saveRule(server, recruiter, positionId, 40);
    expect((await undoOf(one.applicationId)).body.data.applications).toMatchObject([{ discardState: null }]);
    await move(two.applicationId, 'Interview');
    await saveRule(server, recruiter, positionId, 60);
    expect(await stateOf(server, one.applicationId)).toMatchObject({ step: 'Inbox', auto_exempt: true });
    expect(await states()).toEqual(['REVERSED', 'REVERSED']);
    // The undo of that move lets the discard wait again.
    await undoOf(two.applicationId);
    expect(await stateOf(server, two.applicationId)).toMatchObject({
      step: 'Discarded',
      discard_state: 'PROVISIONAL',
    });
    expect((await states()).sort()).toEqual(['PENDING', 'REVERSED']);
    expect((await pending()).items.map(({ applicationId }) => applicationId)).toEqual([two.applicationId]);
  });

  it('the undo of a move away from a confirmed discard lets it count as before', async () => {
    const one = await discarded();
    await confirmOne(one);
    const { rejected_at } = await stateOf(server, one.applicationId);
    await move(one.applicationId, 'Interview');
    expect(await states()).toEqual(['REVERSED']);
    await undoOf(one.applicationId);
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      discard_state: 'CONFIRMED',
      rejected_at,
    });
    expect(await states()).toEqual(['CONFIRMED']);
  });

  it('[AUTOD-24] undoing a run restores all of it that nobody has touched', async () => {
    const people = [];
    for (const name of ['Moved', 'Confirmed', 'Restored', 'Back', 'Left'])
      people.push(await applicant(10, name));
    const [moved, confirmed, restored, back, left] = people.map(({ applicationId }) => applicationId);
    if (!(moved && confirmed && restored && back && left)) throw new Error('five applied');
    const { run } = await saveRule(server, recruiter, positionId, 40);
    const later = await applicant(12);
    await judge();
    await move(moved, 'Interview');
    await confirm({ applicationIds: [confirmed] });
    await restore({ applicationIds: [restored] });
    await move(back, 'Interview');
    await undoOf(back);
    const undo = (user: TestUser | null = recruiter, runId = run?.id ?? '') =>
      server.call(discardRuns.undoDiscardRun, user, { params: { id: positionId, runId } });
    expect((await undo(null)).status).toBe(401);
    expect((await undo(stranger)).status).toBe(404);
    expect((await undo(recruiter, newId())).status).toBe(404);
    const answer = await undo();
    expect(answer.body.data.applications.map(({ id }) => id)).toEqual([left]);
    expect(await stateOf(server, later.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    const again = await undo();
    expect([again.status, again.error.code]).toEqual([409, 'NOTHING_TO_UNDO']);
    const [row] = await server.asOwner<{ undone_by: string }>(
      'select undone_by from discard_runs where id = $1',
      [run?.id],
    );
    expect(row?.undone_by).toBe(recruiter.userId);
  });

  it('[AUTOD-32] runs of several that can be undone are listed with what undoing restores and what it leaves, and undoing says so', async () => {
    const people = [await applicant(10, 'Ada'), await applicant(11, 'Berta'), await applicant(12, 'Carla')];
    const [one, two, three] = people.map(({ applicationId }) => applicationId);
    if (!(one && two && three)) throw new Error('three applied');
    // A rule that was saved before anybody had a score discards by new scores.
    await saveRule(server, recruiter, positionId, 5);
    await server.asOwner('update discard_rules set percentage = 40 where position_id = $1', [positionId]);
    await judge();
    await applicant(13, 'Dora');
    await judge();
    const list = (user: TestUser | null = recruiter) =>
      server.call(discardRuns.listDiscardRuns, user, { params: params() });
    const shut = await Promise.all([null, stranger, manager].map((user) => list(user)));
    expect(shut.map(({ status }) => status)).toEqual([401, 404, 403]);
    const other = await server.createUser(admin.agencyId, 'RECRUITER');
    const notTheirs = await list(other);
    expect([notTheirs.status, notTheirs.error.code]).toEqual([403, 'NOT_A_RECRUITER']);
    const { items } = (await list()).body.data;
    // Whom one score discarded is restored by themselves.
    expect(items).toEqual([
      { id: expect.any(String), cause: 'SCORE', at: expect.stringMatching(/Z$/), undoable: 3, left: 0 },
    ]);
    await confirm({ applicationIds: [one] });
    await move(two, 'Interview');
    expect((await list()).body.data.items).toMatchObject([{ undoable: 1, left: 2 }]);
    const undo = () =>
      server.call(discardRuns.undoDiscardRun, recruiter, {
        params: { id: positionId, runId: items[0]?.id ?? '' },
        body: {},
      });
    const { applications, left } = (await undo()).body.data;
    expect([applications.map(({ id }) => id), left]).toEqual([[three], 2]);
    expect(await stateOf(server, one)).toMatchObject({ discard_state: 'CONFIRMED' });
    expect(await stateOf(server, two)).toMatchObject({ step: 'Interview' });
    expect((await list()).body.data.items).toEqual([]);
    const again = await undo();
    expect([again.status, again.error.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  });

  it('a hiring manager confirms and restores on their own positions, and manages none', async () => {
    const [one, two] = [await applicant(10), await applicant(11)];
    const { run } = await saveRule(server, recruiter, positionId, 40);
    const unseen = [
      await confirm({ applicationIds: [one.applicationId] }, manager),
      await restore({ applicationIds: [one.applicationId] }, manager),
      await unconfirm([one.applicationId], [2], manager),
      await server.call(contract.previewConfirm, manager, {
        params: params(),
        body: { applicationIds: [one.applicationId] },
      }),
    ];
    expect(unseen.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const assigned = await server.call(updatePosition, recruiter, {
      params: params(),
      body: { hiringManagersIds: [manager.userId] },
    });
    expect(assigned.status).toBe(200);
    expect((await confirm({ applicationIds: [one.applicationId] }, manager)).status).toBe(200);
    expect((await restore({ applicationIds: [two.applicationId] }, manager)).status).toBe(200);
    expect((await unconfirm([one.applicationId], [3], manager)).status).toBe(200);
    const undo = await server.call(discardRuns.undoDiscardRun, manager, {
      params: { id: positionId, runId: run?.id ?? '' },
    });
    expect(undo.status).toBe(403);
  });

  it('shows nothing of it to another agency', async () => {
    const one = await discarded();
    const of = { applicationIds: [one.applicationId] };
    const theirs = await openPosition(server, stranger);
    const elsewhere = await server.call(contract.confirmDiscards, stranger, {
      params: { id: theirs },
      body: of,
    });
    expect([elsewhere.status, elsewhere.error.code]).toEqual([409, 'NOTHING_TO_CONFIRM']);
    const foreign = await server.call(contract.undoConfirm, stranger, {
      params: { id: theirs },
      body: { ...of, versions: [2] },
    });
    expect([foreign.status, foreign.error.fields]).toEqual([400, { application_ids: 'not_found' }]);
    expect(await stateOf(server, one.applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
  });

  it('two who settle the same discard at once: one of them does', async () => {
    const one = await discarded();
    const of = { applicationIds: [one.applicationId] };
    const answers = await Promise.all([confirm(of), restore(of)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await decisions()).toHaveLength(1);
  });

  it('[AUTOD-25] the bell tells the recruiters once a position how many wait, and who did it is not told', async () => {
    await discarded();
    await applicant(11);
    const told = async (user: TestUser) =>
      (await server.call(listNotifications, user)).body.data.items.filter(
        (one) => one.kind === 'DISCARDS' && one.position.id === positionId,
      );
    expect(await told(recruiter)).toEqual([]);
    await judge();
    await applicant(12);
    await judge();
    expect(await told(recruiter)).toMatchObject([{ count: 3, isPaused: false }]);
    expect(await told(admin)).toEqual([]);
  });
});
