import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { automate, connectMail, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { cvPdf } from '../../testing/cv-pdf.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, insertCandidate, insertCity, openPosition } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { prune } from '../upkeep/prune.service.ts';

const DAY = 86_400;

describe('making a candidate', () => {
  let server: TestServer;
  let worker: RunningWorker | undefined;
  let admin: TestUser;
  let recruiter: TestUser;
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: '1' });
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker?.stop();
    await server.close();
  });

  const send = async (body: object, key?: string, user = recruiter) => {
    const answer = await server.inject(
      {
        method: 'POST',
        url: '/api/v1/candidates',
        payload: body,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      },
      user,
    );
    const { data, error } = answer.json();
    return { status: answer.statusCode, data, error };
  };
  const upload = async (content: Buffer, user = recruiter, name = 'cv.pdf') => {
    const form = multipart({}, [{ field: 'file', name, content }]);
    const answer = await server.inject({ method: 'POST', url: '/files/private', ...form }, user);
    return String(answer.json().url);
  };
  const row = async (id: string) => {
    const [found] = await server.asOwner<{
      origin: string;
      created_by: string;
      location_text: string | null;
      city_id: number | null;
    }>('select origin, created_by, location_text, city_id from candidates where id = $1', [id]);
    return found;
  };
  const count = async (user = admin) =>
    (await server.call(listCandidates, user, { query: {} })).body.data.pagination.totalItems;

  it('is refused without a session, to a hiring manager, and with every wrong field named', async () => {
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await server.call(createCandidate, null, { body: { firstName: 'Ona' } })).status).toBe(401);
    expect((await server.call(createCandidate, manager, { body: { firstName: 'Ona' } })).status).toBe(403);
    expect((await send({})).error.fields).toEqual({ first_name: 'required' });
    const before = await count();
    const { status, error } = await send({
      first_name: 'Ona',
      expected_salary: { amount_from: 30_000, amount_to: 20_000 },
      work_experiences: [
        { company_name: 'Forn', position: 'Forner', start_date: '2020-05' },
        { company_name: 'Forn', position: 'Forner', start_date: '2020-05', end_date: '2020-04' },
        { company_name: 'Forn', position: 'Forner', start_date: '2199-01' },
      ],
      educations: [
        { institution_name: 'UdG', degree: 'Dret', end_date: '2199' },
        { id: newId(), institution_name: 'UdG', degree: 'Dret' },
      ],
    });
    expect([status, error.fields]).toEqual([
      400,
      {
        'expected_salary.amount_from': 'too_big',
        'work_experiences.1.end_date': 'date_before_start',
        'work_experiences.2.start_date': 'date_in_future',
        'educations.0.end_date': 'date_in_future',
        'educations.1.id': 'not_found',
      },
    ]);
    const strange = { hard_skills: [newId()] };
    expect((await send({ first_name: 'Ona', ...strange })).error.fields).toEqual({
      hard_skills: 'not_found',
    });
    expect(await count()).toBe(before);
  });

  it('[API-98] writes the whole candidate with lists, salary and status, and says who made them', async () => {
    const city = await insertCity(server, admin.agencyId);
    await server.asOwner('insert into city_names (folded, city_id) values ($1, $2)', ['girona', city]);
    const skill = (await server.call(createSkill, recruiter, { body: { name: 'Fleca', type: 'HARD_SKILL' } }))
      .body.data;
    const soft = (await server.call(createSkill, recruiter, { body: { name: 'Calma', type: 'SOFT_SKILL' } }))
      .body.data;
    const { status, data } = await send({
      first_name: 'Ona',
      last_name: 'Ferrer',
      job_title: 'Fornera',
      email: 'ona@example.test',
      phone_number: '+34 600 111 222',
      linkedin: 'https://www.linkedin.com/in/ona-ferrer',
      summary: 'Fa pa.',
      location: 'Girona, Catalunya',
      job_search_status: 'PASSIVE',
      salary: { amount: 21_000 },
      expected_salary: { amount_from: 22_000, amount_to: 22_000, currency: 'USD' },
      work_experiences: [
        { company_name: 'Forn Vell', position: 'Fornera', location: city, start_date: '2020-05' },
      ],
      educations: [{ institution_name: 'UdG', degree: 'Fleca', location: city, end_date: '2019' }],
      languages: [{ code: 'ca', proficiency: 'C2' }],
      hard_skills: [skill.id],
      soft_skills: [soft.id],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      first_name: 'Ona',
      last_name: 'Ferrer',
      job_title: 'Fornera',
      email: 'ona@example.test',
      phone_number: '+34 600 111 222',
      summary: 'Fa pa.',
      location: { id: city, name: 'Girona' },
      job_search_status: { status: 'PASSIVE' },
      salary: { amount: 21_000, currency: 'EUR' },
      expected_salary: { amount_from: 22_000, amount_to: 22_000, currency: 'USD' },
      work_experiences: [{ company_name: 'Forn Vell', location: { id: city }, start_date: '2020-05' }],
      educations: [{ institution_name: 'UdG', location: { id: city }, end_date: '2019' }],
      languages: [{ code: 'ca', proficiency: 'C2' }],
      hard_skills: [{ id: skill.id }],
      soft_skills: [{ id: soft.id }],
      has_cv: false,
      extracted: {},
      version: 1,
    });
    expect(data.job_search_status.updated_at).not.toBeNull();
    expect(await row(data.id)).toMatchObject({ origin: 'MANUAL', created_by: recruiter.userId });
    for (const searchTerm of ['ona ferrer', 'fornera', 'forn vell']) {
      const { items } = (await server.call(listCandidates, recruiter, { query: { searchTerm } })).body.data;
      expect([searchTerm, items.map(({ id }) => id)]).toEqual([searchTerm, [data.id]]);
    }
    await until('the check for duplicates', async () => {
      const keys = await server.asOwner('select 1 from candidate_keys where candidate_id = $1', [data.id]);
      return keys.length > 0;
    });
  });

  it('[API-98] keeps a place that no city has as its text', async () => {
    const { data } = await send({ first_name: 'Marc', location: 'A prop del mar' });
    expect(data.location).toMatchObject({ id: null, name: 'A prop del mar' });
    expect(await row(data.id)).toMatchObject({ city_id: null, location_text: 'A prop del mar' });
  });

  it('names the candidate who has the email or LinkedIn address already', async () => {
    const known = await send({
      first_name: 'Pau',
      email: 'pau@example.test',
      linkedin: 'https://www.linkedin.com/in/pau-roca',
    });
    const before = await count();
    for (const keys of [
      { email: 'PAU@example.test ' },
      { linkedin: 'https://es.linkedin.com/in/Pau-Roca/' },
    ]) {
      const { status, error } = await send({ first_name: 'Pablo', ...keys });
      expect([status, error.code, error.details]).toEqual([
        409,
        'CANDIDATE_EXISTS',
        { existing_candidate_id: known.data.id },
      ]);
    }
    expect(await count()).toBe(before);
  });

  it('makes one of two of the same person who are sent at once', async () => {
    const sent = await Promise.all(
      [recruiter, admin].map((user) =>
        send({ first_name: 'Laia', email: 'laia@example.test' }, undefined, user),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[WIZ-69] [AGY-11] [CONST-24] is refused when the plan has no room, and takes the last place', async () => {
    const small = await server.createAgency();
    await insertCandidate(server, small.agencyId);
    await server.asOwner('update agencies set max_candidates = 2 where id = $1', [small.agencyId]);
    const sent = await Promise.all(
      ['Ona', 'Pau', 'Lia'].map((first_name) => send({ first_name }, undefined, small)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = sent.find(({ status }) => status === 409);
    expect([refused?.error.code, refused?.error.details]).toEqual(['CANDIDATE_LIMIT', { max_candidates: 2 }]);
    expect(await count(small)).toBe(2);
  });

  describe('with a CV', () => {
    it('takes an upload of one’s own that nothing uses, and reads it into what the form leaves out', async () => {
      const cvUrl = await upload(
        await cvPdf({ name: 'Ona Ferrer Soler', email: 'ona.ferrer@example.test', phone: '+34 612 345 678' }),
      );
      const { status, data } = await send({ first_name: 'Ona', email: null, cv_url: cvUrl });
      expect([status, data.has_cv]).toEqual([200, true]);
      expect(await row(data.id)).toMatchObject({ origin: 'CV' });
      const read = await until('the CV is read', async () => {
        const found = (await server.call(getCandidate, recruiter, { params: { id: data.id } })).body.data;
        return found.cvStatus !== 'PENDING' && found;
      });
      // The email stands in the CV and was left empty by hand; the phone was not spoken of.
      expect([read.cvStatus, read.email, read.phoneNumber]).toEqual(['READ', null, '+34612345678']);
      const again = await send({ first_name: 'Ona', cv_url: cvUrl });
      expect([again.status, again.error.fields]).toEqual([400, { cv_url: 'already_exists' }]);
    });

    it('refuses what somebody else uploaded, and what is no PDF, and makes nobody', async () => {
      const before = await count();
      const cases = [
        [await upload(tinyPdf(), admin), 'not_found'],
        [await upload(PNG, recruiter, 'cv.png'), 'not_a_pdf'],
        ['https://example.test/cv.pdf', 'not_found'],
      ] as const;
      for (const [cvUrl, problem] of cases)
        expect((await send({ first_name: 'Ona', cv_url: cvUrl })).error.fields).toEqual({ cv_url: problem });
      expect(await count()).toBe(before);
    });
  });

  describe('for a position', () => {
    const inbox = async (positionId: string) => {
      const { items } = (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data;
      return items.find(({ type }) => type === 'INBOX')?.applications.map(({ candidate }) => candidate.id);
    };
    const messagesTo = (candidateId: string) =>
      server.asOwner('select 1 from messages where candidate_id = $1', [candidateId]);

    it('[API-98] puts them into its inbox, and its welcome leaves unless it is withheld', async () => {
      await connectMail(server, recruiter);
      const positionId = await openPosition(server, recruiter);
      await automate(server, admin.agencyId, positionId, {
        welcome: await saveWorkflow(server, admin.agencyId, [mail('Welcome')]),
      });
      const make = async (send_welcome?: boolean) => {
        const { status, data } = await send({
          first_name: 'Ona',
          email: `${newId()}@example.test`,
          position_id: positionId,
          ...(send_welcome === undefined ? {} : { send_welcome }),
        });
        expect(status).toBe(200);
        return String(data.id);
      };
      const [silent, welcomed, byDefault] = [await make(false), await make(true), await make()];
      expect((await inbox(positionId))?.toSorted()).toEqual([silent, welcomed, byDefault].sort());
      for (const id of [welcomed, byDefault])
        await until('the welcome', async () => (await messagesTo(id)).length > 0);
      expect(await messagesTo(silent)).toEqual([]);
    });

    it('makes nobody when it is not open, not one’s own, or not there', async () => {
      const before = await count();
      const others = await openPosition(server, admin);
      const draft = await draftPosition(server, recruiter);
      const closed = await openPosition(server, recruiter);
      await server.call(updatePositionStatus, recruiter, {
        params: { id: closed },
        body: { status: 'ON_HOLD' },
      });
      const email = `${newId()}@example.test`;
      const answers = [];
      for (const position_id of [others, draft, closed, newId()]) {
        const { status, error } = await send({ first_name: 'Ona', email, position_id });
        answers.push([status, error.fields?.position_id ?? error.code]);
      }
      expect(answers).toEqual([
        [403, 'NOT_A_RECRUITER'],
        [409, 'POSITION_NOT_OPEN'],
        [409, 'POSITION_NOT_OPEN'],
        [400, 'not_found'],
      ]);
      expect(await count()).toBe(before);
    });
  });

  describe('by a key', () => {
    it('[API-98] answers the same candidate to the same call, also to one that arrives at once', async () => {
      const before = await count();
      const key = newId();
      const body = { first_name: 'Ona', email: `${key}@example.test` };
      const sent = await Promise.all([send(body, key), send(body, key), send(body, key.toUpperCase())]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
      expect(await count()).toBe(Number(before) + 1);
    });

    it('refuses another body, takes no other shape, and is each member’s own', async () => {
      const key = newId();
      const first = await send({ first_name: 'Ona' }, key);
      const other = await send({ first_name: 'Onna' }, key);
      expect([other.status, other.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      const theirs = await send({ first_name: 'Ona' }, key, admin);
      expect([theirs.status, theirs.data.id === first.data.id]).toEqual([200, false]);
      const shapeless = await send({ first_name: 'Ona' }, 'again');
      expect([shapeless.status, shapeless.error.fields]).toEqual([
        400,
        { idempotency_key: 'invalid_format' },
      ]);
    });

    it('keeps nothing of a call that failed', async () => {
      const key = newId();
      const body = { first_name: 'Ona', location: 'x'.repeat(10), hard_skills: [newId()] };
      expect((await send(body, key)).status).toBe(400);
      expect((await send({ first_name: 'Ona' }, key)).status).toBe(200);
    });

    it('is forgotten after a day, and with the candidate', async () => {
      const [old, erased] = [newId(), newId()];
      const before = await send({ first_name: 'Ona' }, old);
      await server.asOwner('update idempotency_keys set created_at = $1 where key = $2', [
        inSeconds(-DAY - 1),
        old,
      ]);
      const after = await send({ first_name: 'Ona' }, old);
      expect([after.status, after.data.id === before.data.id]).toEqual([200, false]);
      await server.asOwner('update idempotency_keys set created_at = $1 where key = $2', [
        inSeconds(-DAY - 1),
        old,
      ]);
      const { data } = await send({ first_name: 'Ona' }, erased);
      await prune(server.deps, admin.agencyId);
      const kept = () =>
        server.asOwner<{ key: string }>('select key from idempotency_keys where key = any ($1)', [
          [old, erased],
        ]);
      expect((await kept()).map(({ key }) => key)).toEqual([erased]);
      await server.call(deleteCandidate, recruiter, { params: { id: data.id } });
      expect(await kept()).toEqual([]);
    });
  });
});
