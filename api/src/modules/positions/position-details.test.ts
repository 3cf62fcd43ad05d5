import { after, before, describe, it } from 'node:test';
import { saveCareerSite } from '@cantera/shared/contracts/career-site';
import { CONTRACT_TYPES, RECRUITING_TYPES, SALARY_RANGES, WORK_MODES } from '@cantera/shared/contracts/enums';
import { createSkill } from '@cantera/shared/contracts/lookups';
import {
  duplicatePosition,
  type UpdatePositionInput,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/position-changes';
import { getPosition } from '@cantera/shared/contracts/positions';
import { getPublicPosition } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  fillPosition,
  insertCity,
  insertClient,
  openPosition,
} from '../../testing/pipeline-data.ts';

describe('the details of a position', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());

  const change = (id: string, body: UpdatePositionInput, user = recruiter) =>
    server.call(updatePosition, user, { params: { id }, body });
  const read = async (id: string, user = recruiter) =>
    (await server.call(getPosition, user, { params: { id } })).body.data;
  const send = async (id: string, payload: object) =>
    server.inject({ method: 'PATCH', url: `/api/v1/agency/clients/jobs/${id}`, payload }, recruiter);
  const refusal = async (id: string, payload: object) => {
    const response = await send(id, payload);
    return [response.statusCode, response.json().error?.fields];
  };

  it('[PPAGE-20] says whether visitors find it, as its public page does', async () => {
    const id = await openPosition(server, recruiter);
    const [agency] = await server.asOwner<{ slug: string }>('select slug from agencies where id = $1', [
      admin.agencyId,
    ]);
    const isFound = async () => {
      const params = { slug: agency?.slug ?? '', id };
      const { status } = await server.call(getPublicPosition, null, { params });
      return [(await read(id)).isPublic, status];
    };
    const pages = (value: string) =>
      server.asOwner(
        `update career_sites set configuration = jsonb_set(configuration, '{pages}', $2::jsonb) where agency_id = $1`,
        [admin.agencyId, value],
      );
    const [site] = await server.asOwner<{ pages: unknown }>(
      `select configuration -> 'pages' as pages from career_sites where agency_id = $1`,
      [admin.agencyId],
    );
    await change(id, { jobPortalEnabled: true, hidden: false });
    expect(await isFound()).toEqual([true, 200]);
    await pages('[]');
    expect(await isFound()).toEqual([false, 404]);
    await pages(JSON.stringify(site?.pages));
    for (const off of [{ jobPortalEnabled: false }, { jobPortalEnabled: true, hidden: true }]) {
      await change(id, off);
      expect(await isFound()).toEqual([false, 404]);
    }
    await change(id, { hidden: false });
    expect(await isFound()).toEqual([true, 200]);
    await server.call(updatePositionStatus, recruiter, { params: { id }, body: { status: 'ON_HOLD' } });
    expect(await isFound()).toEqual([false, 404]);
  });

  it('[API-50] takes any one of its fields alone and leaves the others', async () => {
    const id = await draftPosition(server, recruiter);
    await fillPosition(server, recruiter, id);
    const city = await insertCity(server, admin.agencyId);
    const skill = async (name: string, type: 'HARD_SKILL' | 'SOFT_SKILL') =>
      (await server.call(createSkill, recruiter, { body: { name, type } })).body.data.id;
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    const changes = [
      { title: 'Cap de planta' },
      { recruiting_type: 'INTERIM' },
      { work_mode: 'REMOTE' },
      { contract_type: 'INTERN' },
      { location: city },
      { location: [city] },
      { salary: { from: 20_000, to: 30_000, currency: 'USD', salary_range: 'monthly' } },
      { years_experience: { from: 0, to: 4 } },
      { estimated_closing_date: '2027-02-01' },
      { exclusivity: { limit_date: '2027-01-01', notify_at: '2026-12-01' } },
      { replacement_warranty: { months: 3 } },
      { hiring_number: 4 },
      { fee_settings: { commission_rate: 12, fixed_fee: eur(-1), retain_fee: eur(500) } },
      { recruiters_ids: [recruiter.userId, admin.userId] },
      { hiring_managers_ids: [manager.userId] },
      { languages: [{ code: 'eu', proficiency: 'A1-A2' }] },
      { hard_skills: [await skill('Torn', 'HARD_SKILL')] },
      { soft_skills: [await skill('Calma', 'SOFT_SKILL')] },
      { benefits: ['Menjador', 'Dijous lliure'] },
      { job_portal_enabled: true },
      { agency_priority: 'LOW' },
      { hidden: true },
      { job_description: '<p>Nova</p>' },
      { jd_notes: 'Urgent' },
      { show_salary: true },
    ];
    for (const payload of changes) {
      const before = await read(id);
      const response = await send(id, payload);
      expect([response.statusCode, payload]).toEqual([200, payload]);
      const { data } = response.json();
      const [name = '', value] = Object.entries(payload)[0] ?? [];
      if (name === 'location')
        expect(data.locations.map((place: { id: string }) => place.id)).toEqual([city]);
      else if (name.endsWith('_ids'))
        expect(data[name.replace('_ids', '')].map((person: { id: string }) => person.id)).toEqual(value);
      else if (name.endsWith('_skills')) expect(data[`${name.slice(0, -1)}_ids`]).toEqual(value);
      else if (name === 'fee_settings')
        expect(data.fee_settings).toEqual({
          ...(value as object),
          fixed_fee: { amount: null, currency: 'EUR' },
        });
      else expect(data[name]).toEqual(value);
      if (name !== 'title') expect(data.title).toBe(before.title);
      if (name !== 'benefits') expect(data.benefits).toEqual(before.benefits);
    }
  });

  it('[CONST-83] [CONST-84] [CONST-85] [CONST-93] takes every value of its lists and no other', async () => {
    const id = await draftPosition(server, recruiter);
    for (const workMode of ['HYBRID', 'REMOTE', 'ON-SITE'] as const)
      expect((await change(id, { workMode })).body.data.workMode).toBe(workMode);
    for (const recruitingType of [
      'STANDARD',
      'ETT',
      'INTERIM',
      'RPO',
      'OUTSOURCING',
      'OUTPLACEMENT',
    ] as const)
      expect((await change(id, { recruitingType })).body.data.recruitingType).toBe(recruitingType);
    for (const contractType of [
      'FOR_WORK_AND_SERVICE',
      'FREELANCE',
      'FIXED_DISCONTINUOUS',
      'PRODUCTION_CIRCUMSTANCES',
      'FULLTIME',
      'INTERN',
      'REPLACEMENT',
      'TEMPORARY',
    ] as const)
      expect((await change(id, { contractType })).body.data.contractType).toBe(contractType);
    for (const salaryRange of ['annual', 'monthly'] as const)
      expect((await change(id, { salary: { salaryRange } })).body.data.salary?.salaryRange).toBe(salaryRange);
    expect([WORK_MODES, RECRUITING_TYPES, CONTRACT_TYPES, SALARY_RANGES].map((list) => list.length)).toEqual([
      3, 6, 8, 2,
    ]);
    expect(await refusal(id, { contract_type: 'PART_TIME' })).toEqual([
      400,
      { contract_type: 'invalid_value' },
    ]);
    expect(await refusal(id, { recruiting_type: 'OTHER' })).toEqual([
      400,
      { recruiting_type: 'invalid_value' },
    ]);
    expect(await refusal(id, { salary: { salary_range: 'weekly' } })).toEqual([
      400,
      { 'salary.salary_range': 'invalid_value' },
    ]);
  });

  it('[PDET-28] [PDET-31] [PDET-38] carries every field, its people and its skills as described', async () => {
    const id = await draftPosition(server, recruiter);
    await fillPosition(server, recruiter, id);
    const { body } = await server.call(createSkill, recruiter, { body: { name: 'SQL', type: 'HARD_SKILL' } });
    await change(id, { hiringManagersIds: [manager.userId], hardSkills: [body.data.id] });
    const { wire } = await server.call(getPosition, recruiter, { params: { id } });
    const { data } = wire as { data: Record<string, unknown> };
    const expected =
      'id title status client_id client recruiters hiring_managers agency_priority locations languages calculated_fee salary job_portal_enabled multi_posting_enabled hidden estimated_closing_date hiring_date exclusivity replacement_warranty created_by created_at updated_at process_information recruiting_type work_mode contract_type hiring_number fee_settings years_experience soft_skill_ids hard_skill_ids hard_skills soft_skills benefits job_description jd_notes welcome_workflow_id discard_workflow_id kq_discard_workflow_id channels_ok';
    expect(expected.split(' ').filter((name) => !(name in data))).toEqual([]);
    const any = expect.anything();
    expect(data).toMatchObject({
      client: { id: any, name: any, logo_image_url: null },
      locations: [{ id: any, name: 'Girona', address: any, country_name: 'Spain' }],
      salary: { from: 40_000, to: 50_000, currency: 'EUR', salary_range: 'annual' },
      process_information: {
        inbox_total: 0,
        in_process_internal_total: 0,
        in_process_external_total: 0,
        hired_total: 0,
      },
      hard_skills: [{ id: body.data.id, name: 'SQL', type: 'HARD_SKILL' }],
      recruiters: [
        { id: recruiter.userId, first_name: any, last_name: any, email: recruiter.email, image_url: null },
      ],
      hiring_managers: [{ id: manager.userId, name: any, email: manager.email, image_url: null }],
      created_by: { id: recruiter.userId, first_name: any, last_name: any, image_url: null },
      fee_settings: {
        commission_rate: null,
        fixed_fee: { amount: null, currency: 'EUR' },
        retain_fee: { amount: null, currency: 'EUR' },
      },
      exclusivity: { limit_date: null, notify_at: null },
      replacement_warranty: { months: null },
      years_experience: { from: 2, to: 5 },
    });
  });

  it('refuses a change of an old version and says which is the newest', async () => {
    const id = await draftPosition(server, recruiter);
    expect((await read(id)).version).toBe(1);
    expect((await change(id, { title: 'Primera', version: 1 })).body.data.version).toBe(2);
    const late = await change(id, { title: 'Segona', version: 1 }, admin);
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'POSITION_CHANGED',
      { version: 2 },
    ]);
    expect((await read(id)).title).toBe('Primera');
    expect((await change(id, { title: 'Segona' }, admin)).body.data).toMatchObject({
      title: 'Segona',
      version: 3,
    });
    const both = await Promise.all(
      ['Tercera', 'Quarta'].map(async (title) => (await change(id, { title, version: 3 })).status),
    );
    expect(both.sort()).toEqual([200, 409]);
  });

  it('refuses benefits that were changed from others than those that stand', async () => {
    const id = await draftPosition(server, recruiter);
    expect((await change(id, { benefits: ['Gimnàs'], benefitsBefore: [] })).status).toBe(200);
    const late = await change(id, { benefits: ['Menjador'], benefitsBefore: [] });
    expect([late.status, late.error.code]).toEqual([409, 'POSITION_CHANGED']);
    const { benefits, version } = await read(id);
    expect(benefits).toEqual(['Gimnàs']);
    const merged = await change(id, { benefits: ['Gimnàs', 'Menjador'], benefitsBefore: benefits });
    expect([merged.status, merged.body.data.version]).toEqual([200, version]);
  });

  it('counts no version for what one control sets whole', async () => {
    const id = await draftPosition(server, recruiter);
    await fillPosition(server, recruiter, id);
    const { version } = await read(id);
    await change(id, { agencyPriority: 'HIGH' });
    await change(id, { hidden: true });
    await change(id, { jobPortalEnabled: true });
    await change(id, { benefits: ['Menjador'] });
    await server.call(updatePositionStatus, recruiter, { params: { id }, body: { status: 'OPEN' } });
    expect((await read(id)).version).toBe(version);
    await change(id, { hiringManagersIds: [manager.userId] });
    expect((await read(id)).version).toBe(version + 1);
  });

  it('[PDET-39] is of a department of the own career site, of one that is removed no longer, and so is its copy', async () => {
    const one = (id: string, title: string) => ({ id, title, description: '', icon: 'Cpu' as const });
    const save = async (user: TestUser, departments: ReturnType<typeof one>[]) => {
      const body = { careerSite: { configurations: { departmentsPage: { departments } } } };
      const answer = await server.call(saveCareerSite, user, { params: { agencyId: user.agencyId }, body });
      expect(answer.status).toBe(200);
    };
    await save(admin, [one('it', 'Technology'), one('care', 'Care')]);
    await save(stranger, [one('rival', 'Rival')]);
    const id = await draftPosition(server, recruiter);
    expect(await read(id)).toMatchObject({
      departmentId: null,
      departments: [
        { id: 'it', title: 'Technology' },
        { id: 'care', title: 'Care' },
      ],
    });
    expect((await change(id, { departmentId: 'care' })).body.data.departmentId).toBe('care');
    for (const department_id of ['rival', 'Care', ''])
      expect([department_id, await refusal(id, { department_id })]).toEqual([
        department_id,
        [400, { department_id: 'not_found' }],
      ]);
    expect(await refusal(id, { department_id: 'x'.repeat(61) })).toEqual([
      400,
      { department_id: 'too_long' },
    ]);
    expect((await read(id)).departmentId).toBe('care');
    const copy = await server.call(duplicatePosition, recruiter, {
      params: { id },
      body: { title: 'A copy' },
    });
    expect((await read(copy.body.data.id)).departmentId).toBe('care');
    await save(admin, [one('it', 'Technology')]);
    expect(await read(id)).toMatchObject({
      departmentId: null,
      departments: [{ id: 'it', title: 'Technology' }],
    });
    expect((await change(id, { departmentId: null })).status).toBe(200);
    await save(admin, [one('it', 'Technology'), one('care', 'Care')]);
    expect((await read(id)).departmentId).toBeNull();
  });

  it('goes to another client of the agency only', async () => {
    const id = await draftPosition(server, recruiter);
    const clientId = await insertClient(server, admin.agencyId, 'Vidres Ter');
    expect((await change(id, { clientId })).body.data.client).toMatchObject({
      id: clientId,
      name: 'Vidres Ter',
    });
    for (const client_id of [await insertClient(server, stranger.agencyId), newId()])
      expect(await refusal(id, { client_id })).toEqual([400, { client_id: 'not_found' }]);
    expect(await refusal(id, { client_id: null })).toEqual([400, { client_id: 'invalid_type' }]);
    expect((await read(id)).clientId).toBe(clientId);
  });

  it('names a date that no calendar has', async () => {
    const id = await draftPosition(server, recruiter);
    for (const date of ['2024-13-45', '2026-02-31', '2026-00', '2026-01-01T99:00:00Z']) {
      expect(await refusal(id, { estimated_closing_date: date })).toEqual([
        400,
        { estimated_closing_date: 'invalid_date' },
      ]);
      expect(await refusal(id, { exclusivity: { limit_date: date, notify_at: null } })).toEqual([
        400,
        { 'exclusivity.limit_date': 'invalid_date' },
      ]);
    }
    await change(id, { estimatedClosingDate: '2026-12-24' });
    expect((await read(id)).estimatedClosingDate).toBe('2026-12-24');
    await change(id, { estimatedClosingDate: null });
    expect((await read(id)).estimatedClosingDate).toBeNull();
  });
});
