import { after, before, describe, it } from 'node:test';
import {
  updateCandidateExpectedSalary,
  updateCandidateSalary,
} from '@cantera/shared/contracts/candidate-changes';
import {
  createEducation,
  createWorkExperience,
  deleteEducations,
  deleteWorkExperiences,
  stageDateErrors,
  updateCandidateLocation,
  updateEducation,
  updateWorkExperience,
} from '@cantera/shared/contracts/candidate-stages';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, insertCity } from '../../testing/pipeline-data.ts';

describe('parts of a candidate', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let rival: TestUser;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    rival = await server.createAgency();
  });
  after(() => server.close());

  const add = () => insertCandidate(server, recruiter.agencyId);
  const get = async (id: string) =>
    (await server.call(getCandidate, recruiter, { params: { id } })).body.data;
  const job = { companyName: 'Telèfons del Ter', position: 'Enginyera', startDate: '2021-03' };
  const degree = { institutionName: 'Universitat de Girona', degree: 'Informàtica', startDate: '2012' };
  const addJob = (id: string, body: object = {}) =>
    server.call(createWorkExperience, recruiter, { params: { id }, body: { ...job, ...body } });
  const addDegree = (id: string, body: object = {}) =>
    server.call(createEducation, recruiter, { params: { id }, body: { ...degree, ...body } });

  it('is closed to strangers, to other agencies and to hiring managers', async () => {
    const id = await add();
    const [experience] = (await addJob(id)).body.data.workExperiences;
    const [education] = (await addDegree(id)).body.data.educations;
    const calls = [
      [createWorkExperience, { id }, job],
      [updateWorkExperience, { id, experienceId: experience?.id }, { position: 'Cap' }],
      [deleteWorkExperiences, { id }, { ids: [experience?.id] }],
      [createEducation, { id }, degree],
      [updateEducation, { id, educationId: education?.id }, { degree: 'Física' }],
      [deleteEducations, { id }, { ids: [education?.id] }],
      [updateCandidateLocation, { id }, { locationId: null }],
    ] as const;
    for (const [endpoint, params, body] of calls) {
      const ask = (user: TestUser | null) => server.call(endpoint, user, { params, body } as never);
      const statuses = [await ask(null), await ask(rival), await ask(manager)].map(({ status }) => status);
      expect([endpoint.id, ...statuses]).toEqual([endpoint.id, 401, 404, 403]);
    }
    expect(await get(id)).toMatchObject({ workExperiences: [experience], educations: [education] });
  });

  it('[API-91] [API-94] adds an entry before the others, with dates as precise as they are given', async () => {
    const id = await add();
    const city = await insertCity(server, recruiter.agencyId);
    await addJob(id, { companyName: 'Banc Llobregat', startDate: '2017', endDate: '2021-02-28' });
    const companyName = 'Ferreteria Òdena';
    const answer = await addJob(id, { companyName, location: city });
    expect([answer.status, answer.body.data.workExperiences]).toMatchObject([
      200,
      [
        { ...job, companyName, endDate: null, location: { id: city, name: 'Girona' } },
        { companyName: 'Banc Llobregat', startDate: '2017', endDate: '2021-02-28', location: null },
      ],
    ]);
    const { data } = (
      await server.call(listCandidates, recruiter, { query: { searchTerm: 'ferreteria odena' } })
    ).body;
    expect(data.items.map((item) => [item.id, item.companyName])).toEqual([[id, companyName]]);
    await addDegree(id);
    const second = await addDegree(id, { degree: 'Màster', startDate: null });
    expect(second.body.data.educations.map((one) => [one.degree, one.startDate])).toEqual([
      ['Màster', null],
      ['Informàtica', '2012'],
    ]);
  });

  it('writes a repeated entry once, and no other candidate’s', async () => {
    const [id, other] = [await add(), await add()];
    const own = newId();
    await addJob(id, { id: own });
    expect((await addJob(id, { id: own, position: 'Cap' })).body.data.workExperiences).toMatchObject([
      { id: own, position: 'Cap' },
    ]);
    const stolen = await addJob(other, { id: own });
    expect([stolen.status, stolen.error.fields]).toEqual([400, { id: 'already_exists' }]);
    expect((await get(other)).workExperiences).toEqual([]);
  });

  it('[API-92] [API-95] changes what is given of an entry and keeps the rest', async () => {
    const id = await add();
    const city = await insertCity(server, recruiter.agencyId);
    const [entry] = (await addJob(id, { location: city })).body.data.workExperiences;
    const change = (body: object, experienceId = entry?.id ?? '') =>
      server.call(updateWorkExperience, recruiter, { params: { id, experienceId }, body });
    expect((await change({ position: 'Cap', endDate: '2024-01' })).body.data.workExperiences).toEqual([
      { ...entry, position: 'Cap', endDate: '2024-01' },
    ]);
    expect((await change({ location: null })).body.data.workExperiences[0]?.location).toBeNull();
    expect((await change({ position: 'x' }, newId())).status).toBe(404);
    const [study] = (await addDegree(id)).body.data.educations;
    const changed = await server.call(updateEducation, recruiter, {
      params: { id, educationId: study?.id ?? '' },
      body: { endDate: '2016' },
    });
    expect(changed.body.data.educations).toEqual([{ ...study, endDate: '2016' }]);
  });

  it('keeps a place that is known by its text only until it is cleared', async () => {
    const id = await add();
    const [entry] = (await addJob(id)).body.data.workExperiences;
    await server.asOwner("update candidate_experiences set location_text = 'Vilademuls' where id = $1", [
      entry?.id,
    ]);
    const change = async (body: object) =>
      (
        await server.call(updateWorkExperience, recruiter, {
          params: { id, experienceId: entry?.id ?? '' },
          body,
        })
      ).body.data.workExperiences[0]?.location?.name;
    expect(await change({ position: 'Cap' })).toBe('Vilademuls');
    expect(await change({ location: null })).toBeUndefined();
  });

  it('[API-93] [API-96] deletes all that are named, or none when one is not the candidate’s', async () => {
    const [id, other] = [await add(), await add()];
    const ids: string[] = [];
    for (const companyName of ['U', 'Dos', 'Tres'])
      ids.push((await addJob(id, { companyName })).body.data.workExperiences[0]?.id ?? '');
    const foreign = (await addJob(other)).body.data.workExperiences[0]?.id ?? '';
    const remove = (named: string[]) =>
      server.call(deleteWorkExperiences, recruiter, { params: { id }, body: { ids: named } });
    const refused = await remove([ids[0] ?? '', foreign]);
    expect([refused.status, refused.error.fields]).toEqual([400, { 'ids.1': 'not_found' }]);
    expect((await remove(ids.slice(0, 2))).body.data.workExperiences).toMatchObject([
      { companyName: 'Tres' },
    ]);
    expect((await get(other)).workExperiences).toHaveLength(1);
    const study = (await addDegree(id)).body.data.educations[0]?.id ?? '';
    const gone = await server.call(deleteEducations, recruiter, { params: { id }, body: { ids: [study] } });
    expect([gone.status, gone.body.data.educations]).toEqual([200, []]);
  });

  it('[CUPD-42] [CUPD-43] [CUPD-48] [CUPD-49] names dates that cannot be', async () => {
    const id = await add();
    const wrong = async (answer: ReturnType<typeof addJob>) => (await answer).error?.fields;
    expect(await wrong(addJob(id, { startDate: '2999' }))).toEqual({ start_date: 'date_in_future' });
    expect(await wrong(addJob(id, { endDate: '2021-02' }))).toEqual({ end_date: 'date_before_start' });
    expect(await wrong(addJob(id, { location: '1' }))).toEqual({ location: 'not_found' });
    expect((await addJob(id, { endDate: '2999-01' })).status).toBe(200);
    expect((await addJob(id, { endDate: '2021' })).status).toBe(200);
    expect(await wrong(addDegree(id, { endDate: '2999-01' }) as never)).toEqual({
      end_date: 'date_in_future',
    });
    expect(await wrong(addDegree(id, { endDate: '2011' }) as never)).toEqual({
      end_date: 'date_before_start',
    });
    const rules = { today: '2026-11-21', endsByToday: true };
    expect(stageDateErrors({ startDate: '2026-11-21', endDate: '2026' }, rules)).toEqual({});
    expect(stageDateErrors({ startDate: '2026-11-22' }, rules)).toEqual({ startDate: 'date_in_future' });
  });

  it('lets an impossible date of a CV stay when something else is changed', async () => {
    const id = await add();
    const [study] = (await addDegree(id)).body.data.educations;
    await server.asOwner("update candidate_educations set end_date = '2999-06' where id = $1", [study?.id]);
    const params = { id, educationId: study?.id ?? '' };
    const kept = await server.call(updateEducation, recruiter, { params, body: { degree: 'Física' } });
    expect(kept.body.data.educations).toMatchObject([{ degree: 'Física', endDate: '2999-06' }]);
    const moved = await server.call(updateEducation, recruiter, { params, body: { endDate: '2999-07' } });
    expect(moved.error.fields).toEqual({ end_date: 'date_in_future' });
  });

  it('[CONST-10] [CONST-11] names every field of a wrong length', async () => {
    const id = await add();
    const wrong = await addJob(id, { companyName: '', position: 'x'.repeat(201) });
    expect(wrong.error.fields).toEqual({ company_name: 'required', position: 'too_long' });
    const wrongToo = await addDegree(id, { institutionName: 'x'.repeat(101), degree: '' });
    expect(wrongToo.error.fields).toEqual({ institution_name: 'too_long', degree: 'required' });
  });

  it('[API-139] changes where a candidate lives at once', async () => {
    const id = await add();
    const city = await insertCity(server, recruiter.agencyId);
    const move = (locationId: string | null) =>
      server.call(updateCandidateLocation, recruiter, { params: { id }, body: { locationId } });
    expect((await move(city)).body.data.location).toMatchObject({ id: city, name: 'Girona' });
    expect((await move('1')).error.fields).toEqual({ location: 'not_found' });
    expect((await move(null)).body.data.location).toBeNull();
  });

  it('[API-89] [API-90] refuses a change made from an older version, and says which one stands', async () => {
    const id = await add();
    const { version } = await get(id);
    const entry = (await addJob(id, { version })).body.data.workExperiences[0]?.id ?? '';
    const params = { id };
    const answers = [
      await addJob(id, { version }),
      await addDegree(id, { version }),
      await server.call(deleteWorkExperiences, recruiter, { params, body: { ids: [entry], version } }),
      await server.call(updateCandidateLocation, recruiter, { params, body: { locationId: null, version } }),
      await server.call(updateCandidateSalary, recruiter, { params, body: { amount: 1, version } }),
      await server.call(updateCandidateExpectedSalary, recruiter, {
        params,
        body: { amountFrom: 1, amountTo: 2, version },
      }),
      await server.call(updateWorkExperience, recruiter, {
        params: { id, experienceId: entry },
        body: { position: 'Cap', version },
      }),
    ];
    for (const { status, error } of answers)
      expect([status, error.code, error.details]).toEqual([
        409,
        'CANDIDATE_CHANGED',
        { version: version + 1 },
      ]);
    const salary = await server.call(updateCandidateSalary, recruiter, {
      params,
      body: { amount: 42_000, version: version + 1 },
    });
    expect(salary.body.data.salary).toEqual({ amount: 42_000, currency: 'EUR' });
    const expected = await server.call(updateCandidateExpectedSalary, recruiter, {
      params,
      body: { amountFrom: 45_000, amountTo: 50_000, version: version + 2 },
    });
    expect(expected.body.data.expectedSalary).toEqual({
      amountFrom: 45_000,
      amountTo: 50_000,
      currency: 'EUR',
    });
  });
});
