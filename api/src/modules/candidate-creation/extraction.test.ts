import { after, before, describe, it } from 'node:test';
import { createCandidate, extractFromCv } from '@cantera/shared/contracts/candidate-creation';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { type CvPerson, cvPdf } from '../../testing/cv-pdf.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, insertCity } from '../../testing/pipeline-data.ts';
import { unsureCv } from '../../testing/unsure-cv.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { WaitingReaders } from '../cv-reading/index.ts';

const ADDRESS = '/api/v1/candidates/extract-from-cv';

describe('reading a CV before there is a candidate', () => {
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  let recruiter: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const extract = async (content: Buffer, user = recruiter) => {
    const form = multipart({}, [{ field: 'file', name: 'CV Ona.pdf', content }]);
    const answer = await server.inject({ method: 'POST', url: ADDRESS, ...form }, user);
    const { data, error } = answer.json();
    return { status: answer.statusCode, data, error };
  };
  const extractPerson = async (person: CvPerson, user = recruiter) => extract(await cvPdf(person), user);
  const files = (agencyId = admin.agencyId) =>
    server.asOwner<{ name: string; created_by: string }>(
      'select name, created_by from files where agency_id = $1',
      [agencyId],
    );

  it('is refused without a session and to a hiring manager, and takes a PDF in its field alone', async () => {
    expect((await server.call(extractFromCv, null)).status).toBe(401);
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await extract(tinyPdf(), manager)).status).toBe(403);
    expect((await extract(PNG)).error.fields).toEqual({ file: 'not_a_pdf' });
    const nothing = await server.inject({ method: 'POST', url: ADDRESS, ...multipart({}, []) }, recruiter);
    expect(nothing.json().error.fields).toEqual({ file: 'required' });
    const large = await extract(Buffer.concat([tinyPdf(), Buffer.alloc(10_000_001)]));
    expect(large.error.fields).toEqual({ file: 'file_too_large' });
    expect(await files()).toEqual([]);
  });

  it('[API-97] answers what the CV says with where it stood, keeps the file as one’s own and makes nobody', async () => {
    const { status, data } = await extractPerson({
      name: 'Ona Ferrer',
      email: 'ona.ferrer@example.test',
      phone: '+34 612 345 678',
      linkedin: 'linkedin.com/in/ona-ferrer',
    });
    expect([status, data.cv_status, data.cv_file_name]).toEqual([200, 'READ', 'CV Ona.pdf']);
    expect(data).toMatchObject({
      first_name: 'Ona',
      last_name: 'Ferrer',
      email: 'ona.ferrer@example.test',
      phone_number: '+34612345678',
      linkedin: 'https://www.linkedin.com/in/ona-ferrer',
      work_experiences: [{ company_name: 'Forn Vell', position: 'Baker', start_date: '2020-05' }],
      possible_duplicates: [],
    });
    expect(data.extracted.email).toMatchObject({ page: 1, text: 'ona.ferrer@example.test' });
    expect(data.extracted.email.confidence).toBeGreaterThan(0.6);
    expect(data.hard_skills.length).toBeGreaterThan(0);
    expect(await files()).toEqual([{ name: 'CV Ona.pdf', created_by: recruiter.userId }]);
    const everybody = await server.call(listCandidates, admin, { query: {} });
    expect(everybody.body.data.items).toEqual([]);
    const made = await server.call(createCandidate, recruiter, {
      body: {
        firstName: data.first_name,
        email: data.email,
        hardSkills: data.hard_skills.map(({ id }: { id: string }) => id),
        cvUrl: data.cv_url,
      },
    });
    expect([made.status, made.body.data.hasCv, made.body.data.hardSkills.length]).toEqual([
      200,
      true,
      data.hard_skills.length,
    ]);
  });

  it('says why a CV could not be read, and what it lacks', async () => {
    const silent = await extract(tinyPdf('1'));
    expect([silent.status, silent.data.cv_status, silent.data.first_name]).toEqual([200, 'NO_TEXT', null]);
    const broken = await extract(Buffer.from('%PDF-1.7 and then nothing'));
    expect([broken.status, broken.data.cv_status]).toEqual([200, 'BROKEN']);
    const nameless = await extractPerson({ email: 'info@example.test' });
    expect([nameless.data.cv_status, nameless.data.last_name]).toEqual(['READ', null]);
    expect(nameless.data.email).toBe('info@example.test');
  });

  it('[INTAKE-23] tells apart what it is too unsure of to fill in, with the lines and their place', async () => {
    const { data } = await extract(unsureCv());
    expect(data).toMatchObject({ cv_status: 'READ', first_name: null, last_name: null, educations: [] });
    const place = { page: 1, text: 'Xarpell Brusi', box: expect.any(Array), stage: null, by: 'READER' };
    expect(data.unsure).toEqual([
      { field: 'firstName', value: 'Xarpell', ...place },
      { field: 'lastName', value: 'Brusi', ...place },
      expect.objectContaining({ field: 'jobTitle', value: 'Baker', stage: null }),
      expect.objectContaining({ field: 'workExperiences', value: 'Baker', text: 'Baker' }),
      // The lines at the head, which nobody takes for a job.
      expect.objectContaining({ field: 'workExperiences', value: expect.stringMatching(/^Xarpell Brusi/) }),
      expect.objectContaining({
        field: 'educations',
        value: 'Bakery',
        stage: { what: 'Bakery', where: '', start_date: null, end_date: null },
      }),
      expect.objectContaining({ field: 'hardSkills', stage: null, text: expect.stringMatching(/^Always/) }),
    ]);
    const [left, top, right, bottom] = data.unsure[0].box;
    expect([left, left < right, top < bottom]).toEqual([50, true, true]);
    expect(data.extracted.firstName).toBeUndefined();
    const sure = await extractPerson({ name: 'Ona Ferrer', email: 'ona.clara@example.test' });
    expect(sure.data.unsure).toEqual([]);
  });

  it('[API-97] names the candidate who has the email or LinkedIn address, and keeps no file', async () => {
    const agency = await server.createAgency();
    const id = await insertCandidate(server, agency.agencyId, { email: 'pau.roca@example.test' });
    await server.asOwner('update candidates set linkedin_key = $2 where id = $1', [id, 'pau-roca']);
    for (const key of [{ email: 'Pau.Roca@example.test' }, { linkedin: 'linkedin.com/in/pau-roca' }]) {
      const { status, error } = await extractPerson({ name: 'Pau Roca Vila', ...key }, agency);
      expect([status, error.code, error.details]).toEqual([
        409,
        'CANDIDATE_EXISTS',
        { existing_candidate_id: id },
      ]);
    }
    expect(await files(agency.agencyId)).toEqual([]);
  });

  it('[AGY-11] is refused when the plan has no room', async () => {
    const full = await server.createAgency();
    await insertCandidate(server, full.agencyId);
    await server.asOwner('update agencies set max_candidates = 1 where id = $1', [full.agencyId]);
    const { status, error } = await extractPerson({ name: 'Ona Ferrer Soler' }, full);
    expect([status, error.code, error.details]).toEqual([409, 'CANDIDATE_LIMIT', { max_candidates: 1 }]);
  });

  it('names the candidates who may be the person, the surest first, with why', async () => {
    const agency = await server.createAgency();
    await insertCity(server, agency.agencyId);
    const add = async (values: { first_name: string; last_name: string }, rest: object = {}) => {
      const id = newId();
      await server.inTenant(agency.agencyId, (tx) =>
        tx
          .insertInto('candidates')
          .values({
            agency_id: agency.agencyId,
            id,
            ...values,
            ...rest,
            created_at: now(),
            updated_at: now(),
          })
          .execute(),
      );
      // Touched through the product, so that they can be found.
      await server.inject(
        { method: 'PUT', url: `/api/v1/candidates/${id}`, payload: { summary: 'Baker.' } },
        agency,
      );
      return id;
    };
    const same = await add(
      { first_name: 'Berta', last_name: 'Casadevall Puig' },
      { phone_number: '612345678' },
    );
    const similar = await add({ first_name: 'Berta', last_name: 'Casadeval Puig' });
    await add({ first_name: 'Arnau', last_name: 'Mas' });
    await until('all three to be found', async () => {
      const [row] = await server.asOwner<{ count: number }>(
        'select count(distinct candidate_id)::int as count from candidate_keys where agency_id = $1',
        [agency.agencyId],
      );
      return row?.count === 3;
    });
    const { data } = await extractPerson(
      { name: 'Berta Casadevall Puig', phone: '+34 612 345 678', email: 'new@example.test' },
      agency,
    );
    const found = data.possible_duplicates.map((one: { candidate: { id: string }; reasons: string[] }) => [
      one.candidate.id,
      one.reasons,
    ]);
    expect(found).toEqual([
      [same, ['PHONE', 'NAME']],
      [similar, ['SIMILAR_NAME']],
    ]);
    const [first] = data.possible_duplicates;
    expect(first.probability).toBeGreaterThan(0.98);
    expect(first.candidate).toMatchObject({ first_name: 'Berta', phone_number: '612345678' });
  });

  it('is read in the queue after all when nobody could wait so long', async () => {
    const readers = new WaitingReaders(1);
    const cv = await cvPdf({ name: 'Ona Ferrer Soler' });
    expect(await readers.readWithin(cv, 1)).toBeNull();
    const [first, late] = await Promise.all([readers.readWithin(cv, 10_000), readers.readWithin(cv, 1)]);
    expect([first?.status, late]).toEqual(['READ', null]);
    // The place of who gave up is nobody's: the next ones get theirs.
    const next = await Promise.all([readers.readWithin(cv, 10_000), readers.readWithin(cv, 10_000)]);
    expect(next.map((reading) => reading?.status)).toEqual(['READ', 'READ']);
    const form = multipart({}, [{ field: 'file', name: 'cv.pdf', content: cv }]);
    const upload = await server.inject({ method: 'POST', url: '/files/private', ...form }, recruiter);
    const made = await server.call(createCandidate, recruiter, {
      body: { firstName: 'Ona', cvUrl: upload.json().url },
    });
    const { id } = made.body.data;
    await until('the CV to be read', async () => {
      const { body } = await server.call(getCandidate, recruiter, { params: { id } });
      return body.data.cvStatus === 'READ';
    });
  });
});
