import { after, before, describe, it } from 'node:test';
import { addCandidates, getApplication } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import type { LiveChange } from '@cantera/shared/contracts/live-changes';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import {
  type Criterion,
  type CriterionWeight,
  correctVerdict,
  getCriteria,
  updateCriteria,
} from '@cantera/shared/contracts/scoring';
import { isHeard } from '@cantera/shared/contracts/topics';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { multipart } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { writePages } from '../cv-pages/index.ts';
import { unread } from '../cv-reading/index.ts';
import { pageOf, WAYS_TO_HIDE } from '../cv-reading/testing/hidden-text.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { assessmentJobs } from './assessment.jobs.ts';

const CV = [
  'Ada Byron',
  'EXPERIENCE',
  'Backend developer at Acme in Girona',
  'Ran Docker in production for forty services',
  'LANGUAGES',
  'English A2',
];

const OTHER_CV = CV.map((line) => line.replace('Docker', 'Kafka').replace('A2', 'C1'));

describe('scores of applications', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let hardSkills: string[];
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    hardSkills = [await skill('Docker'), await skill('Kafka')];
  });
  after(() => server.close());

  const skill = async (name: string): Promise<string> => {
    const id = newId();
    await server.asOwner("insert into skills (agency_id, id, name, type) values ($1, $2, $3, 'HARD_SKILL')", [
      admin.agencyId,
      id,
      name,
    ]);
    return id;
  };
  const store = async (pdf: Uint8Array): Promise<string> => {
    const file = {
      name: 'cv.pdf',
      contentType: 'application/pdf',
      access: 'private' as const,
      createdBy: admin.userId,
      bytes: Buffer.from(pdf),
    };
    const { id } = await server.inTenant(admin.agencyId, (tx) =>
      storeFile(tx, server.deps.files, admin.agencyId, file),
    );
    return id;
  };
  /** A position that asks for Docker, Kafka, English C1 and two years as a backend developer, with a candidate who has this CV. */
  async function scored(pdf: Uint8Array | null = textPdf([column(CV)])) {
    const positionId = await openPosition(server, admin);
    await server.call(updatePosition, admin, {
      params: { id: positionId },
      body: {
        hardSkills,
        languages: [{ code: 'en', proficiency: 'C1' }],
        yearsExperience: { from: 2, to: 4 },
        jobDescription: '',
      },
    });
    const candidateId = await insertCandidate(server, admin.agencyId, {
      first_name: 'Ada',
      last_name: 'Byron',
    });
    const fileId = pdf && (await store(pdf));
    await server.asOwner('update candidates set cv_file_id = $1, cv_status = $2 where id = $3', [
      fileId,
      fileId ? 'READ' : 'NONE',
      candidateId,
    ]);
    const added = await server.call(addCandidates, admin, {
      params: { id: positionId },
      body: { candidateIds: [candidateId] },
    });
    const applicationId = added.body.data.applications[0]?.id ?? '';
    const params = { id: positionId, applicationId };
    return { positionId, candidateId, applicationId, params, fileId };
  }
  type Scored = Awaited<ReturnType<typeof scored>>;
  const score = async ({ applicationId }: Scored) => {
    const payload = { agencyId: admin.agencyId, applicationId };
    await assessmentJobs['scores.score']?.(payload, { deps: server.deps, attempt: 1, isLastAttempt: false });
  };
  const read = async ({ params }: Scored, user = admin) =>
    (await server.call(getApplication, user, { params })).body.data.scoring;
  const card = async ({ positionId, applicationId }: Scored) => {
    const { items } = (await server.call(listSteps, admin, { params: { id: positionId } })).body.data;
    return items.flatMap((step) => step.applications).find(({ id }) => id === applicationId)?.scoring;
  };
  const verdicts = async (one: Scored) =>
    Object.fromEntries((await read(one)).criteria.map(({ label, verdict }) => [label, verdict]));
  const waiting = async (key: string) =>
    (
      await server.asOwner<{ wait: number }>(
        'select extract(epoch from run_at - created_at)::int as wait from graphile_worker._private_jobs where key = $1',
        [key],
      )
    ).map(({ wait }) => wait);

  it('[API-60] [SCORE-06] [SCORE-16] [SCORE-17] an application tells its score with every verdict and its quote', async () => {
    const one = await scored();
    expect(await read(one)).toMatchObject({ status: 'QUEUED', scoringLax: null, criteria: [] });
    expect(await card(one)).toBeNull();
    await score(one);
    const scoring = await read(one);
    expect(scoring).toMatchObject({
      status: 'SCORED',
      hiddenWords: [],
      scoringStrict: 40,
      scoringVeryStrict: 40,
    });
    expect(await verdicts(one)).toEqual({
      'Backend developer': 'MET',
      'Backend developer, 2 years or more': 'NOT_SHOWN',
      Docker: 'MET',
      Kafka: 'NOT_SHOWN',
      'English C1': 'CONTRADICTED',
    });
    const docker = scoring.criteria.find(({ label }) => label === 'Docker');
    expect(docker?.quotes).toEqual([
      { page: 1, text: 'Ran Docker in production for forty services', box: expect.any(Array) },
    ]);
    expect(scoring.scoringLax).toEqual({
      finalScore: 40,
      positiveAspects: [
        'Backend developer: “Backend developer at Acme in Girona” (p. 1)',
        'Docker: “Ran Docker in production for forty services” (p. 1)',
      ],
      risks: [
        expect.stringMatching(
          /^Backend developer, 2 years or more: not found; searched \(Backend developer, /,
        ),
        'Kafka: not found; searched (Kafka, apache kafka)',
        'English C1: says otherwise, “English A2” (p. 1)',
      ],
    });
  });

  it('[BOARD-33] [SCORE-06] a card carries the three numbers only', async () => {
    const one = await scored();
    await score(one);
    expect(await card(one)).toEqual({
      scoringLax: { finalScore: 40 },
      scoringStrict: 40,
      scoringVeryStrict: 40,
    });
  });

  it('[SCORE-14] words that people cannot see count for nothing and are shown', async () => {
    const one = await scored(pageOf(WAYS_TO_HIDE['white on white']?.replace('Kubernetes', 'Kafka') ?? ''));
    await score(one);
    expect((await verdicts(one)).Kafka).toBe('NOT_SHOWN');
    expect((await read(one)).hiddenWords.join(' ')).toContain('Kafka');
  });

  it('[SCORE-20] without a CV or a profile there is no score, and it says so', async () => {
    const one = await scored(null);
    await score(one);
    expect(await read(one)).toMatchObject({ status: 'NO_CV', scoringLax: null, scoringStrict: null });
    expect(await card(one)).toBeNull();
  });

  it('[SCORE-30] a CV whose reading ran out of time could not be read yet: it is not said to have no text', async () => {
    const one = await scored();
    const { fileId } = one;
    await server.inTenant(admin.agencyId, (tx) =>
      writePages(tx, admin.agencyId, fileId ?? '', unread('TIMEOUT', 'TIME_LIMIT')),
    );
    const become = (status: string) =>
      server.asOwner('update candidates set cv_status = $1 where id = $2', [status, one.candidateId]);
    await become('TIMEOUT');
    await score(one);
    expect(await read(one)).toMatchObject({ status: 'UNREAD', scoringLax: null });
    // While it is read once more nobody asks for another one either.
    await become('PENDING');
    expect((await read(one)).status).toBe('UNREAD');
    await become('NO_TEXT');
    expect((await read(one)).status).toBe('NO_TEXT');
  });

  it('[SCORE-18] an application is scored when it is made, and anew five seconds after the profile, the criteria or what is asked for changed', async () => {
    const one = await scored();
    const key = `score:${one.applicationId}`;
    expect(await waiting(key)).toEqual([0]);
    await server.call(updateCandidate, admin, {
      params: { id: one.candidateId },
      body: { jobTitle: 'Backend developer' },
    });
    expect(await waiting(key)).toEqual([5]);
    await server.asOwner('delete from graphile_worker._private_jobs');
    await server.call(updatePosition, admin, {
      params: { id: one.positionId },
      body: { benefits: ['Fruit'] },
    });
    expect(await waiting(`rescore:${one.positionId}`)).toEqual([]);
    await server.call(updatePosition, admin, { params: { id: one.positionId }, body: { title: 'Baker' } });
    expect(await waiting(`rescore:${one.positionId}`)).toEqual([5]);
    const rescore = assessmentJobs['scores.rescore'];
    const payload = { agencyId: admin.agencyId, positionId: one.positionId };
    await rescore?.(payload, { deps: server.deps, attempt: 1, isLastAttempt: false });
    expect(await waiting(`score_again:${one.applicationId}`)).toEqual([0]);
    expect(await waiting(key)).toEqual([]);
  });

  it('[SCORE-18] what rests on the same is not written again; a board hears of a new score within two seconds', async () => {
    const one = await scored();
    await score(one);
    const [wait = -1] = await waiting(`scores_tell:${one.positionId}`);
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThanOrEqual(2);
    const { computedAt } = await read(one);
    await score(one);
    expect((await read(one)).computedAt).toBe(computedAt);
    await server.call(updatePosition, admin, { params: { id: one.positionId }, body: { languages: [] } });
    await score(one);
    expect((await read(one)).scoringLax?.finalScore).toBe(50);
  });

  it('[SCORE-18] applications without a score of now are scored some a minute, behind everybody else', async () => {
    const { agencyId } = admin;
    const one = await scored();
    await score(one);
    const candidateIds = await Promise.all(
      Array.from({ length: 203 }, () => insertCandidate(server, agencyId)),
    );
    const body = { candidateIds };
    const added = await server.call(addCandidates, admin, { params: { id: one.positionId }, body });
    expect(added.status).toBe(200);
    await server.asOwner('delete from graphile_worker._private_jobs');
    const queued = () =>
      server.asOwner<{ id: string }>(
        "select payload->>'applicationId' as id from graphile_worker._private_jobs where key like 'score_again:%'",
      );
    const fill = async (after: string | null) => {
      const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
      await assessmentJobs['scores.fill']?.({ agencyId, after }, context);
    };
    await fill(null);
    const first = (await queued()).map(({ id }) => id);
    expect(first).toHaveLength(200);
    const key = `fill_scores:${agencyId}`;
    expect(await waiting(key)).toEqual([60]);
    const [rest] = await server.asOwner<{ after: string }>(
      "select payload->>'after' as after from graphile_worker._private_jobs where key = $1",
      [key],
    );
    await server.asOwner('delete from graphile_worker._private_jobs');
    await fill(rest?.after ?? null);
    const second = (await queued()).map(({ id }) => id);
    expect(await waiting(key)).toEqual([]);
    const asked = new Set([...first, ...second]);
    expect(asked.size).toBe(first.length + second.length);
    expect(asked.has(one.applicationId)).toBe(false);
    const ids = added.body.data.applications.map(({ id }) => id);
    expect(ids.filter((id) => !asked.has(id))).toEqual([]);
  });

  it('[SCORE-18] [SCORE-20] a closed position is not scored, and says so; while it is open the score is on its way', async () => {
    const one = await scored();
    const put = async (status: 'CLOSED_LOST' | 'OPEN') =>
      (await server.call(updatePositionStatus, admin, { params: { id: one.positionId }, body: { status } }))
        .status;
    expect(await put('CLOSED_LOST')).toBe(200);
    await score(one);
    expect((await read(one)).status).toBe('CLOSED');
    expect(await put('OPEN')).toBe(200);
    expect((await read(one)).status).toBe('QUEUED');
    await score(one);
    expect((await read(one)).status).toBe('SCORED');
    expect(await put('CLOSED_LOST')).toBe(200);
    expect((await read(one)).status).toBe('SCORED');
  });

  it('[SCORE-19] a person corrects a verdict: the numbers follow at once, stay at the next score, and go back', async () => {
    const one = await scored();
    await score(one);
    const kafka = (await read(one)).criteria.find(({ label }) => label === 'Kafka')?.id ?? '';
    const correct = (verdict: 'MET' | null, user = manager) =>
      server.call(correctVerdict, user, { params: { ...one.params, criterionId: kafka }, body: { verdict } });
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 9)",
      [admin.agencyId, one.positionId, manager.userId],
    );
    const corrected = await correct('MET');
    expect(corrected.body.data).toMatchObject({ scoringLax: { finalScore: 60 }, scoringStrict: 60 });
    expect(corrected.body.data.scoringLax?.positiveAspects.at(-1)).toMatch(/^Kafka: corrected by /);
    expect(await card(one)).toMatchObject({ scoringLax: { finalScore: 60 } });
    await server.asOwner("update application_scores set input_hash = '' where application_id = $1", [
      one.applicationId,
    ]);
    await score(one);
    expect((await read(one)).scoringLax?.finalScore).toBe(60);
    expect((await correct(null, recruiter)).body.data.scoringLax?.finalScore).toBe(40);
    expect((await correct('MET', stranger)).status).toBe(404);
    const unknown = { params: { ...one.params, criterionId: newId() }, body: { verdict: 'MET' as const } };
    expect((await server.call(correctVerdict, admin, unknown)).status).toBe(404);
  });

  it('[SCORE-19] corrections made at once, and while the score is made anew, all count', async () => {
    const one = await scored();
    await score(one);
    const missing = (await read(one)).criteria.filter(({ verdict }) => verdict !== 'MET');
    expect(missing).toHaveLength(3);
    const correct = (criterionId: string | undefined, verdict: 'MET' | 'PARTLY' | null) =>
      server.call(correctVerdict, admin, {
        params: { ...one.params, criterionId: criterionId ?? '' },
        body: { verdict },
      });
    for (let round = 0; round < 5; round++) {
      await server.asOwner("update application_scores set input_hash = '' where application_id = $1", [
        one.applicationId,
      ]);
      const [first] = missing;
      const at = await Promise.all([
        ...missing.map(({ id }) => correct(id, 'MET')),
        correct(first?.id, 'MET'),
        score(one),
      ]);
      expect(at.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, undefined]);
      expect((await read(one)).scoringLax?.finalScore).toBe(100);
      const back = await Promise.all(missing.map(({ id }) => correct(id, null)));
      expect(back.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await read(one)).scoringLax?.finalScore).toBe(40);
    }
  });

  it('[SCORE-15] [SCORE-22] criteria are weighed, worded, added and left out; each says how many meet it', async () => {
    const one = await scored();
    await score(one);
    const params = { id: one.positionId };
    const get = async (user = recruiter) => server.call(getCriteria, user, { params });
    const { criteria, scored: total, version } = (await get()).body.data;
    expect(total).toBe(1);
    expect(criteria.map(({ label, weight, source, metBy }) => [label, weight, source, metBy])).toEqual([
      ['Backend developer', 'MUST', 'FIELD', 1],
      ['Backend developer, 2 years or more', 'MUST', 'FIELD', 0],
      ['Docker', 'MUST', 'FIELD', 1],
      ['Kafka', 'MUST', 'FIELD', 0],
      ['English C1', 'MUST', 'FIELD', 0],
    ]);
    const put = (changed: typeof criteria, read = version, user = recruiter) =>
      server.call(updateCriteria, user, {
        params,
        body: {
          version: read,
          criteria: changed.map(({ id, label, weight, terms }) => ({ id, label, weight, terms })),
        },
      });
    const own = { ...criteria[0], id: newId(), label: 'Girona', weight: 'NICE', terms: [] };
    const changed = criteria.map((criterion) =>
      criterion.label === 'Kafka' ? { ...criterion, terms: ['Girona'], weight: 'NICE' as const } : criterion,
    );
    await server.asOwner('delete from graphile_worker._private_jobs');
    const answer = await put([...changed, own as (typeof criteria)[number]]);
    expect(answer.status).toBe(200);
    expect(await waiting(`rescore:${one.positionId}`)).toEqual([5]);
    expect(answer.body.data.criteria.at(-1)).toMatchObject({
      label: 'Girona',
      source: 'PERSON',
      terms: ['Girona'],
    });
    await score(one);
    expect(await verdicts(one)).toMatchObject({ Kafka: 'MET', Girona: 'MET' });
    expect((await put(criteria)).error?.code).toBe('CRITERIA_CHANGED');
    const reset = await put(criteria, answer.body.data.version);
    expect(reset.body.data.criteria).toHaveLength(5);
    expect(reset.body.data.version).toBe(version);
    expect((await put(criteria, version, manager)).status).toBe(403);
    expect((await put(criteria, version, stranger)).status).toBe(404);
    const [first] = criteria;
    const twice = first ? [first, first] : [];
    expect((await put(twice)).error?.fields).toEqual({ criteria: 'already_exists' });
    expect((await get(stranger)).status).toBe(404);
  });

  it('[SCORE-15] [SCORE-19] [SCORE-22] after a change of the position nobody is judged by what it asked before', async () => {
    const one = await scored();
    await score(one);
    const params = { id: one.positionId };
    const get = async () => (await server.call(getCriteria, recruiter, { params })).body.data;
    const put = async (change: (criterion: Criterion) => { weight?: CriterionWeight; terms?: string[] }) => {
      const { criteria, version } = await get();
      const changed = criteria.map((each) => {
        const { id, label, weight, terms } = each;
        return { id, label, weight, terms, ...change(each) };
      });
      const body = { version, criteria: changed };
      expect((await server.call(updateCriteria, recruiter, { params, body })).status).toBe(200);
    };
    await put(({ kind }) => (kind === 'SKILL' ? {} : { weight: 'NICE', terms: [] }));
    const stored = await server.asOwner<{ terms: string[] }>(
      'select terms from position_criteria where position_id = $1',
      [one.positionId],
    );
    expect(stored.map(({ terms }) => terms)).toEqual([[], [], []]);
    await put(({ kind }) => (kind === 'OCCUPATION' ? { terms: ['Coder'] } : {}));
    const english = (await read(one)).criteria.find(({ label }) => label === 'English C1')?.id ?? '';
    const correction = { params: { ...one.params, criterionId: english }, body: { verdict: 'MET' as const } };
    expect((await server.call(correctVerdict, recruiter, correction)).status).toBe(200);

    const ask = async (title: string, level: 'C1' | 'C2', from: number) => {
      const languages = [{ code: 'en', proficiency: level }];
      const body = { title, languages, yearsExperience: { from, to: 9 } };
      expect((await server.call(updatePosition, admin, { params, body })).status).toBe(200);
      await score(one);
    };
    await ask('Baker', 'C2', 3);
    expect((await verdicts(one))['English C2']).toBe('CONTRADICTED');
    const brief = async () =>
      (await get()).criteria
        .filter(({ kind }) => kind !== 'SKILL')
        .map(({ label, weight, terms }) => [
          label,
          weight,
          terms.some((term) => /coder|backend/i.test(term)),
        ]);
    expect(await brief()).toEqual([
      ['Baker', 'MUST', false],
      ['Baker, 3 years or more', 'MUST', false],
      ['English C2', 'NICE', false],
    ]);
    await put(({ kind }) => (kind === 'LANGUAGE' ? { weight: 'MUST' } : {}));
    expect((await brief()).at(-1)).toEqual(['English C2', 'MUST', false]);

    await ask('Backend developer', 'C1', 3);
    expect(await brief()).toEqual([
      ['Backend developer', 'NICE', true],
      ['Backend developer, 3 years or more', 'NICE', true],
      ['English C1', 'MUST', false],
    ]);
    expect((await verdicts(one))['English C1']).toBe('MET');
  });

  it('[SCORE-22] how many meet a criterion counts corrections, and scores that keep nothing beside their verdicts', async () => {
    const one = await scored();
    await score(one);
    const met = async () => {
      const { criteria } = (await server.call(getCriteria, admin, { params: { id: one.positionId } })).body
        .data;
      return Object.fromEntries(criteria.map(({ label, metBy }) => [label, metBy]));
    };
    const idOf = async (label: string) =>
      (await read(one)).criteria.find((criterion) => criterion.label === label)?.id ?? '';
    const correct = async (label: string, verdict: 'MET' | 'PARTLY' | null) =>
      server.call(correctVerdict, admin, {
        params: { ...one.params, criterionId: await idOf(label) },
        body: { verdict },
      });
    const where = 'where application_id = $1';
    const kept = await server.asOwner<{ met: string[] }>(`select met from application_scores ${where}`, [
      one.applicationId,
    ]);
    expect(kept[0]?.met).toEqual([await idOf('Backend developer'), await idOf('Docker')]);
    for (const _ of ['kept', 'not kept']) {
      expect(await met()).toMatchObject({ Docker: 1, Kafka: 0 });
      await correct('Docker', 'PARTLY');
      await correct('Kafka', 'MET');
      expect(await met()).toMatchObject({ 'Backend developer': 1, Docker: 0, Kafka: 1 });
      await correct('Docker', 'MET');
      expect(await met()).toMatchObject({ Docker: 1 });
      await correct('Docker', null);
      await correct('Kafka', null);
      await server.asOwner(`update application_scores set met = null ${where}`, [one.applicationId]);
    }
  });

  it('[CPAGE-37] a candidate tells the lax score of the application that is asked for, else of the newest', async () => {
    const one = await scored();
    await score(one);
    const other = await openPosition(server, admin);
    await server.call(addCandidates, admin, {
      params: { id: other },
      body: { candidateIds: [one.candidateId] },
    });
    const lax = async (applicationId?: string, user = admin) =>
      (
        await server.call(getCandidate, user, {
          params: { id: one.candidateId },
          query: applicationId ? { applicationId } : {},
        })
      ).body.data.scoringLax;
    expect(await lax()).toBeNull();
    expect(await lax(one.applicationId)).toEqual((await read(one)).scoringLax);
    expect((await lax(one.applicationId))?.finalScore).toBe(40);
  });

  it('[CPAGE-37] [SCORE-18] a candidate’s page hears of a new score, and of a correction', async () => {
    const one = await scored();
    const heard = getCandidate.hears?.({ params: { id: one.candidateId } }) ?? [];
    const told = async () => {
      const rows = await server.asOwner<{ event: { topic: string; change?: LiveChange } }>(
        'delete from live_events returning event',
      );
      return rows.some(
        ({ event: { topic, change } }) =>
          heard.some((known) => isHeard(topic, known)) &&
          !(change && getCandidate.ignores?.includes(change.type)),
      );
    };
    const payload = { agencyId: admin.agencyId, positionId: one.positionId };
    await told();
    await score(one);
    await assessmentJobs['scores.tell']?.(payload, { deps: server.deps, attempt: 1, isLastAttempt: false });
    expect(await told()).toBe(true);
    const [first] = (await read(one)).criteria;
    await told();
    const params = { ...one.params, criterionId: first?.id ?? '' };
    await server.call(correctVerdict, admin, { params, body: { verdict: 'CONTRADICTED' } });
    expect(await told()).toBe(true);
  });

  /** Another CV in the place of a candidate's. */
  const replaceCv = async ({ candidateId }: Scored, pdf: Uint8Array) => {
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/${candidateId}/upload-cv`,
        ...multipart({}, [{ field: 'file', name: 'new.pdf', content: Buffer.from(pdf) }]),
      },
      admin,
    );
    return answer.statusCode;
  };

  it('[SCORE-25] after a change of what is asked for the old number stays, marked, until the new one stands', async () => {
    const one = await scored();
    await score(one);
    expect(await read(one)).toMatchObject({ status: 'SCORED', stale: null });
    expect(await card(one)).not.toHaveProperty('isStale');
    const before = (await read(one)).scoringStrict;
    const { criteria, version } = (await server.call(getCriteria, admin, { params: { id: one.positionId } }))
      .body.data;
    const weighed = criteria.map(({ id, label, terms, weight }) => ({
      id,
      label,
      terms,
      weight: label === 'Kafka' ? ('OFF' as const) : weight,
    }));
    await server.call(updateCriteria, admin, {
      params: { id: one.positionId },
      body: { version, criteria: weighed },
    });
    expect(await read(one)).toMatchObject({ stale: 'CRITERIA', scoringStrict: before });
    expect(await card(one)).toMatchObject({ isStale: true, scoringStrict: before });
    await score(one);
    expect(await read(one)).toMatchObject({ stale: null, scoringStrict: 50 });
    expect(await card(one)).not.toHaveProperty('isStale');
    // What changes nothing is settled too.
    const computedAt = (await read(one)).computedAt;
    await server.call(updatePosition, admin, {
      params: { id: one.positionId },
      body: { jobDescription: '<p>Come and see.</p>' },
    });
    expect(await read(one)).toMatchObject({ stale: 'CRITERIA' });
    await score(one);
    expect(await read(one)).toMatchObject({ stale: null, computedAt });
  });

  it('[SCORE-25] a score that was to be made anew stands when its position closes', async () => {
    const one = await scored();
    await score(one);
    await server.call(updatePosition, admin, {
      params: { id: one.positionId },
      body: { jobDescription: '<p>Come and see.</p>' },
    });
    await server.asOwner("update positions set status = 'CLOSED_LOST' where id = $1", [one.positionId]);
    await score(one);
    expect(await read(one)).toMatchObject({ status: 'SCORED', stale: null });
  });

  it('[SCORE-25] a replaced CV leaves its numbers, marked, and takes what was quoted from it', async () => {
    const one = await scored();
    await score(one);
    const before = await read(one);
    expect(await replaceCv(one, textPdf([column(OTHER_CV)]))).toBe(200);
    const stale = await read(one);
    expect(stale).toMatchObject({ stale: 'CV', scoringStrict: before.scoringStrict, criteria: [] });
    expect(stale.scoringLax).toMatchObject({
      finalScore: before.scoringLax?.finalScore,
      positiveAspects: [],
    });
    expect(await card(one)).toMatchObject({ isStale: true });
    const [kept] = await server.asOwner<{ verdicts: unknown[]; met: string[] }>(
      'select verdicts, met from application_scores where application_id = $1',
      [one.applicationId],
    );
    expect(kept).toEqual({ verdicts: [], met: [] });
    // While the new CV is being read nothing is made of it.
    await score(one);
    expect((await read(one)).stale).toBe('CV');
    await server.asOwner("update candidates set cv_status = 'READ' where id = $1", [one.candidateId]);
    await score(one);
    expect(await read(one)).toMatchObject({ stale: null });
    expect(await verdicts(one)).toMatchObject({ Docker: 'NOT_SHOWN', 'English C1': 'MET' });
  });

  it('[SCORE-24] [SCORE-25] an application with a CV of its own stays judged by it, and gives it out', async () => {
    const one = await scored();
    const own = await store(textPdf([column(OTHER_CV)]));
    await server.asOwner('update applications set cv_file_id = $1 where id = $2', [own, one.applicationId]);
    await score(one);
    expect(await replaceCv(one, textPdf([column(CV)]))).toBe(200);
    expect(await read(one)).toMatchObject({ stale: null, status: 'SCORED' });
    expect((await read(one)).criteria.length).toBeGreaterThan(0);
    const cv = async (user: TestUser, query = '') =>
      server.inject({ url: `/api/v1/candidates/${one.candidateId}/cv${query}` }, user);
    const ofApplication = await cv(admin, `?application_id=${one.applicationId}`);
    const ofCandidate = await cv(admin);
    expect([ofApplication.statusCode, ofCandidate.statusCode]).toEqual([200, 200]);
    expect(ofApplication.rawPayload.equals(ofCandidate.rawPayload)).toBe(false);
    const other = await scored();
    expect((await cv(admin, `?application_id=${other.applicationId}`)).statusCode).toBe(404);
    expect((await cv(stranger, `?application_id=${one.applicationId}`)).statusCode).toBe(404);
    expect((await cv(admin, '?application_id=nobody')).statusCode).toBe(400);
    // A manager of another position of the candidate's sees the candidate, and not this application.
    const seen = await openPosition(server, admin);
    await server.call(addCandidates, admin, {
      params: { id: seen },
      body: { candidateIds: [one.candidateId] },
    });
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 0)",
      [admin.agencyId, seen, manager.userId],
    );
    expect((await cv(manager)).statusCode).toBe(200);
    expect((await cv(manager, `?application_id=${one.applicationId}`)).statusCode).toBe(404);
  });

  it('[SCORE-14] [SCORE-18] pages and score go with the file that they were read from', async () => {
    const one = await scored();
    await score(one);
    const count = async (table: string) =>
      (await server.asOwner(`select 1 from ${table} where file_id = $1`, [one.fileId])).length;
    expect([await count('cv_pages'), await count('application_scores')]).toEqual([1, 1]);
    await server.asOwner('update candidates set cv_file_id = null where id = $1', [one.candidateId]);
    await server.asOwner('delete from files where id = $1', [one.fileId]);
    expect([await count('cv_pages'), await count('application_scores')]).toEqual([0, 0]);
    expect((await read(one)).status).toBe('QUEUED');
  });
});
