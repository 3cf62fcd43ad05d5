import { after, before, describe, it } from 'node:test';
import {
  deleteCandidate,
  resolveSuggestion,
  updateCandidate,
  updateCandidateExpectedSalary,
  updateCandidateSalary,
  updateJobSearchStatus,
} from '@cantera/shared/contracts/candidate-changes';
import { updateCvUrl } from '@cantera/shared/contracts/candidate-cvs';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { expect } from 'expect';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, insertCity, openPosition } from '../../testing/pipeline-data.ts';
import { listPage, pageOfIds } from './candidates-list.repository.ts';
import { linkedinKey } from './matching.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';

describe('candidates', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let rival: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    rival = await server.createAgency();
  });
  after(() => server.close());

  /** A candidate, written straight into the table. */
  async function add(values: Record<string, unknown> = {}, agencyId = admin.agencyId): Promise<string> {
    const id = newId();
    await server.inTenant(agencyId, async (tx) => {
      await tx
        .insertInto('candidates')
        .values({
          agency_id: agencyId,
          id,
          first_name: 'Mercè',
          last_name: 'Rodoreda',
          ...values,
          created_at: now(),
          updated_at: now(),
        })
        .execute();
    });
    return id;
  }
  /** A position that the manager manages, with the candidate in its inbox. */
  async function managed(candidateId: string): Promise<string> {
    const positionId = await openPosition(server, recruiter);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: admin.agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 0,
        })
        .execute(),
    );
    return positionId;
  }
  const find = async (searchTerm: string, user = recruiter) =>
    (await server.call(listCandidates, user, { query: { searchTerm } })).body.data;
  const get = async (id: string, user = recruiter) =>
    (await server.call(getCandidate, user, { params: { id } })).body.data;

  describe('list', () => {
    it('refuses whoever has no session and names wrong parameters', async () => {
      expect((await server.call(listCandidates, null, { query: {} })).status).toBe(401);
      const wrong = await server.inject(
        {
          url: `/api/v1/candidates/search/simple?page=0&per_page=1001&search_term=${'x'.repeat(201)}&assigned_to=1&ids=2`,
        },
        recruiter,
      );
      expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
        400,
        {
          page: 'too_small',
          per_page: 'too_big',
          search_term: 'too_long',
          assigned_to: 'invalid_value',
          'ids.0': 'invalid_value',
        },
      ]);
    });

    it('[CLIST-05] [CLIST-06] [CLIST-07] finds by name, job title and company without case and accents', async () => {
      const id = await add({
        first_name: 'Aïna',
        last_name: 'Clotet Fàbregas',
        job_title: 'Enginyera de programari',
        company_name: 'Ferreteria Òdena',
      });
      for (const text of [
        'aina',
        'FABREGAS clotet',
        'enginyera',
        'odena',
        'aina odena enginyera',
        'cl aïna',
      ]) {
        const { items, pagination } = await find(text);
        expect([text, items.map((item) => item.id), pagination.totalItems]).toEqual([text, [id], 1]);
      }
      for (const text of ['aina zzz', 'lo aina', '%', 'aina_'])
        expect([text, (await find(text)).pagination.totalItems]).toEqual([text, 0]);
    });

    it('[API-81] pages newest first with exact totals, of the own agency only', async () => {
      const agency = await server.createAgency();
      const ids = [];
      for (let i = 0; i < 5; i++)
        ids.unshift(await add({ last_name: i % 2 ? 'Puig' : 'Soler' }, agency.agencyId));
      const list = async (query: object) => (await server.call(listCandidates, agency, { query })).body.data;
      const second = await list({ page: 2, perPage: 2 });
      expect(second.items.map((item) => item.id)).toEqual(ids.slice(2, 4));
      expect(second.pagination).toEqual({ page: 2, pageSize: 2, totalItems: 5 });
      expect((await list({ searchTerm: 'soler' })).pagination.totalItems).toBe(3);
      expect(await list({ searchTerm: 'soler', page: 9 })).toMatchObject({
        items: [],
        pagination: { totalItems: 3 },
      });
      expect(await list({ page: 9 })).toMatchObject({ items: [], pagination: { totalItems: 5 } });
      const chosen = await list({ ids: [ids[0], ids[3], UNKNOWN_ID] });
      expect(chosen.items.map((item) => item.id)).toEqual([ids[0], ids[3]]);
      const foreign = await server.call(listCandidates, rival, { query: { ids } });
      expect(foreign.body.data.items).toEqual([]);
    });

    it('[CLIST-15] [CLIST-21] [CLIST-22] shows what the columns need and who is in the position named', async () => {
      const cityId = Number(await insertCity(server, admin.agencyId));
      const id = await add({
        first_name: 'Oriol',
        last_name: 'Quintana',
        job_title: 'Forner',
        email: 'oriol@example.test',
        phone_number: '+34600111222',
        linkedin: 'https://www.linkedin.com/in/oriol',
        summary: 'Pa i coca',
        city_id: cityId,
      });
      const other = await add({ first_name: 'Oriol', last_name: 'Quintana', location_text: 'Vall de Boí' });
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('candidate_languages')
          .values({ agency_id: admin.agencyId, candidate_id: id, code: 'ca', proficiency: 'C2', ordinal: 0 })
          .execute(),
      );
      const positionId = await openPosition(server, recruiter);
      await insertApplication(server, admin.agencyId, positionId, 'Inbox', id);
      const query = { searchTerm: 'oriol quintana', assignedTo: positionId };
      const { items } = (await server.call(listCandidates, recruiter, { query })).body.data;
      expect(items.map((item) => [item.id, item.assigned])).toEqual([
        [other, false],
        [id, true],
      ]);
      expect(items[1]).toMatchObject({
        jobTitle: 'Forner',
        email: 'oriol@example.test',
        phoneNumber: '+34600111222',
        linkedin: 'https://www.linkedin.com/in/oriol',
        summary: 'Pa i coca',
        languages: [{ code: 'ca', proficiency: 'C2' }],
        location: {
          id: String(cityId),
          name: 'Girona',
          address: 'Girona, Catalonia, Spain',
          countryName: 'Spain',
        },
        hasCv: false,
      });
      expect(items[0]?.location).toEqual({
        id: null,
        name: 'Vall de Boí',
        address: 'Vall de Boí',
        countryName: '',
      });
      const foreign = await openPosition(server, rival);
      const unknown = await server.call(listCandidates, recruiter, {
        query: { ...query, assignedTo: foreign },
      });
      expect(unknown.body.data.items.every((item) => !item.assigned)).toBe(true);
    });

    it('shows a hiring manager the candidates of his positions only, in a bounded number of queries', async () => {
      const agency = await server.createAgency();
      const own = await add({ last_name: 'Propi' });
      await add({ last_name: 'Alie' });
      await managed(own);
      const seen = (await server.call(listCandidates, manager, { query: {} })).body.data;
      expect(seen.items.map((item) => item.id)).toContain(own);
      expect((await find('Alie', manager)).pagination.totalItems).toBe(0);
      expect((await find('Propi', manager)).pagination.totalItems).toBe(1);
      expect(seen.pagination.totalItems).toBe(seen.items.length);
      let queries = 0;
      onQuery(() => queries++);
      await server.call(listCandidates, agency, { query: { searchTerm: 'x' } });
      await server.call(listCandidates, recruiter, { query: { perPage: 100 } });
      onQuery(() => undefined);
      expect(queries).toBeLessThanOrEqual(6);
    });

    it('finds words of one and two letters where a word starts, with signs as they stand', async () => {
      const agency = await server.createAgency();
      const first = await add({ first_name: 'Òscar', last_name: 'Pi', job_title: 'C++' }, agency.agencyId);
      const second = await add({ first_name: 'Anna', last_name: 'Coll', job_title: '(QA)' }, agency.agencyId);
      const found = async (searchTerm: string) =>
        (await server.call(listCandidates, agency, { query: { searchTerm } })).body.data.items.map(
          ({ id }) => id,
        );
      expect(await found('os')).toEqual([first]);
      expect(await found('Ò')).toEqual([first]);
      expect(await found('C+')).toEqual([first]);
      expect(await found('c')).toEqual([second, first]);
      expect(await found('qa co')).toEqual([second]);
      expect(await found('nn')).toEqual([]);
      expect(await found('p c')).toEqual([first]);
    });

    it('reads pages and searches from an index', async () => {
      const agency = await server.createAgency();
      // A few at a time: on a busy machine all together outlast the longest that a statement may take.
      for (let first = 1; first < 20_000; first += 2000)
        await server.inTenant(agency.agencyId, (tx) =>
          sql`insert into candidates (agency_id, id, first_name, last_name, job_title, created_at, updated_at)
            select ${agency.agencyId}, gen_random_uuid(), 'Nom' || i, 'Cognom' || (i % 997), 'Ofici ' || (i % 53),
              timestamptz '2026-01-01' + i * interval '1 minute', timestamptz '2026-01-01'
            from generate_series(${first}::int, ${first + 1999}::int) i`.execute(tx),
        );
      await server.inTenant(agency.agencyId, (tx) => sql`select 1`.execute(tx));
      const owner = await import('pg').then(
        ({ default: pg }) => new pg.Client({ connectionString: server.databaseUrl }),
      );
      await owner.connect();
      await owner.query('analyze candidates, candidate_words');
      await owner.end();
      const actor = { ...agency, sessionId: '', role: 'RECRUITER' } as const;
      const plan = (query: Parameters<typeof pageOfIds>[2]) =>
        server.inTenant(agency.agencyId, async (tx) => {
          const { rows } = await sql<{
            'QUERY PLAN': string;
          }>`explain ${pageOfIds(tx, actor, query)}`.execute(tx);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        });
      expect(await plan({ page: 500, perPage: 10 })).toMatch(/Index.* candidates_created/);
      const scans = await server.inTenant(agency.agencyId, async (tx) => {
        await pageOfIds(tx, actor, { page: 1, perPage: 10, searchTerm: 'cognom123' }).execute(tx);
        const { rows } = await sql<{
          n: number;
        }>`select pg_stat_get_xact_numscans('candidate_words_words'::regclass) as n`.execute(tx);
        return rows[0]?.n;
      });
      // One sees how many there are and reads them.
      expect(scans).toBe(1);
      const shortScans = await server.inTenant(agency.agencyId, async (tx) => {
        await pageOfIds(tx, actor, { page: 1, perPage: 10, searchTerm: 'x' }).execute(tx);
        const { rows } = await sql<{
          n: number;
        }>`select pg_stat_get_xact_numscans('candidate_words_starts'::regclass) as n`.execute(tx);
        return rows[0]?.n;
      });
      expect(shortScans).toBe(1);
      // Twenty thousand match: they are counted, and the page is read in the list's order; as many as are wanted with the total or without.
      const search = (asked: object) =>
        server.inTenant(agency.agencyId, (tx) =>
          listPage(tx, actor, { page: 2, perPage: 10, searchTerm: 'no', ...asked }),
        );
      const counted = await search({});
      expect([counted.items.length, counted.pagination.totalItems]).toEqual([10, 20000]);
      expect(counted.items[0]?.firstName).toBe('Nom19990');
      expect((await search({ withTotal: false })).items).toEqual(counted.items);
      expect((await search({ page: 2001 })).pagination.totalItems).toBe(20000);
      const page = await server.inTenant(agency.agencyId, (tx) =>
        listPage(tx, actor, {
          page: 500,
          perPage: 10,
          searchTerm: undefined,
          ids: undefined,
          assignedTo: undefined,
        }),
      );
      expect([page.items.length, page.pagination.totalItems]).toEqual([10, 20000]);
    });
  });

  describe('detail', () => {
    it('answers another agency’s candidate as one that never existed', async () => {
      const id = await add();
      const requests = [
        [getCandidate, undefined],
        [updateCandidate, { firstName: 'Nova' }],
        [deleteCandidate, undefined],
        [updateCandidateSalary, { amount: 1, currency: 'EUR' }],
        [updateCandidateExpectedSalary, { amountFrom: 1, amountTo: 2, currency: 'EUR' }],
        [updateJobSearchStatus, { status: 'ACTIVE' }],
      ] as const;
      for (const [endpoint, body] of requests) {
        const ask = (user: TestUser | null, of: string) =>
          server.call(endpoint, user, { params: { id: of }, ...(body ? { body } : {}) } as never);
        expect((await ask(null, id)).status).toBe(401);
        const foreign = await ask(rival, id);
        const unknown = await ask(rival, UNKNOWN_ID);
        expect([endpoint.id, foreign.status, foreign.error.code]).toEqual([endpoint.id, 404, 'NOT_FOUND']);
        expect(foreign.error.message).toBe(unknown.error.message);
        expect((await ask(rival, 'x')).error.fields).toEqual({ id: 'invalid_value' });
        if (endpoint !== getCandidate) expect((await ask(manager, id)).status).toBe(403);
      }
      expect((await get(id)).firstName).toBe('Mercè');
    });

    it('[CPAGE-37] [API-85] has every part of a candidate, in one query', async () => {
      const cityId = await insertCity(server, admin.agencyId);
      const id = await add({
        salary_amount: 42_000,
        expected_salary_from: 45_000,
        expected_salary_to: 50_000,
      });
      const skill = async (name: string, type: 'HARD_SKILL' | 'SOFT_SKILL') =>
        (await server.call(createSkill, recruiter, { body: { name, type } })).body.data;
      const hard = await skill('Ceràmica', 'HARD_SKILL');
      const soft = await skill('Escolta', 'SOFT_SKILL');
      let queries = 0;
      onQuery(() => queries++);
      await get(id);
      onQuery(() => undefined);
      expect(queries).toBeLessThanOrEqual(3);
      const answer = await server.call(updateCandidate, recruiter, {
        params: { id },
        body: {
          location: cityId,
          hardSkills: [hard.id],
          softSkills: [soft.id],
          languages: [{ code: 'ca', proficiency: 'C2' }],
          workExperiences: [
            { companyName: 'Antiga', position: 'Aprenent', startDate: '2010', endDate: '2014-05' },
            {
              companyName: 'Actual',
              position: 'Mestra',
              location: cityId,
              startDate: '2014-06-01T00:00:00.000Z',
            },
          ],
          educations: [{ institutionName: 'Massana', degree: 'Arts', startDate: '2006', endDate: '2010' }],
        },
      });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        location: { id: cityId, name: 'Girona', countryName: 'Spain' },
        salary: { amount: 42_000, currency: 'EUR' },
        expectedSalary: { amountFrom: 45_000, amountTo: 50_000, currency: 'EUR' },
        hardSkills: [hard],
        softSkills: [soft],
        languages: [{ code: 'ca', proficiency: 'C2' }],
        workExperiences: [
          {
            companyName: 'Antiga',
            position: 'Aprenent',
            startDate: '2010',
            endDate: '2014-05',
            location: null,
          },
          { companyName: 'Actual', location: { name: 'Girona' }, startDate: '2014-06-01', endDate: null },
        ],
        educations: [{ institutionName: 'Massana', degree: 'Arts' }],
        jobSearchStatus: { status: 'UNKNOWN', updatedAt: null },
        gdpr: { status: 'NOT_SENT', updatedAt: null },
        cvUrl: null,
        hasCv: false,
        version: 2,
      });
      expect((await find('actual merce')).items.map((item) => item.companyName)).toEqual(['Actual']);
    });

    it('[CPAGE-38] gives dates as ISO texts or null', async () => {
      const candidate = await get(await add());
      expect(candidate.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(candidate.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(candidate.gdpr.updatedAt).toBeNull();
    });

    it('hides salaries and strangers from hiring managers', async () => {
      const id = await add({ salary_amount: 1, expected_salary_from: 1, expected_salary_to: 2 });
      expect((await server.call(getCandidate, manager, { params: { id } })).status).toBe(404);
      await managed(id);
      expect(await get(id, manager)).toMatchObject({ id, salary: null, expectedSalary: null });
    });
  });

  describe('changes', () => {
    const change = (id: string, body: object, user = recruiter) =>
      server.call(updateCandidate, user, { params: { id }, body });

    it('[API-86] [API-138] changes any field alone, clears with an empty text and keeps the rest', async () => {
      const id = await add({ job_title: 'Torner', email: 'torner@example.test' });
      expect((await change(id, { jobTitle: '' })).body.data).toMatchObject({
        jobTitle: null,
        email: 'torner@example.test',
      });
      expect((await change(id, { phoneNumber: '+34 600' })).body.data.phoneNumber).toBe('+34 600');
      expect((await change(id, { lastName: '' })).body.data).toMatchObject({
        firstName: 'Mercè',
        lastName: '',
      });
      expect((await change(id, {})).body.data.version).toBe(4);
    });

    it('names every wrong field', async () => {
      const id = await add();
      const wrong = async (body: object) =>
        (
          await server.inject({ method: 'PUT', url: `/api/v1/candidates/${id}`, payload: body }, recruiter)
        ).json().error.fields;
      expect(
        await wrong({
          first_name: 'x',
          last_name: 1,
          email: 'nobody',
          linkedin: 'x'.repeat(301),
          languages: [{ code: 'cat', proficiency: 'D' }],
          hard_skills: ['1'],
          work_experiences: [{ company_name: '', position: 'x', start_date: 'May' }],
        }),
      ).toEqual({
        first_name: 'too_short',
        last_name: expect.any(String),
        email: expect.any(String),
        linkedin: expect.any(String),
        'languages.0.code': 'too_long',
        'languages.0.proficiency': 'invalid_value',
        'hard_skills.0': 'invalid_value',
        'work_experiences.0.company_name': 'required',
        'work_experiences.0.start_date': expect.any(String),
      });
      expect(await wrong({ location: '99999999' })).toEqual({ location: 'not_found' });
      expect(await wrong({ location: 'Girona' })).toEqual({ location: 'not_found' });
      expect(await wrong({ hard_skills: [UNKNOWN_ID] })).toEqual({ hard_skills: 'not_found' });
      expect(
        await wrong({ work_experiences: [{ company_name: 'a', position: 'b', id: UNKNOWN_ID }] }),
      ).toEqual({
        'work_experiences.0.id': 'not_found',
      });
      expect(await wrong({ educations: [{ institution_name: 'a', degree: 'b', location: '1' }] })).toEqual({
        'educations.0.location': 'not_found',
      });
      expect(await wrong({ profile_image_url: 'https://elsewhere.test/x.png' })).toEqual({
        profile_image_url: 'not_found',
      });
      const foreign = await server.call(createSkill, rival, { body: { name: 'Secret', type: 'HARD_SKILL' } });
      expect(await wrong({ hard_skills: [foreign.body.data.id] })).toEqual({ hard_skills: 'not_found' });
      expect((await get(id)).version).toBe(1);
    });

    it('refuses an old version and says the new one', async () => {
      const id = await add();
      expect((await change(id, { jobTitle: 'Fustera', version: 1 })).status).toBe(200);
      const late = await change(id, { jobTitle: 'Paleta', version: 1 });
      expect([late.status, late.error.code, late.error.details]).toEqual([
        409,
        'CANDIDATE_CHANGED',
        { version: 2 },
      ]);
      expect((await get(id)).jobTitle).toBe('Fustera');
    });

    it('refuses an e-mail or LinkedIn address that another candidate has, and names him', async () => {
      const first = await add({
        email: 'Pilar@Example.test',
        linkedin: 'https://es.linkedin.com/in/Pilar-Mas/',
        linkedin_key: 'pilar-mas',
      });
      const id = await add();
      for (const body of [
        { email: ' pilar@example.TEST ' },
        { linkedin: 'linkedin.com/in/pilar-mas?trk=x' },
      ]) {
        const refused = await change(id, body);
        expect([refused.status, refused.error.code, refused.error.details]).toEqual([
          409,
          'CANDIDATE_EXISTS',
          { existing_candidate_id: first },
        ]);
      }
      const elsewhere = await add({}, rival.agencyId);
      expect((await change(elsewhere, { email: 'pilar@example.test' }, rival)).status).toBe(200);
      expect((await change(first, { email: 'pilar@example.test' })).status).toBe(200);
    });

    it('gives one address to one candidate when two ask at once', async () => {
      const ids = [await add(), await add(), await add()];
      const answers = await Promise.all(ids.map((id) => change(id, { email: 'una@example.test' })));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    });

    it('no longer counts a field as read from the CV once a person wrote it', async () => {
      const mark = { confidence: 0.9, page: 1, text: 'x' };
      const id = await add({ extracted: JSON.stringify({ jobTitle: mark, summary: mark }) });
      expect((await change(id, { jobTitle: 'Fustera' })).body.data.extracted).toEqual({ summary: mark });
    });

    it('keeps the ids of experiences, and a place that only its text is known of', async () => {
      const id = await add();
      const stageId = newId();
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('candidate_experiences')
          .values({
            agency_id: admin.agencyId,
            id: stageId,
            candidate_id: id,
            company_name: 'A',
            position: 'B',
            location_text: 'Vall Fosca',
            ordinal: 0,
          })
          .execute(),
      );
      const answer = await change(id, {
        workExperiences: [{ id: stageId, companyName: 'A', position: 'C', location: null }],
      });
      expect(answer.body.data.workExperiences).toMatchObject([
        { id: stageId, position: 'C', location: { id: null, name: 'Vall Fosca' } },
      ]);
    });

    it('[API-89] [API-90] [API-135] writes salary, expectation and job search status', async () => {
      const id = await add();
      const params = { id };
      const salary = await server.call(updateCandidateSalary, recruiter, {
        params,
        body: { amount: 0, currency: 'EUR' },
      });
      expect(salary.body.data.salary).toEqual({ amount: 0, currency: 'EUR' });
      const body = { amountFrom: 30_000, amountTo: 35_000, currency: 'EUR' };
      const expected = await server.call(updateCandidateExpectedSalary, recruiter, { params, body });
      expect(expected.body.data.expectedSalary).toEqual(body);
      const turned = await server.call(updateCandidateExpectedSalary, recruiter, {
        params,
        body: { ...body, amountFrom: 40_000 },
      });
      expect([turned.status, turned.error.fields]).toEqual([400, { amount_from: 'too_big' }]);
      const status = await server.call(updateJobSearchStatus, recruiter, {
        params,
        body: { status: 'ACTIVE' },
      });
      expect(status.body.data.jobSearchStatus).toEqual({
        status: 'ACTIVE',
        updatedAt: expect.stringMatching(/Z$/),
      });
      const wrong = await server.inject(
        { method: 'PUT', url: `/api/v1/candidates/${id}/job-search-status`, payload: { status: 'MAYBE' } },
        recruiter,
      );
      expect(wrong.json().error.fields).toEqual({ status: 'invalid_value' });
      const negative = await server.call(updateCandidateSalary, recruiter, {
        params,
        body: { amount: -1, currency: 'EURO' },
      });
      expect(negative.error.fields).toEqual({ amount: 'too_small', currency: 'too_long' });
    });
  });

  describe('suggestions', () => {
    async function offer(
      candidateId: string,
      field: 'phoneNumber' | 'email' | 'firstName' | 'linkedin',
      value: string,
    ): Promise<string> {
      const id = newId();
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('candidate_suggestions')
          .values({
            agency_id: admin.agencyId,
            id,
            candidate_id: candidateId,
            field,
            value,
            created_at: now(),
          })
          .execute(),
      );
      return id;
    }
    const resolve = (id: string, suggestionId: string, accepted: boolean, user = recruiter) =>
      server.call(resolveSuggestion, user, { params: { id, suggestionId }, body: { accepted } });

    it('are taken or left by a recruiter, once', async () => {
      const id = await add({ phone_number: '600' });
      const phone = await offer(id, 'phoneNumber', '+34611222333');
      const name = await offer(id, 'firstName', 'Mercedes');
      expect((await get(id)).suggestions.map(({ field, value }) => [field, value])).toEqual([
        ['phoneNumber', '+34611222333'],
        ['firstName', 'Mercedes'],
      ]);
      expect((await resolve(id, phone, true, manager)).status).toBe(403);
      expect((await resolve(id, phone, true, rival)).status).toBe(404);
      expect((await resolve(id, phone, true)).body.data).toMatchObject({
        phoneNumber: '+34611222333',
        suggestions: [{ id: name }],
      });
      expect((await resolve(id, name, false)).body.data).toMatchObject({
        firstName: 'Mercè',
        suggestions: [],
      });
      expect((await resolve(id, name, true)).status).toBe(404);
      expect((await resolve(id, UNKNOWN_ID, true)).status).toBe(404);
    });

    it('of an address that another has are refused and stay open', async () => {
      const other = await add({ email: 'ocupada@example.test' });
      const id = await add();
      const suggestion = await offer(id, 'email', 'ocupada@example.test');
      const refused = await resolve(id, suggestion, true);
      expect([refused.status, refused.error.details]).toEqual([409, { existing_candidate_id: other }]);
      expect((await get(id)).suggestions).toHaveLength(1);
    });
  });

  describe('CV', () => {
    const upload = (
      id: string,
      content: Buffer | string,
      name = 'cv.pdf',
      user = recruiter,
      field = 'file',
    ) =>
      server.inject(
        {
          method: 'POST',
          url: `/api/v1/candidates/${id}/upload-cv`,
          ...multipart({}, [{ field, name, content }]),
        },
        user,
      );
    const read = (id: string, user?: TestUser) => server.inject({ url: `/api/v1/candidates/${id}/cv` }, user);

    it('[API-99] [CVV-12] takes a PDF, answers its address and has it read in the queue', async () => {
      const id = await add();
      const answer = await upload(id, tinyPdf(), 'Currículum.pdf');
      expect(answer.statusCode).toBe(200);
      expect((await server.inject({ url: answer.json().data.url })).rawPayload).toEqual(tinyPdf());
      expect(await get(id)).toMatchObject({ hasCv: true, cvStatus: 'PENDING', cvFileName: 'Currículum.pdf' });
      const owner = await import('pg').then(
        ({ default: pg }) => new pg.Client({ connectionString: server.databaseUrl }),
      );
      await owner.connect();
      const jobs = await owner.query(
        "select key from graphile_worker.jobs where task_identifier = 'candidates.read_cv' and key = $1",
        [`read_cv:${id}`],
      );
      await owner.end();
      expect(jobs.rowCount).toBe(1);
    });

    it('[API-136] takes an uploaded PDF of one’s own by its address, once', async () => {
      const id = await add();
      const uploaded = async (content: Buffer | string, user = recruiter): Promise<string> => {
        const form = multipart({}, [{ field: 'file', name: 'cv.pdf', content }]);
        const answer = await server.inject({ method: 'POST', url: '/files/private', ...form }, user);
        return answer.json().url;
      };
      const put = (cvUrl: string, candidateId = id, user: TestUser | null = recruiter) =>
        server.call(updateCvUrl, user, { params: { id: candidateId }, body: { cvUrl } });
      const cvUrl = await uploaded(tinyPdf('by address'));
      const done = await put(cvUrl);
      expect([done.status, done.body.data.hasCv, done.body.data.cvStatus]).toEqual([200, true, 'PENDING']);
      expect((await read(id, recruiter)).rawPayload).toEqual(tinyPdf('by address'));
      expect((await put(cvUrl)).status).toBe(200);
      expect((await put(cvUrl, await add())).error.fields).toEqual({ cv_url: 'already_exists' });
      expect((await put(await uploaded(PNG))).error.fields).toEqual({ cv_url: 'not_a_pdf' });
      for (const foreign of ['https://elsewhere.example/cv.pdf', await uploaded(tinyPdf(), rival)])
        expect((await put(foreign)).error.fields).toEqual({ cv_url: 'not_found' });
      expect((await put(cvUrl, id, null)).status).toBe(401);
      expect((await put(cvUrl, id, rival)).status).toBe(404);
    });

    it('[API-100] [CVV-09] hands the CV out to whoever may see the candidate', async () => {
      const id = await add();
      expect((await read(id, recruiter)).json().error.code).toBe('CV_NOT_FOUND');
      await upload(id, tinyPdf('mine'));
      const answer = await read(id, recruiter);
      expect(answer.rawPayload).toEqual(tinyPdf('mine'));
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toMatch(/^inline/);
      const download = await server.inject({ url: `/api/v1/candidates/${id}/cv?download=1` }, recruiter);
      expect(download.headers['content-disposition']).toMatch(/^attachment/);
      expect((await read(id)).statusCode).toBe(401);
      expect((await read(id, rival)).statusCode).toBe(404);
      expect((await read(id, manager)).statusCode).toBe(404);
      await managed(id);
      expect((await read(id, manager)).statusCode).toBe(200);
    });

    it('[CVV-10] [CVV-11] refuses what is no PDF and what is larger than 10,000,000 bytes', async () => {
      const id = await add();
      const fields = async (content: Buffer | string) => (await upload(id, content)).json().error.fields;
      expect(await fields(PNG)).toEqual({ file: 'not_a_pdf' });
      expect(await fields('<html>%PDF-1.4')).toEqual({ file: 'not_a_pdf' });
      expect(await fields('')).toEqual({ file: 'not_a_pdf' });
      expect(await fields(Buffer.concat([tinyPdf(), Buffer.alloc(10_000_000)]))).toEqual({
        file: 'file_too_large',
      });
      expect((await upload(id, tinyPdf(), 'cv.pdf', recruiter, 'other')).json().error.fields).toEqual({
        file: 'required',
      });
      expect((await upload(id, tinyPdf(), 'cv.pdf', manager)).statusCode).toBe(403);
      expect((await upload(id, tinyPdf(), 'cv.pdf', rival)).statusCode).toBe(404);
      expect(await get(id)).toMatchObject({ hasCv: false, cvStatus: 'NONE' });
    });

    it('removes the CV that another replaces', async () => {
      const id = await add();
      const first = (await upload(id, tinyPdf('one'))).json().data.url;
      await upload(id, tinyPdf('two'));
      expect((await read(id, recruiter)).rawPayload).toEqual(tinyPdf('two'));
      expect((await server.inject({ url: first })).statusCode).toBe(404);
    });
  });

  describe('deletion', () => {
    it('leaves a picture that a member shows too', async () => {
      const agency = await server.createAgency();
      const form = multipart({}, [{ field: 'image', name: 'me.png', content: PNG }]);
      const { url } = (
        await server.inject({ method: 'POST', url: '/files/images/public', ...form }, agency)
      ).json();
      const id = newId();
      await server.inTenant(agency.agencyId, async (tx) => {
        await tx
          .insertInto('candidates')
          .values({
            agency_id: agency.agencyId,
            id,
            first_name: 'Pau',
            profile_image_url: url,
            created_at: now(),
            updated_at: now(),
          })
          .execute();
        await tx.updateTable('users').set({ image_url: url }).where('id', '=', agency.userId).execute();
      });
      expect((await server.call(deleteCandidate, agency, { params: { id } })).status).toBe(200);
      expect((await server.inject({ url })).statusCode).toBe(200);
    });

    it('leaves a file that a message to somebody else sends along, and takes it for no CV', async () => {
      const agency = await server.createAgency();
      const file = multipart({}, [{ field: 'file', name: 'brochure.pdf', content: tinyPdf() }]);
      const { id: fileId, url } = (
        await server.inject({ method: 'POST', url: '/files/private', ...file }, agency)
      ).json();
      const [id, other] = [
        await insertCandidate(server, agency.agencyId),
        await insertCandidate(server, agency.agencyId),
      ];
      const put = () => server.call(updateCvUrl, agency, { params: { id }, body: { cvUrl: url } });
      await server.inTenant(agency.agencyId, (tx) =>
        tx
          .insertInto('messages')
          .values({
            agency_id: agency.agencyId,
            candidate_id: other,
            id: newId(),
            channel: 'EMAIL',
            subject: 's',
            body: 'b',
            status: 'WAITING',
            message_id: '<y>',
            attachments: [fileId],
            due_at: now(),
            created_at: now(),
          })
          .execute(),
      );
      const refused = await put();
      expect([refused.status, refused.error.fields]).toEqual([400, { cv_url: 'already_exists' }]);
      await server.asOwner('update candidates set cv_file_id = $2 where id = $1', [id, fileId]);
      const rows = () => server.asOwner('select 1 from files where id = $1', [fileId]);
      expect((await server.call(deleteCandidate, agency, { params: { id } })).status).toBe(200);
      expect(await rows()).toHaveLength(1);
    });

    it('[API-87] [CLIST-26] reaches rows, files and waiting messages', async () => {
      const id = await add();
      const positionId = await openPosition(server, recruiter);
      const applicationId = await insertApplication(server, admin.agencyId, positionId, 'Inbox', id);
      await server.inject(
        {
          method: 'POST',
          url: `/api/v1/candidates/${id}/upload-cv`,
          ...multipart({}, [{ field: 'file', name: 'cv.pdf', content: tinyPdf() }]),
        },
        recruiter,
      );
      await server.inTenant(admin.agencyId, async (tx) => {
        const own = { agency_id: admin.agencyId, candidate_id: id };
        await tx
          .insertInto('messages')
          .values({
            ...own,
            id: newId(),
            application_id: applicationId,
            channel: 'EMAIL',
            subject: 's',
            body: 'b',
            status: 'WAITING',
            message_id: '<x>',
            due_at: now(),
            created_at: now(),
          })
          .execute();
        await tx
          .insertInto('consents')
          .values({
            ...own,
            id: newId(),
            status: 'ACCEPTED',
            origin: 'APPLICATION',
            locale: 'ca',
            policy_sha256: Buffer.alloc(32),
            created_at: now(),
          })
          .execute();
      });
      expect((await server.call(deleteCandidate, recruiter, { params: { id } })).status).toBe(200);
      expect((await server.call(getCandidate, recruiter, { params: { id } })).status).toBe(404);
      await server.inTenant(admin.agencyId, async (tx) => {
        for (const table of ['applications', 'messages', 'consents'] as const)
          expect(await tx.selectFrom(table).select('id').where('candidate_id', '=', id).execute()).toEqual(
            [],
          );
        expect(
          await tx
            .selectFrom('files')
            .select('id')
            .where('access', '=', 'private')
            .where('name', '=', 'cv.pdf')
            .where('content_type', '=', 'text/none')
            .execute(),
        ).toEqual([]);
        const { rows } =
          await sql`select 1 from files f where not exists (select 1 from candidates c where c.cv_file_id = f.id) and f.content_type = 'application/pdf'`.execute(
            tx,
          );
        expect(rows).toEqual([]);
      });
      expect((await server.call(deleteCandidate, recruiter, { params: { id } })).status).toBe(404);
    });

    it('keeps the counter right and passes the mark of a duplicate on', async () => {
      const agency = await server.createAgency();
      const first = await add({ email: 'd@example.test' }, agency.agencyId);
      const second = await add({ email: 'd@example.test', possible_duplicate_of: first }, agency.agencyId);
      const third = await add({ email: 'd@example.test', possible_duplicate_of: first }, agency.agencyId);
      expect((await server.call(deleteCandidate, agency, { params: { id: first } })).status).toBe(200);
      expect((await get(second, agency)).possibleDuplicateOfId).toBeNull();
      expect((await get(third, agency)).possibleDuplicateOfId).toBe(second);
      expect((await server.call(listCandidates, agency, { query: {} })).body.data.pagination.totalItems).toBe(
        2,
      );
    });
  });

  it('compares LinkedIn addresses by the profile only', () => {
    for (const address of [
      'https://www.linkedin.com/in/Núria-Puig/',
      'http://es.linkedin.com/in/n%C3%BAria-puig?x=1',
      'linkedin.com/in/núria-puig/ca',
    ])
      expect(linkedinKey(address)).toBe('núria-puig');
    for (const address of [
      '',
      null,
      'núria',
      'https://example.test/in/x',
      'https://linkedin.com/company/x',
      'https://linkedin.com/in/%E0%A4%A',
    ])
      expect([null, '%e0%a4%a']).toContain(linkedinKey(address));
  });
});
