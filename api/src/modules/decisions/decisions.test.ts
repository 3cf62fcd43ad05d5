import { after, before, beforeEach, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { listDecisions } from '@cantera/shared/contracts/decisions';
import { undoDiscardRun } from '@cantera/shared/contracts/discard-runs';
import {
  confirmDiscards,
  MAX_DECISION_REASON,
  restoreDiscards,
  undoConfirm,
} from '@cantera/shared/contracts/discard-scoring';
import { mergeCandidates, undoMerge } from '@cantera/shared/contracts/merges';
import { moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { automate, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { saveRule, scoredApplicant, stateOf } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { discardForKillerQuestion } from '../pipeline/index.ts';
import { pruneDecisions } from './decisions.repository.ts';

describe('the record of decisions', () => {
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

  const read = (query: object = { positionId }, user: TestUser | null = admin) =>
    server.call(listDecisions, user, { query });
  const list = async (query?: object, user?: TestUser) => (await read(query, user)).body.data.items;
  const scored = async (lax = 10) => {
    const one = await scoredApplicant(server, admin.agencyId, positionId, lax);
    await saveRule(server, recruiter, positionId, 40);
    return one;
  };
  /** Somebody whose answer rejects, on a position that refuses for it. */
  const refused = async (version?: number) => {
    const workflow = await saveWorkflow(server, admin.agencyId, [mail('No')]);
    await automate(server, admin.agencyId, positionId, { kq: workflow });
    const one = await scoredApplicant(server, admin.agencyId, positionId, null);
    const { applicationId } = one;
    const question = {
      id: newId(),
      question: 'Do you drive?',
      type: 'YES_NO',
      required: true,
      details: {},
      rejectConditions: { rejectOnNo: true },
      ...(version ? { version } : {}),
    };
    await server.inTenant(admin.agencyId, async (tx) => {
      await tx
        .insertInto('application_answers')
        .values({
          agency_id: admin.agencyId,
          application_id: applicationId,
          question_id: question.id,
          question: JSON.stringify(question),
          answer: JSON.stringify({ answer: false }),
          correct: false,
          ordinal: 0,
        })
        .execute();
      await discardForKillerQuestion(tx, {
        agencyId: admin.agencyId,
        positionId,
        applicationId,
        undoSeconds: 10,
      });
    });
    return one;
  };
  const params = () => ({ id: positionId });
  const move = async (applicationId: string, name: string) =>
    server.call(moveApplications, recruiter, {
      params: params(),
      body: {
        stepId: await stepNamed(server, admin.agencyId, positionId, name),
        applicationIds: [applicationId],
      },
    });
  const undo = (applicationId: string) =>
    server.call(undoMove, recruiter, { params: params(), body: { applicationIds: [applicationId] } });

  it('[DEC-01] holds every discard by score with its rule, score and engine, and who confirmed it', async () => {
    const one = await scored();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        kind: 'DISCARDED_BY_SCORE',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        position: { id: positionId, name: 'Backend developer' },
        candidate: { id: one.candidateId, applicationId: one.applicationId, name: 'Ada Byron' },
        rule: { severity: 'LAX', percentage: 40, version: 1 },
        score: 10,
        question: null,
        questionRule: null,
        answer: null,
        engine: expect.stringMatching(/^score \d+$/),
        state: 'PENDING',
        settled: null,
      },
    ]);
    await server.call(confirmDiscards, recruiter, {
      params: params(),
      body: { applicationIds: [one.applicationId] },
    });
    expect(await list()).toMatchObject([
      { state: 'CONFIRMED', settled: { at: expect.any(String), byName: 'Núria Castellví' } },
    ]);
  });

  it('keeps what the decision rested on without what was quoted, with what a person had corrected', async () => {
    const one = await scoredApplicant(server, admin.agencyId, positionId, 10);
    await server.asOwner(
      "insert into score_corrections (agency_id, application_id, criterion_id, verdict, created_at) values ($1, $2, $3, 'PARTLY', now())",
      [admin.agencyId, one.applicationId, positionId],
    );
    await saveRule(server, recruiter, positionId, 40);
    const [row] = await server.asOwner<{ verdicts: unknown; criteria: number }>(
      `select i.verdicts, d.criteria from decision_inputs i join decisions d on d.id = i.decision_id where i.application_id = $1`,
      [one.applicationId],
    );
    expect(row?.verdicts).toEqual([
      {
        criterionId: one.applicationId,
        label: 'Docker',
        weight: 'MUST',
        verdict: 'NOT_SHOWN',
        isCorrected: false,
      },
      { criterionId: positionId, label: 'Kafka', weight: 'NICE', verdict: 'PARTLY', isCorrected: true },
    ]);
    expect(row?.criteria).toEqual(expect.any(Number));
  });

  it('[DEC-02] holds a discard by a killer question, which stands until a person takes it back', async () => {
    const one = await refused();
    expect(await list()).toMatchObject([
      {
        kind: 'DISCARDED_BY_QUESTION',
        rule: null,
        score: null,
        question: 'Do you drive?',
        engine: 'killer questions',
        state: 'STANDS',
        settled: null,
      },
    ]);
    await move(one.applicationId, 'Interview');
    expect(await list()).toMatchObject([{ state: 'REVERSED', settled: { byName: 'Núria Castellví' } }]);
    await undo(one.applicationId);
    expect(await list()).toMatchObject([{ state: 'STANDS', settled: null }]);
    await undo(one.applicationId);
    expect(await list()).toMatchObject([{ state: 'STANDS' }]);
  });

  it('[DEC-07] holds the question as it was asked, what of it rejects, its version, and what was answered', async () => {
    await refused(3);
    const rule = { type: 'YES_NO', details: {}, rejectConditions: { rejectOnNo: true } };
    expect(await list()).toMatchObject([
      { question: 'Do you drive?', questionRule: { ...rule, version: 3 }, answer: { answer: false } },
    ]);
    await refused();
    expect(await list()).toMatchObject([{ questionRule: { ...rule, version: null } }, {}]);
  });

  it('[DEC-07] once the candidate is deleted the rule stays, and what they answered is gone', async () => {
    const { candidateId } = await refused(3);
    expect((await server.call(deleteCandidate, admin, { params: { id: candidateId } })).status).toBe(200);
    expect(await list()).toMatchObject([
      {
        candidate: null,
        question: 'Do you drive?',
        questionRule: { rejectConditions: { rejectOnNo: true }, version: 3 },
        answer: null,
      },
    ]);
  });

  it('[DEC-07] the words of the question stand beside the answer, for whoever reads those alone, and go with the candidate', async () => {
    const { candidateId } = await refused(3);
    const inputs = () =>
      server.asOwner(
        `select i.question from decision_inputs i join decisions d on d.agency_id = i.agency_id and d.id = i.decision_id
         where d.position_id = $1`,
        [positionId],
      );
    expect(await inputs()).toEqual([{ question: 'Do you drive?' }]);
    await server.call(deleteCandidate, admin, { params: { id: candidateId } });
    expect(await inputs()).toEqual([]);
  });

  it('[DEC-07] reads the question of the rule rather than the words beside the answer', async () => {
    await refused();
    await server.asOwner(
      `update decision_inputs set question = 'Any licence?'
       where decision_id in (select id from decisions where position_id = $1)`,
      [positionId],
    );
    expect(await list()).toMatchObject([{ question: 'Do you drive?' }]);
  });

  it('[DEC-07] a decision that holds the words of its question alone is read as it is', async () => {
    await refused();
    await server.asOwner('update decisions set question_rule = null where position_id = $1', [positionId]);
    await server.asOwner(
      `update decision_inputs set question = 'Any licence?', answer = null
       where decision_id in (select id from decisions where position_id = $1)`,
      [positionId],
    );
    expect(await list()).toMatchObject([{ question: 'Any licence?', questionRule: null, answer: null }]);
  });

  it('[DEC-02] the undo of its move takes it back too, and what people decide later changes nothing of it', async () => {
    const one = await refused();
    await undo(one.applicationId);
    expect(await list()).toMatchObject([{ state: 'REVERSED' }]);
    await move(one.applicationId, 'Interview');
    await move(one.applicationId, 'Offer');
    await undo(one.applicationId);
    expect(await list()).toMatchObject([{ state: 'REVERSED' }]);
    const [{ count } = { count: 0 }] = await server.asOwner<{ count: number }>(
      'select count(*)::int as count from decisions where position_id = $1',
      [positionId],
    );
    expect(count).toBe(2);
  });

  it('[DEC-03] is read by administrators, and by recruiters of their own positions', async () => {
    await scored();
    expect((await read({ positionId }, null)).status).toBe(401);
    expect((await read({ positionId }, manager)).status).toBe(403);
    expect(await list({ positionId }, stranger)).toEqual([]);
    expect(await list({ positionId }, other)).toEqual([]);
    expect((await read({}, other)).body.data.pagination.totalItems).toBe(0);
    expect(await list({ positionId }, recruiter)).toHaveLength(1);
  });

  it('[DEC-03] is filtered by kind, position and day, and paged, the newest first', async () => {
    await scored(10);
    await refused();
    await scored(20);
    expect((await list({ positionId, kind: 'DISCARDED_BY_SCORE' })).map(({ score }) => score)).toEqual([
      20, 10,
    ]);
    expect(await list({ positionId, kind: 'DISCARDED_BY_QUESTION' })).toHaveLength(1);
    const page = (await read({ positionId, page: 2, perPage: 2 })).body.data;
    expect(page.pagination).toEqual({ page: 2, pageSize: 2, totalItems: 3 });
    expect(page.items.map(({ score }) => score)).toEqual([10]);
    await server.asOwner("update agencies set time_zone = 'Europe/Madrid' where id = $1", [admin.agencyId]);
    // Half past midnight in Madrid.
    await server.asOwner("update decisions set created_at = '2026-03-09T23:30:00Z' where position_id = $1", [
      positionId,
    ]);
    const on = async (from: string, to: string) => (await list({ positionId, from, to })).length;
    expect([await on('2026-03-10', '2026-03-10'), await on('2026-03-09', '2026-03-09')]).toEqual([3, 0]);
    expect((await read({ from: 'yesterday' })).status).toBe(400);
  });

  it('[DEC-04] cannot be changed, and loses only what is older than two years', async () => {
    await scored();
    const [decision] = await list();
    const change = (statement: string) =>
      server.inTenant(admin.agencyId, async (tx) => {
        const { sql } = await import('kysely');
        await sql.raw(statement).execute(tx);
      });
    for (const statement of [
      'update decisions set percentage = 1',
      'delete from decisions',
      'update decision_inputs set score = 99',
      'delete from decision_inputs',
      "update decision_reasons set reason = ''",
      'delete from decision_reasons',
    ])
      await expect(change(statement)).rejects.toThrow(/permission denied/);
    const prune = (before: string) => server.inTenant(admin.agencyId, (tx) => pruneDecisions(tx, before));
    await prune(new Date().toISOString());
    expect(await list()).toHaveLength(1);
    await server.asOwner("update decisions set created_at = now() - interval '3 years' where id = $1", [
      decision?.id,
    ]);
    await server.inTenant(stranger.agencyId, (tx) => pruneDecisions(tx, new Date().toISOString()));
    expect(await list()).toHaveLength(1);
    await prune(new Date().toISOString());
    expect(await list()).toEqual([]);
    const rest = await server.asOwner('select 1 from decision_inputs where decision_id = $1', [decision?.id]);
    expect(rest).toEqual([]);
  });

  it('[DEC-05] stays when its candidate is deleted, without whom it was about and what it rested on', async () => {
    const one = await scored();
    expect((await server.call(deleteCandidate, admin, { params: { id: one.candidateId } })).status).toBe(200);
    expect(await list()).toMatchObject([
      { candidate: null, score: null, rule: { percentage: 40 }, state: 'PENDING' },
    ]);
    const [row] = await server.asOwner<{ all: string }>(
      'select string_agg(d::text, $2) as all from decisions d where d.position_id = $1',
      [positionId, ' '],
    );
    for (const part of [one.candidateId, one.applicationId, 'Ada']) expect(row?.all).not.toContain(part);
  });

  it('[DEC-05] goes with its application when candidates are merged, and comes back with it', async () => {
    const kept = await scoredApplicant(server, admin.agencyId, positionId, 80, {
      step: 'Interview',
      name: 'Kept',
    });
    const one = await scored();
    const merged = await server.call(mergeCandidates, admin, {
      body: {
        survivorId: kept.candidateId,
        otherId: one.candidateId,
        survivorVersion: 1,
        otherVersion: 1,
      },
    });
    expect([merged.status, merged.error?.code]).toEqual([200, undefined]);
    expect(await list()).toMatchObject([{ candidate: null }]);
    const back = await server.call(undoMerge, admin, { params: { id: merged.body.data.id } });
    expect(back.status).toBe(200);
    expect(await list()).toMatchObject([{ candidate: { id: one.candidateId }, score: 10 }]);
    expect(await stateOf(server, one.applicationId)).toMatchObject({
      discard_state: 'PROVISIONAL',
      step: 'Discarded',
    });
  });

  it('[DEC-05] follows its application to the survivor of a merge', async () => {
    const one = await scored();
    const elsewhere = await openPosition(server, recruiter);
    const kept = await scoredApplicant(server, admin.agencyId, elsewhere, 80, { name: 'Kept' });
    const merged = await server.call(mergeCandidates, admin, {
      body: { survivorId: kept.candidateId, otherId: one.candidateId, survivorVersion: 1, otherVersion: 1 },
    });
    expect(merged.status).toBe(200);
    expect(await list()).toMatchObject([
      { candidate: { id: kept.candidateId, applicationId: one.applicationId } },
    ]);
  });

  const settle = (
    endpoint: typeof confirmDiscards | typeof restoreDiscards,
    ids: string[],
    reason?: string,
  ) =>
    server.call(endpoint, recruiter, {
      params: params(),
      body: { applicationIds: ids, ...(reason === undefined ? {} : { reason }) },
    });
  const reasons = async () =>
    new Map((await list()).map(({ candidate, settled }) => [candidate?.applicationId, settled?.reason]));

  it('[DEC-06] holds why somebody confirmed it or took it back, of one and of many, and nothing where they gave none', async () => {
    const people = [];
    for (const lax of [10, 11, 12, 13])
      people.push(await scoredApplicant(server, admin.agencyId, positionId, lax));
    const [one, two, three, four] = people.map(({ applicationId }) => applicationId);
    if (!(one && two && three && four)) throw new Error('four applied');
    const { run } = await saveRule(server, recruiter, positionId, 40);
    const long = await settle(confirmDiscards, [one], 'x'.repeat(MAX_DECISION_REASON + 1));
    expect([long.status, long.error.fields]).toEqual([400, { reason: 'too_long' }]);
    const confirmed = await settle(confirmDiscards, [one, two], '  No licence, says Ada by phone ');
    await settle(restoreDiscards, [three], '');
    await server.call(undoDiscardRun, recruiter, {
      params: { id: positionId, runId: run?.id ?? '' },
      body: { reason: 'The CVs were scans' },
    });
    expect(await reasons()).toEqual(
      new Map([
        [one, 'No licence, says Ada by phone'],
        [two, 'No licence, says Ada by phone'],
        [three, null],
        [four, 'The CVs were scans'],
      ]),
    );
    const ofOne = confirmed.body.data.applications.filter(({ id }) => id === one);
    await server.call(undoConfirm, recruiter, {
      params: params(),
      body: { applicationIds: [one], versions: ofOne.map(({ version }) => version) },
    });
    expect((await reasons()).get(one)).toBeUndefined();
    await settle(confirmDiscards, [one]);
    expect((await reasons()).get(one)).toBeNull();
  });

  it('[DEC-06] what was said goes with the candidate, and the decision stays', async () => {
    const one = await scored();
    await settle(restoreDiscards, [one.applicationId], 'Ada has the licence');
    expect((await server.call(deleteCandidate, admin, { params: { id: one.candidateId } })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'REVERSED', settled: { reason: null } }]);
    const left = await server.asOwner("select 1 from decision_reasons where reason = 'Ada has the licence'");
    expect(left).toEqual([]);
  });

  it('[DEC-06] what was said goes with its application when candidates are merged, and comes back', async () => {
    const kept = await scoredApplicant(server, admin.agencyId, positionId, 80, {
      step: 'Interview',
      name: 'Kept',
    });
    const one = await scored();
    await settle(confirmDiscards, [one.applicationId], 'No licence');
    const merged = await server.call(mergeCandidates, admin, {
      body: { survivorId: kept.candidateId, otherId: one.candidateId, survivorVersion: 1, otherVersion: 1 },
    });
    expect(await list()).toMatchObject([{ settled: { reason: null } }]);
    expect((await server.call(undoMerge, admin, { params: { id: merged.body.data.id } })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'CONFIRMED', settled: { reason: 'No licence' } }]);
  });

  it('an application that no machine decided about has no record', async () => {
    const id = await insertApplication(server, admin.agencyId, positionId);
    await move(id, 'Interview');
    await undo(id);
    expect(await list()).toEqual([]);
  });
});
