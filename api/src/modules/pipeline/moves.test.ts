import { after, before, beforeEach, describe, it } from 'node:test';
import {
  closePosition,
  createReason,
  listReasons,
  listSteps,
  moveApplications,
  undoMove,
} from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { automate, saveTrigger, saveWorkflow } from '../../testing/automation-data.ts';
import { jobsOfEvent } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  insertApplication,
  insertCandidate,
  openPosition,
  stepNamed,
} from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { untilLocked } from '../../testing/until-locked.ts';

describe('the board and its moves', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let colleague: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let reasonId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    colleague = await server.createUser(recruiter.agencyId, 'RECRUITER');
    manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency('Rival');
    const reasons = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
    reasonId = reasons.body.items[0]?.id ?? '';
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const step = (name: string, of = positionId) => stepNamed(server, recruiter.agencyId, of, name);
  const apply = (stepName = 'Inbox', of = positionId) =>
    insertApplication(server, recruiter.agencyId, of, stepName);
  const board = async (user: TestUser = recruiter) =>
    (await server.call(listSteps, user, { params: { id: positionId } })).body.data.items;
  const move = (
    stepId: string,
    applicationIds: string[],
    more: { versions?: number[]; rejectedReasonId?: string; positionId?: string } = {},
    user: TestUser | null = recruiter,
  ) =>
    server.call(moveApplications, user, {
      params: { id: positionId },
      body: { stepId, applicationIds, ...more },
    });
  const events = (applicationId: string) =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('domain_events')
        .selectAll()
        .where('agency_id', '=', recruiter.agencyId)
        .where('application_id', '=', applicationId)
        .orderBy('created_at')
        .execute(),
    );
  const history = (applicationId: string) =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('application_moves')
        .selectAll()
        .where('agency_id', '=', recruiter.agencyId)
        .where('application_id', '=', applicationId)
        .execute(),
    );

  it('moves once, and says so once, although the first try gave way to another transaction', async () => {
    const applicationId = await apply();
    const before = [(await events(applicationId)).length, (await history(applicationId)).length];
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    // Whoever waits longer than this looks for the circle, and is who gives way: the move.
    await other.query("set deadlock_timeout = '20s'");
    await other.query('begin');
    await other.query('select 1 from applications where id = $1 for update', [applicationId]);
    const target = await step('Interview');
    const moving = move(target, [applicationId]);
    await untilLocked(server);
    // The move holds its position and waits for the application.
    await other.query('update positions set updated_at = updated_at where id = $1', [positionId]);
    const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()';
    await other.query('commit');
    await other.end();
    const answer = await moving;
    expect([answer.status, answer.body.data.applications]).toEqual([
      200,
      [{ id: applicationId, stepId: target, version: 2, rejectedAt: null, discardState: null }],
    ]);
    await until('the deadlock counted', async () => {
      const [row] = await server.asOwner<{ deadlocks: number }>(deadlocks);
      return row?.deadlocks === 1;
    });
    const then = [(await events(applicationId)).length, (await history(applicationId)).length];
    expect(then).toEqual(before.map((count) => count + 1));
  });

  it('[API-54] [BOARD-02] [BOARD-03] [BOARD-04] answers the steps in order with what their cards show', async () => {
    const candidateId = await insertCandidate(server, recruiter.agencyId, {
      first_name: 'Mercè',
      last_name: 'Ibáñez',
      job_title: 'Infermera',
    });
    const id = await insertApplication(server, recruiter.agencyId, positionId, 'Interview', candidateId);
    const answer = await server.call(listSteps, recruiter, { params: { id: positionId } });
    expect(answer.status).toBe(200);
    const steps = answer.body.data.items;
    expect(steps.map(({ name, position, type, categoryId }) => [name, position, type, categoryId])).toEqual([
      ['Inbox', 0, 'INBOX', 'INTERNAL'],
      ['Screening', 1, 'STEP', 'INTERNAL'],
      ['Interview', 2, 'STEP', 'INTERNAL'],
      ['Offer', 3, 'STEP', 'INTERNAL'],
      ['Hired', 4, 'HIRED', 'INTERNAL'],
      ['Discarded', 5, 'DISCARDED', 'INTERNAL'],
    ]);
    expect(steps[2]?.applications).toEqual([
      {
        id,
        candidate: {
          id: candidateId,
          firstName: 'Mercè',
          lastName: 'Ibáñez',
          jobTitle: 'Infermera',
          profileImageUrl: null,
          hasCv: false,
          companyName: null,
        },
        source: 'INTERNAL',
        seen: false,
        autoRejected: false,
        rejectedAt: null,
        createdAt: expect.any(String),
        version: 1,
        scoring: null,
      },
    ]);
    expect(answer.wire).toMatchObject({
      data: { items: [{ category_id: 'INTERNAL', position: 0 }, {}, {}, {}, {}, {}] },
    });
  });

  it('answers 401, 404 for another agency and 400 for no id, on every call', async () => {
    const stepId = await step('Offer');
    const id = await apply();
    const calls = async (user: TestUser | null, position: string) => [
      (await server.call(listSteps, user, { params: { id: position } })).status,
      (
        await server.call(moveApplications, user, {
          params: { id: position },
          body: { stepId, applicationIds: [id] },
        })
      ).status,
    ];
    expect(await calls(null, positionId)).toEqual([401, 401]);
    expect(await calls(stranger, positionId)).toEqual([404, 404]);
    expect(await calls(stranger, newId())).toEqual([404, 404]);
    expect(await calls(recruiter, '7')).toEqual([400, 400]);
    expect(await history(id)).toEqual([]);
  });

  it('lets a hiring manager move on his positions only', async () => {
    const id = await apply();
    const stepId = await step('Offer');
    expect((await move(stepId, [id], {}, manager)).status).toBe(404);
    await server.call(updatePosition, recruiter, {
      params: { id: positionId },
      body: { hiringManagersIds: [manager.userId] },
    });
    expect((await move(stepId, [id], {}, manager)).status).toBe(200);
    expect((await board(manager))[3]?.applications.map((application) => application.id)).toEqual([id]);
  });

  it('[API-58] [MOVE-04] moves applications and keeps the history', async () => {
    const ids = [await apply(), await apply('Screening')];
    const stepId = await step('Interview');
    const answer = await move(stepId, ids);
    expect(answer.status).toBe(200);
    expect(answer.body.data.applications).toEqual(
      expect.arrayContaining(
        ids.map((id) => ({ id, stepId, version: 2, rejectedAt: null, discardState: null })),
      ),
    );
    expect((await board())[2]?.applications.map((application) => application.id).sort()).toEqual(
      [...ids].sort(),
    );
    expect(await history(ids[1] ?? '')).toMatchObject([
      { from_step_name: 'Screening', to_step_name: 'Interview', moved_by: recruiter.userId },
    ]);
  });

  it('[ENG-01] [ENG-02] [CONST-80] raises one event for each application, due when undo is over', async () => {
    const ids = [await apply(), await apply()];
    const before = Date.now();
    const stepId = await step('Interview');
    const workflowIds = [await saveWorkflow(server, recruiter.agencyId, [])];
    await saveTrigger(server, recruiter.agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Interview',
      workflowIds,
    });
    await move(stepId, ids);
    const from = await step('Inbox');
    for (const id of ids) {
      const raised = await events(id);
      expect(raised).toMatchObject([
        {
          type: 'APPLICATION_MOVED_TO_STEP',
          position_id: positionId,
          from_step_id: from,
          to_step_id: stepId,
          move_id: (await history(id))[0]?.id,
        },
      ]);
      const jobs = await jobsOfEvent(server, raised[0]?.id);
      expect(jobs).toHaveLength(1);
      const wait = new Date(jobs[0]?.runAt ?? 0).getTime() - before;
      expect(wait).toBeGreaterThanOrEqual(10_000);
      expect(wait).toBeLessThan(20_000);
    }
  });

  it('[ENG-01] [ENG-27] has the engine hear only of moves that start something, and raises the event of each', async () => {
    const { agencyId } = recruiter;
    const workflowIds = [await saveWorkflow(server, agencyId, [])];
    await saveTrigger(server, agencyId, { positionId, from: 'Inbox', to: 'Interview', workflowIds });
    const [inbox, screened] = [await apply(), await apply('Screening')];
    const jobsOf = async (id: string) => jobsOfEvent(server, (await events(id)).at(-1)?.id);
    // One of two that move together comes from where nothing starts.
    await move(await step('Interview'), [inbox, screened]);
    expect([await jobsOf(inbox), await jobsOf(screened)]).toMatchObject([[{ task: 'engine.dispatch' }], []]);
    await move(await step('Offer'), [inbox]);
    expect([(await events(inbox)).length, await jobsOf(inbox)]).toEqual([2, []]);
    // A discard starts nothing before the position has a workflow for it.
    const discard = async (id: string) => {
      await move(await step('Discarded'), [id], { rejectedReasonId: reasonId });
      return jobsOf(id);
    };
    expect(await discard(inbox)).toEqual([]);
    await automate(server, agencyId, positionId, workflowIds[0] ? { discard: workflowIds[0] } : {});
    expect(await discard(screened)).toHaveLength(1);
  });

  it('[ENG-03] raises nothing when the move is refused or goes nowhere', async () => {
    const id = await apply();
    const other = await apply('Inbox', await openPosition(server, recruiter));
    expect((await move(await step('Interview'), [id, other])).status).toBe(400);
    const stays = await move(await step('Inbox'), [id]);
    expect(stays.body.data.applications).toMatchObject([{ id, version: 1 }]);
    expect([await events(id), await history(id)]).toEqual([[], []]);
    expect((await board())[0]?.applications).toMatchObject([{ id, version: 1 }]);
  });

  it('[MOVE-31] refuses another position’s step and application, and ids that never existed alike', async () => {
    const id = await apply();
    const elsewhere = await openPosition(server, recruiter);
    const foreign = await openPosition(server, stranger);
    const foreignStep = await stepNamed(server, stranger.agencyId, foreign, 'Offer');
    const foreignApplication = await insertApplication(server, stranger.agencyId, foreign);
    for (const stepId of [await step('Offer', elsewhere), foreignStep, newId()]) {
      const answer = await move(stepId, [id]);
      expect([answer.status, answer.error.fields]).toEqual([400, { step_id: 'not_found' }]);
    }
    for (const other of [await apply('Inbox', elsewhere), foreignApplication, newId()]) {
      const answer = await move(await step('Offer'), [id, other]);
      expect([answer.status, answer.error.fields]).toEqual([400, { application_ids: 'not_found' }]);
    }
    expect((await board())[0]?.applications.map((application) => application.id)).toEqual([id]);
  });

  it('names what is wrong in the body', async () => {
    const id = await apply();
    const offer = await step('Offer');
    const fields = async (payload: object) =>
      (
        await server.inject(
          {
            method: 'POST',
            url: `/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps/move-application`,
            payload,
          },
          recruiter,
        )
      ).json().error?.fields;
    expect(await fields({})).toEqual({ step_id: 'required', application_ids: 'required' });
    expect(await fields({ step_id: 'x', application_ids: [id] })).toEqual({ step_id: 'invalid_value' });
    expect(await fields({ step_id: offer, application_ids: [] })).toEqual({ application_ids: 'too_short' });
    expect(await fields({ step_id: offer, application_ids: [7] })).toEqual({
      'application_ids.0': 'invalid_type',
    });
    expect(await fields({ step_id: offer, application_ids: [id], versions: [1, 2] })).toEqual({
      versions: 'invalid_value',
    });
    expect(await fields({ step_id: offer, application_ids: [id], position_id: newId() })).toEqual({
      position_id: 'invalid_value',
    });
  });

  it('[API-58] [MOVE-23] [MOVE-27] needs a reason to discard, and marks the rejection until the card moves on', async () => {
    const id = await apply();
    const discarded = await step('Discarded');
    const withReason = async (rejectedReasonId?: string) => {
      const answer = await move(discarded, [id], rejectedReasonId ? { rejectedReasonId } : {});
      return [answer.status, answer.error?.fields];
    };
    expect(await withReason()).toEqual([400, { rejected_reason_id: 'required' }]);
    expect(await withReason(newId())).toEqual([400, { rejected_reason_id: 'not_found' }]);
    const system = await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('rejection_reasons')
        .select('id')
        .where('agency_id', '=', recruiter.agencyId)
        .where('system_key', '=', 'KILLER_QUESTION')
        .executeTakeFirstOrThrow(),
    );
    expect(await withReason(system.id)).toEqual([400, { rejected_reason_id: 'not_found' }]);
    expect(await withReason(reasonId)).toEqual([200, undefined]);
    expect((await board())[5]?.applications).toMatchObject([{ id, rejectedAt: expect.any(String) }]);
    await move(await step('Offer'), [id]);
    expect((await board())[3]?.applications).toMatchObject([{ id, rejectedAt: null, version: 3 }]);
  });

  it('[BOARD-40] [BOARD-44] refuses moves on a closed position', async () => {
    const id = await apply();
    const status = (value: 'CLOSED_LOST' | 'ON_HOLD') =>
      server.call(updatePositionStatus, recruiter, { params: { id: positionId }, body: { status: value } });
    await status('CLOSED_LOST');
    const refused = await move(await step('Offer'), [id]);
    expect([refused.status, refused.error.code]).toEqual([409, 'POSITION_CLOSED']);
    expect(await events(id)).toEqual([]);
    await status('ON_HOLD');
    expect((await move(await step('Offer'), [id])).status).toBe(200);
  });

  it('[DAY-15] discards and closes by one call, both or neither, which are taken back as they were made', async () => {
    const someone = await apply();
    const close = (more: object = {}, user: TestUser | null = recruiter) =>
      server.call(closePosition, user, {
        params: { id: positionId },
        body: {
          status: 'CLOSED_LOST',
          stepId: discarded,
          applicationIds: [someone],
          versions: [1],
          rejectedReasonId: reasonId,
          ...more,
        },
      });
    const discarded = await step('Discarded');
    const inInbox = async () => (await board())[0]?.applications.length;
    // Not one of its recruiters; without the hires that a won position needs; after somebody else.
    expect((await close({}, colleague)).error.code).toBe('STATUS_NOT_AUTHORIZED');
    expect((await close({ status: 'CLOSED_WON' })).error.code).toBe('HIRES_DO_NOT_MATCH');
    expect((await close({ versions: [7] })).error.code).toBe('APPLICATION_MOVED');
    expect((await close({ rejectedReasonId: newId() })).error.fields).toEqual({
      rejected_reason_id: 'not_found',
    });
    // Closing discards; it moves nobody to another step.
    const elsewhere = await close({ stepId: await step('Interview') });
    expect([elsewhere.status, elsewhere.error.fields]).toEqual([400, { step_id: 'invalid_value' }]);
    expect([await inInbox(), await history(someone)]).toEqual([1, []]);
    const closed = await close();
    expect(closed.body.data).toMatchObject({
      position: { id: positionId, status: 'CLOSED_LOST' },
      applications: [{ id: someone, stepId: discarded, version: 2 }],
      confirmed: [],
    });
    expect(await inInbox()).toBe(0);
    const params = { id: positionId };
    await server.call(updatePositionStatus, recruiter, { params, body: { status: 'OPEN' } });
    const undone = await server.call(undoMove, recruiter, {
      params,
      body: { applicationIds: [someone], versions: [2] },
    });
    expect([undone.status, await inInbox()]).toEqual([200, 1]);
  });

  it('closing takes the position before it touches a card, so that it waits for no other in a circle', async () => {
    const someone = await apply();
    const stepId = await step('Discarded');
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    await other.query('begin');
    // As a move of another card holds it.
    await other.query('select 1 from positions where id = $1 for share', [positionId]);
    const closing = server.call(closePosition, recruiter, {
      params: { id: positionId },
      body: {
        status: 'CLOSED_LOST',
        stepId,
        applicationIds: [someone],
        rejectedReasonId: reasonId,
      },
    });
    await untilLocked(server);
    const held = await other
      .query('select 1 from applications where id = $1 for update nowait', [someone])
      .catch((error: pg.DatabaseError) => error.code);
    await other.query('rollback');
    await other.end();
    expect(held).toMatchObject({ rowCount: 1 });
    expect((await closing).status).toBe(200);
  });

  it('[BOARD-39] allows moves on drafts', async () => {
    positionId = await draftPosition(server, recruiter);
    const id = await apply();
    expect((await move(await step('Offer'), [id])).status).toBe(200);
  });

  it('tells the second of two recruiters who move one card where it went', async () => {
    const id = await apply();
    const [first, second] = await Promise.all([
      move(await step('Interview'), [id], { versions: [1] }, recruiter),
      move(await step('Offer'), [id], { versions: [1] }, colleague),
    ]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect([won.status, lost.status, lost.error.code]).toEqual([200, 409, 'APPLICATION_MOVED']);
    const moved = won.body.data.applications[0];
    expect(lost.error.details).toEqual({
      applications: [{ id, step_id: moved?.stepId, version: 2 }],
    });
    expect((await history(id)).length).toBe(1);
    expect((await events(id)).length).toBe(1);
  });

  it('lets the last of two moves win when nobody sends versions', async () => {
    const id = await apply();
    const answers = await Promise.all([
      move(await step('Interview'), [id], {}, recruiter),
      move(await step('Offer'), [id], {}, colleague),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const last = answers
      .map((answer) => answer.body.data.applications[0])
      .find((found) => found?.version === 3);
    const stands = (await board()).find((column) => column.applications.length > 0);
    expect(stands?.id).toBe(last?.stepId);
  });

  it('moves nothing when one of many was moved by someone else', async () => {
    const ids = [await apply(), await apply()];
    await move(await step('Offer'), ids.slice(0, 1), {}, colleague);
    const answer = await move(await step('Interview'), ids, { versions: [1, 1] });
    expect([answer.status, answer.error.code]).toEqual([409, 'APPLICATION_MOVED']);
    expect((await board()).map((column) => column.applications.length)).toEqual([1, 0, 0, 1, 0, 0]);
    expect(await events(ids[1] ?? '')).toEqual([]);
  });

  it('tells the open boards of a move', async () => {
    const id = await apply();
    await move(await step('Offer'), [id]);
    const heard = await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('live_events')
        .select('event')
        .where('agency_id', '=', recruiter.agencyId)
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    );
    const application = { id, stepId: await step('Offer'), version: 2, rejectedAt: null, discardState: null };
    const change = { type: 'applications_moved', applications: [application] };
    expect(heard).toEqual([{ event: { topic: `board/${positionId}`, change } }]);
  });

  it('answers a board of 500 in four statements and at most 250 KB', async () => {
    await server.inTenant(recruiter.agencyId, async (tx) => {
      const { agencyId } = recruiter;
      await sql`insert into candidates (agency_id, id, first_name, last_name, job_title, company_name, created_at, updated_at)
        select ${agencyId}, gen_random_uuid(), 'Maria Montserrat', 'Puigdomènech i Garriga ' || i,
          'Senior frontend engineer and team lead', 'Consultoria Tecnològica del Vallès, S.L.', '2026-01-01', '2026-01-01'
        from generate_series(1, 500) i`.execute(tx);
      await sql`insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
        select c.agency_id, gen_random_uuid(), ${positionId}, (select id from steps where position_id = ${positionId} and type = 'INBOX'),
          c.id, 'INTERNAL_DATABASE', '2026-01-01', '2026-01-01'
        from candidates c where c.agency_id = ${agencyId} and c.first_name = 'Maria Montserrat'`.execute(tx);
    });
    let queries = 0;
    onQuery(() => queries++);
    const response = await server.inject(
      { url: `/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps` },
      recruiter,
    );
    onQuery(() => undefined);
    expect(queries).toBeLessThanOrEqual(4);
    expect(response.json().data.items[0].applications).toHaveLength(500);
    expect(Buffer.byteLength(JSON.stringify(response.json()))).toBeLessThanOrEqual(250_000);
  });

  describe('reasons', () => {
    const names = async () =>
      (await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } })).body.items.map(
        (reason) => reason.name,
      );
    const create = (name: string, details?: Record<string, unknown>) =>
      server.call(createReason, recruiter, {
        body: { type: 'APP_REJECTION', name, ...(details ? { details } : {}) },
      });

    it('[API-63] [MOVE-16] [MOVE-30] lists the agency’s reasons without the system’s own', async () => {
      const answer = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
      expect(answer.wire).toMatchObject({
        items: expect.arrayContaining([
          { id: reasonId, name: 'Not enough experience', details: {}, type: 'APP_REJECTION' },
        ]),
      });
      expect(await names()).not.toContain('Killer question');
      expect((await server.call(listReasons, null, { query: { type: 'APP_REJECTION' } })).status).toBe(401);
      const wrong = await server.inject({ url: '/api/v1/agency/reasons?type=OTHER' }, recruiter);
      expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { type: 'invalid_value' }]);
    });

    it('[API-64] [MOVE-22] creates a reason once and lists it', async () => {
      const made = await create('No té carnet de conduir');
      expect([made.status, made.wire]).toEqual([200, { id: made.body.id }]);
      expect((await create('no te CARNET de conduir')).body.id).toBe(made.body.id);
      const detailed = await create('Massa lluny', { km: 120 });
      const { items } = (await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } }))
        .body;
      expect(items.find(({ id }) => id === detailed.body.id)?.details).toEqual({ km: 120 });
      expect((await names()).filter((name) => name.includes('carnet'))).toEqual(['No té carnet de conduir']);
      expect(
        (await server.call(listReasons, stranger, { query: { type: 'APP_REJECTION' } })).body.items.map(
          (r) => r.name,
        ),
      ).not.toContain('No té carnet de conduir');
    });

    it('lets a hiring manager choose and make reasons', async () => {
      const query = { type: 'APP_REJECTION' as const };
      expect((await server.call(listReasons, manager, { query })).status).toBe(200);
      const made = await server.call(createReason, manager, { body: { ...query, name: 'Massa lluny' } });
      expect(made.status).toBe(200);
      expect((await server.call(createReason, null, { body: { ...query, name: 'x' } })).status).toBe(401);
    });

    it('keeps a reason for one time out of the list, and lists it when it is made again to be kept', async () => {
      const once = await create('Ha trucat tard', { reusable: false });
      expect(await names()).not.toContain('Ha trucat tard');
      expect((await create('Ha trucat tard')).body.id).toBe(once.body.id);
      expect(await names()).toContain('Ha trucat tard');
    });

    it('names what is wrong', async () => {
      const fields = async (payload: object) =>
        (await server.inject({ method: 'POST', url: '/api/v1/agency/reasons', payload }, recruiter)).json()
          .error?.fields;
      expect(await fields({})).toEqual({ type: 'invalid_value', name: 'required' });
      expect(await fields({ type: 'APP_REJECTION', name: ' ' })).toEqual({ name: 'required' });
      expect(await fields({ type: 'APP_REJECTION', name: 'x'.repeat(201) })).toEqual({ name: 'too_long' });
      expect(await fields({ type: 'APP_REJECTION', name: 'x', details: { note: 'x'.repeat(3000) } })).toEqual(
        {
          details: 'too_long',
        },
      );
    });
  });
});
