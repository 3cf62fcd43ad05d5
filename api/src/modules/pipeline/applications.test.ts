import { after, before, beforeEach, describe, it } from 'node:test';
import {
  addCandidates,
  getApplication,
  getApplicationAnswers,
  markSeen,
} from '@cantera/shared/contracts/applications';
import { listReasons, listSteps, moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { automate, saveWorkflow } from '../../testing/automation-data.ts';
import { jobsOfEvent } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  insertApplication,
  insertCandidate,
  openPosition,
  stepNamed,
} from '../../testing/pipeline-data.ts';
import { createApplication, discardForKillerQuestion } from './index.ts';

describe('applications', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const candidate = () => insertCandidate(server, recruiter.agencyId);
  const columns = async () =>
    (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data.items;
  const add = (candidateIds: string[], user: TestUser | null = recruiter) =>
    server.call(addCandidates, user, { params: { id: positionId }, body: { candidateIds } });
  const events = (applicationId: string) =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('domain_events')
        .select(['id', 'type', 'position_id'])
        .where('agency_id', '=', recruiter.agencyId)
        .where('application_id', '=', applicationId)
        .orderBy('id')
        .execute(),
    );

  describe('added from the database', () => {
    it('[API-62] [ASSIGN-15] [ASSIGN-18] [ASSIGN-19] stand in the inbox, unseen, and the engine hears of each', async () => {
      const welcome = await saveWorkflow(server, recruiter.agencyId, []);
      await automate(server, recruiter.agencyId, positionId, { welcome });
      const ids = [await candidate(), await candidate()];
      const answer = await add(ids);
      expect([answer.status, answer.body.data]).toMatchObject([200, { added: 2 }]);
      const inbox = (await columns())[0]?.applications ?? [];
      expect(inbox.map((application) => application.candidate.id).sort()).toEqual(ids.sort());
      for (const application of inbox) {
        expect(application).toMatchObject({ source: 'INTERNAL_DATABASE', seen: false, version: 1 });
        const raised = await events(application.id);
        expect(raised).toMatchObject([{ type: 'APPLICATION_CREATED', position_id: positionId }]);
        expect(await jobsOfEvent(server, raised[0]?.id)).toMatchObject([{ task: 'engine.dispatch_many' }]);
      }
    });

    it('are nothing to hear of for the engine where nobody is welcomed', async () => {
      await add([await candidate()]);
      const added = (await columns())[0]?.applications[0]?.id ?? '';
      const raised = await events(added);
      expect(raised).toMatchObject([{ type: 'APPLICATION_CREATED' }]);
      expect(await jobsOfEvent(server, raised[0]?.id)).toEqual([]);
    });

    it('[MOVE-32] are refused, all of them, when one is in the position already', async () => {
      const [first, second] = [await candidate(), await candidate()];
      await add([first]);
      const refused = await add([second, first]);
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        409,
        'CANDIDATE_ALREADY_APPLIED',
        'candidate already applied',
      ]);
      expect((await columns())[0]?.applications.map((application) => application.candidate.id)).toEqual([
        first,
      ]);
    });

    it('are taken once when two people add the same one at once', async () => {
      const id = await candidate();
      const answers = await Promise.all([add([id]), add([id])]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    });

    it('[ASSIGN-20] need an open position', async () => {
      const id = await candidate();
      const status = (value: 'ON_HOLD' | 'CLOSED_LOST') =>
        server.call(updatePositionStatus, recruiter, { params: { id: positionId }, body: { status: value } });
      await status('ON_HOLD');
      expect((await add([id])).error.code).toBe('POSITION_NOT_OPEN');
      await status('CLOSED_LOST');
      expect((await add([await candidate()])).error.code).toBe('POSITION_NOT_OPEN');
      positionId = await draftPosition(server, recruiter);
      expect((await add([id])).error.code).toBe('POSITION_NOT_OPEN');
    });

    it('[ASSIGN-21] are added by the position’s recruiters only, admins included', async () => {
      const other = await server.createUser(recruiter.agencyId, 'RECRUITER');
      const refused = await add([await candidate()], other);
      expect([refused.status, refused.error.code]).toEqual([403, 'NOT_A_RECRUITER']);
      positionId = await openPosition(server, other);
      expect((await add([await candidate()])).status).toBe(403);
      expect((await columns())[0]?.applications).toEqual([]);
    });

    it('must exist in the agency; roles and agencies are kept apart', async () => {
      const foreign = await insertCandidate(server, stranger.agencyId);
      for (const id of [foreign, newId()]) {
        const answer = await add([await candidate(), id]);
        expect([answer.status, answer.error.fields]).toEqual([400, { candidate_ids: 'not_found' }]);
      }
      expect((await add([], recruiter)).error.fields).toEqual({ candidate_ids: 'too_short' });
      expect((await add([await candidate()], null)).status).toBe(401);
      expect((await add([await candidate()], manager)).status).toBe(403);
      expect((await add([foreign], stranger)).status).toBe(404);
    });
  });

  describe('seen', () => {
    const see = (applicationId: string, user: TestUser | null = recruiter) =>
      server.call(markSeen, user, { params: { id: positionId, applicationId } });

    it('[API-59] [BOARD-22] marks an application seen, once', async () => {
      const id = await insertApplication(server, recruiter.agencyId, positionId);
      const seenAt = () =>
        server.inTenant(recruiter.agencyId, (tx) =>
          tx
            .selectFrom('applications')
            .select('seen_at')
            .where('agency_id', '=', recruiter.agencyId)
            .where('id', '=', id)
            .executeTakeFirst(),
        );
      expect((await see(id)).status).toBe(200);
      const first = await seenAt();
      expect((await columns())[0]?.applications).toMatchObject([{ id, seen: true, version: 1 }]);
      expect((await see(id)).status).toBe(200);
      expect(await seenAt()).toEqual(first);
    });

    it('answers 401, 404 for another agency, another position and an unknown application', async () => {
      const id = await insertApplication(server, recruiter.agencyId, positionId);
      expect((await see(id, null)).status).toBe(401);
      expect((await see(id, stranger)).status).toBe(404);
      expect((await see(id, manager)).status).toBe(404);
      expect((await see(newId())).status).toBe(404);
      positionId = await openPosition(server, recruiter);
      expect((await see(id)).status).toBe(404);
    });
  });

  describe('in detail', () => {
    const read = (applicationId: string, user: TestUser | null = recruiter) =>
      server.call(getApplication, user, { params: { id: positionId, applicationId } });
    const answers = (applicationId: string, user: TestUser | null = recruiter) =>
      server.call(getApplicationAnswers, user, { params: { id: positionId, applicationId } });
    const questions = [
      { type: 'TEXT' as const, answer: { text: 'Sí' } },
      { type: 'NUMBER' as const, answer: { value: 4 } },
      { type: 'NUMBER_RANGE' as const, answer: { min: 1, max: 2 } },
      { type: 'YES_NO' as const, answer: { answer: false } },
      { type: 'SINGLE_CHOICE' as const, answer: { selectedOption: 'a' } },
      { type: 'MULTIPLE_CHOICE' as const, answer: { selectedOptions: ['a'] } },
      { type: 'TEXT' as const, answer: null },
    ].map(({ type, answer }, index) => ({
      question: {
        id: newId(),
        question: `Pregunta ${index}`,
        type,
        required: false,
        details: type.endsWith('CHOICE') ? { options: [{ id: 'a', text: 'A' }] } : {},
        rejectConditions: {},
      },
      answer,
      correct: index !== 3,
    }));
    let applicationId: string;
    let candidateId: string;
    beforeEach(async () => {
      candidateId = await candidate();
      const created = await server.inTenant(recruiter.agencyId, (tx) =>
        createApplication(tx, {
          agencyId: recruiter.agencyId,
          positionId,
          candidateId,
          source: 'INTERNAL',
          answers: questions,
          autoRejected: true,
          at: now(),
        }),
      );
      applicationId = created.applicationId;
    });

    it('[API-60] [API-134] [KQ-40] come with their candidate and every shape of answer', async () => {
      const answer = await read(applicationId);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        id: applicationId,
        positionId,
        candidate: { id: candidateId, firstName: 'Jordi' },
        source: 'INTERNAL',
        seen: false,
        autoRejected: true,
        rejectedAt: null,
        rejectedReason: null,
        scoring: { status: 'QUEUED', scoringLax: null, criteria: [] },
        history: [],
        messages: [],
      });
      const expected = questions.map(({ question, answer: given, correct }) => ({
        id: question.id,
        text: question.question,
        name: question.question,
        type: question.type,
        details: question.details,
        answer: given,
        correct,
        autoRejected: !correct,
      }));
      expect(answer.body.data.kqQuestionsWithAnswers).toEqual(expected);
      expect((await answers(applicationId)).body.data.items).toEqual(expected);
    });

    it('[BOARD-05] [BOARD-06] carry everything that a card and its panel show of the person', async () => {
      const { data } = (await read(applicationId)).wire as { data: Record<string, object> };
      expect(Object.keys(data)).toEqual(
        expect.arrayContaining([
          'id',
          'candidate',
          'source',
          'seen',
          'rejected_at',
          'created_at',
          'kq_questions_with_answers',
          'scoring',
        ]),
      );
      expect(Object.keys(data.candidate ?? {})).toEqual(
        expect.arrayContaining([
          'id',
          'first_name',
          'last_name',
          'email',
          'phone_number',
          'linkedin',
          'job_title',
          'summary',
          'profile_image_url',
          'cv_url',
          'has_cv',
          'location',
          'salary',
          'expected_salary',
          'work_experiences',
          'educations',
          'languages',
          'hard_skills',
          'soft_skills',
          'job_search_status',
          'gdpr',
        ]),
      );
      expect(data.candidate).toMatchObject({
        job_search_status: { status: expect.any(String) },
        gdpr: { status: expect.any(String) },
      });
    });

    it('tell their moves, who made them and why, and which can be undone', async () => {
      const reasons = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
      const move = async (name: string) =>
        server.call(moveApplications, recruiter, {
          params: { id: positionId },
          body: {
            stepId: await stepNamed(server, recruiter.agencyId, positionId, name),
            applicationIds: [applicationId],
            rejectedReasonId: reasons.body.items[0]?.id,
          },
        });
      await move('Offer');
      await move('Interview');
      await server.call(undoMove, recruiter, {
        params: { id: positionId },
        body: { applicationIds: [applicationId] },
      });
      await move('Discarded');
      const { data } = (await read(applicationId)).body;
      expect([data.rejectedReason, data.rejectedAt]).toEqual(['Not enough experience', expect.any(String)]);
      expect(
        data.history.map((entry) => [
          entry.fromStepName,
          entry.toStepName,
          entry.undoneAt !== null,
          entry.undoable,
        ]),
      ).toEqual([
        ['Offer', 'Discarded', false, true],
        ['Offer', 'Interview', true, false],
        ['Inbox', 'Offer', false, false],
      ]);
      expect(data.history[0]).toMatchObject({
        reason: 'Not enough experience',
        by: { id: recruiter.userId, firstName: 'Núria' },
      });
      await server.call(updatePositionStatus, recruiter, {
        params: { id: positionId },
        body: { status: 'CLOSED_LOST' },
      });
      expect((await read(applicationId)).body.data.history.some((entry) => entry.undoable)).toBe(false);
    });

    it('show a hiring manager of the position no salary', async () => {
      await server.inTenant(recruiter.agencyId, (tx) =>
        tx
          .updateTable('candidates')
          .set({ salary_amount: 40_000 })
          .where('agency_id', '=', recruiter.agencyId)
          .where('id', '=', candidateId)
          .execute(),
      );
      await server.call(updatePosition, recruiter, {
        params: { id: positionId },
        body: { hiringManagersIds: [manager.userId] },
      });
      expect((await read(applicationId)).body.data.candidate.salary?.amount).toBe(40_000);
      expect((await read(applicationId, manager)).body.data.candidate.salary).toBeNull();
    });

    it('answer 401, 404 for another agency, another position, an unknown one, 400 for no id', async () => {
      for (const call of [read, answers]) {
        expect((await call(applicationId, null)).status).toBe(401);
        expect((await call(applicationId, stranger)).status).toBe(404);
        expect((await call(applicationId, manager)).status).toBe(404);
        expect((await call(newId())).status).toBe(404);
        expect((await call('x')).status).toBe(400);
      }
      positionId = await openPosition(server, recruiter);
      expect((await read(applicationId)).status).toBe(404);
      expect((await answers(applicationId)).status).toBe(404);
    });
  });

  describe('made by other modules', () => {
    const question = {
      id: newId(),
      question: 'Anys?',
      type: 'NUMBER' as const,
      required: true,
      details: {},
      rejectConditions: { rejectIfBelow: 3 },
    };
    const create = async (candidateId: string) =>
      server.inTenant(recruiter.agencyId, (tx) =>
        createApplication(tx, {
          agencyId: recruiter.agencyId,
          positionId,
          candidateId,
          source: 'INTERNAL',
          answers: [{ question, answer: { value: 1 }, correct: false }],
          autoRejected: true,
          at: now(),
        }),
      );
    const discard = (applicationId: string) =>
      server.inTenant(recruiter.agencyId, (tx) =>
        discardForKillerQuestion(tx, {
          agencyId: recruiter.agencyId,
          positionId,
          applicationId,
          undoSeconds: 10,
        }),
      );
    const withDiscardWorkflow = () =>
      server.inTenant(recruiter.agencyId, async (tx) => {
        const id = newId();
        await tx
          .insertInto('workflows')
          .values({
            agency_id: recruiter.agencyId,
            id,
            name: 'No',
            actions: '[]',
            created_at: now(),
            updated_at: now(),
          })
          .execute();
        await tx
          .updateTable('positions')
          .set({ kq_discard_workflow_id: id })
          .where('agency_id', '=', recruiter.agencyId)
          .where('id', '=', positionId)
          .execute();
      });

    it('[KQ-41] are written once with their answers and their flag', async () => {
      const candidateId = await candidate();
      const first = await create(candidateId);
      expect(first.created).toBe(true);
      expect(await create(candidateId)).toEqual({ applicationId: first.applicationId, created: false });
      expect((await columns())[0]?.applications).toMatchObject([
        { id: first.applicationId, source: 'INTERNAL', autoRejected: true },
      ]);
      expect(await events(first.applicationId)).toMatchObject([{ type: 'APPLICATION_CREATED' }]);
    });

    it('stay flagged in the inbox without a workflow for rejecting answers', async () => {
      const { applicationId } = await create(await candidate());
      expect(await discard(applicationId)).toBe(false);
      expect((await columns())[0]?.applications).toMatchObject([{ id: applicationId, autoRejected: true }]);
    });

    it('are discarded with an event of its own where there is one, and a recruiter can undo it', async () => {
      await withDiscardWorkflow();
      const { applicationId } = await create(await candidate());
      expect(await discard(applicationId)).toBe(true);
      expect((await columns())[5]?.applications).toMatchObject([
        { id: applicationId, rejectedAt: expect.any(String) },
      ]);
      expect((await events(applicationId)).map((event) => event.type)).toEqual([
        'APPLICATION_CREATED',
        'APPLICATION_DISCARDED_BY_QUESTION',
      ]);
      const undone = await server.call(undoMove, recruiter, {
        params: { id: positionId },
        body: { applicationIds: [applicationId] },
      });
      expect(undone.status).toBe(200);
      expect((await columns())[0]?.applications).toMatchObject([{ id: applicationId, rejectedAt: null }]);
      expect((await events(applicationId)).map((event) => event.type)).toEqual(['APPLICATION_CREATED']);
    });

    it('are visible to the hiring manager of the position', async () => {
      const { applicationId } = await create(await candidate());
      await server.call(updatePosition, recruiter, {
        params: { id: positionId },
        body: { hiringManagersIds: [manager.userId] },
      });
      const board = await server.call(listSteps, manager, { params: { id: positionId } });
      expect(board.body.data.items[0]?.applications).toMatchObject([{ id: applicationId }]);
    });
  });
});
