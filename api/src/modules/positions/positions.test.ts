import { after, before, describe, it } from 'node:test';
import { markSeen } from '@cantera/shared/contracts/applications';
import type { Role } from '@cantera/shared/contracts/enums';
import {
  createPosition,
  deletePosition,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  fillPosition,
  insertApplication,
  insertCity,
  insertClient,
  openPosition,
} from '../../testing/pipeline-data.ts';

describe('positions', () => {
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

  const titles = async (user: TestUser, query: Record<string, unknown> = {}): Promise<string[]> => {
    const answer = await server.call(listPositions, user, { query: { page: 1, perPage: 50, ...query } });
    expect(answer.status).toBe(200);
    return answer.body.data.items.map((item) => item.title);
  };
  const read = async (user: TestUser, id: string) =>
    (await server.call(getPosition, user, { params: { id } })).body.data;

  it('[API-48] [STEP-01] creates a draft with its steps and its creator as recruiter', async () => {
    const clientId = await insertClient(server, admin.agencyId);
    const answer = await server.call(createPosition, recruiter, {
      body: { title: '  Cap de projecte ', clientId, recruitersIds: [], jdNotes: 'urgent' },
    });
    expect(answer.status).toBe(200);
    expect(answer.wire).toEqual({ data: { id: answer.body.data.id } });
    const position = await read(recruiter, answer.body.data.id);
    expect(position).toMatchObject({
      title: 'Cap de projecte',
      status: 'DRAFT',
      clientId,
      client: { id: clientId, name: 'Forn Sant Jordi' },
      recruiters: [{ id: recruiter.userId }],
      jdNotes: 'urgent',
      hiringNumber: 1,
      deletable: true,
    });
    const steps = await server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('steps')
        .select(['name', 'type', 'category', 'ordinal'])
        .where('agency_id', '=', admin.agencyId)
        .where('position_id', '=', position.id)
        .orderBy('ordinal')
        .execute(),
    );
    expect(steps.map((step) => step.type)).toEqual(['INBOX', 'STEP', 'STEP', 'STEP', 'HIRED', 'DISCARDED']);
    expect(new Set(steps.map((step) => step.category))).toEqual(new Set(['INTERNAL']));
  });

  it('names what a creation lacks or what does not exist, another agency’s alike', async () => {
    const clientId = await insertClient(server, admin.agencyId);
    const foreign = await insertClient(server, stranger.agencyId);
    const create = async (payload: object) => {
      const response = await server.inject(
        { method: 'POST', url: '/api/v1/agency/clients/jobs', payload },
        recruiter,
      );
      return [response.statusCode, response.json().error?.fields];
    };
    const good = { title: 'Forner', client_id: clientId, recruiters_ids: [] };
    expect(await create({})).toEqual([
      400,
      { title: 'required', client_id: 'required', recruiters_ids: 'required' },
    ]);
    expect(await create({ ...good, title: 7 })).toEqual([400, { title: 'invalid_type' }]);
    expect(await create({ ...good, title: 'For\u0000ner' })).toEqual([400, { title: 'invalid_value' }]);
    expect(await create({ ...good, title: 'x'.repeat(101) })).toEqual([400, { title: 'too_long' }]);
    for (const client_id of [foreign, newId()])
      expect(await create({ ...good, client_id })).toEqual([400, { client_id: 'not_found' }]);
    for (const id of [stranger.userId, newId()])
      expect(await create({ ...good, recruiters_ids: [id] })).toEqual([400, { recruiters_ids: 'not_found' }]);
    expect(await create({ ...good, recruiters_ids: [manager.userId] })).toEqual([
      400,
      { recruiters_ids: 'not_allowed' },
    ]);
  });

  it('[API-49] [API-50] [API-51] [API-52] answers 401, 404 for another agency’s position and 400 for no id', async () => {
    const id = await draftPosition(server, recruiter);
    const answers = async (user: TestUser | null, positionId: string) => [
      (await server.call(getPosition, user, { params: { id: positionId } })).status,
      (await server.call(updatePosition, user, { params: { id: positionId }, body: { title: 'Hola' } }))
        .status,
      (
        await server.call(updatePositionStatus, user, {
          params: { id: positionId },
          body: { status: 'OPEN' },
        })
      ).status,
      (await server.call(deletePosition, user, { params: { id: positionId } })).status,
    ];
    expect(await answers(null, id)).toEqual([401, 401, 401, 401]);
    expect(await answers(stranger, id)).toEqual([404, 404, 404, 404]);
    expect(await answers(stranger, newId())).toEqual([404, 404, 404, 404]);
    expect(await answers(recruiter, 'nonsense')).toEqual([400, 400, 400, 400]);
    expect((await read(recruiter, id)).title).toBe('Backend developer');
  });

  it('lets each role do what its row of the table says', async () => {
    const table: Record<Role, readonly number[]> = {
      AGENCY_ADMIN: [200, 200, 200, 403],
      RECRUITER: [200, 200, 200, 200],
      HIRING_MANAGER: [403, 200, 403, 403],
    };
    const clientId = await insertClient(server, admin.agencyId);
    for (const [role, expected] of Object.entries(table)) {
      const user = { AGENCY_ADMIN: admin, RECRUITER: recruiter, HIRING_MANAGER: manager }[role as Role];
      const id = await draftPosition(server, recruiter);
      await fillPosition(server, recruiter, id);
      await server.call(updatePosition, recruiter, {
        params: { id },
        body: { hiringManagersIds: [manager.userId] },
      });
      const body = { title: 'Forner', clientId, recruitersIds: [] };
      expect([
        (await server.call(createPosition, user, { body })).status,
        (await server.call(getPosition, user, { params: { id } })).status,
        (await server.call(updatePosition, user, { params: { id }, body: { hidden: false } })).status,
        (await server.call(updatePositionStatus, user, { params: { id }, body: { status: 'OPEN' } })).status,
      ]).toEqual(expected);
    }
  });

  it('shows a hiring manager only his positions, without client, fees and salaries', async () => {
    const clientId = await insertClient(server, admin.agencyId);
    const mine = await draftPosition(server, recruiter, { title: 'Managed by him', clientId });
    const other = await draftPosition(server, recruiter, { title: 'Not managed by him' });
    await fillPosition(server, recruiter, mine);
    await server.call(updatePosition, recruiter, {
      params: { id: mine },
      body: {
        hiringManagersIds: [manager.userId],
        feeSettings: { fixedFee: { amount: 5000, currency: 'EUR' } },
      },
    });
    expect(await titles(manager, { search: 'managed by him' })).toEqual(['Managed by him']);
    expect((await server.call(getPosition, manager, { params: { id: other } })).status).toBe(404);
    const hidden = { client: null, feeSettings: null, calculatedFee: null };
    expect(await read(manager, mine)).toMatchObject({ ...hidden, clientId: null, salary: null });
    const listed = await server.call(listPositions, manager, {
      query: { page: 1, perPage: 10, search: 'managed' },
    });
    expect(listed.body.data.items).toMatchObject([hidden]);
    expect(await read(recruiter, mine)).toMatchObject({
      clientId,
      calculatedFee: { amount: 5000, currency: 'EUR' },
      salary: { from: 40_000, to: 50_000, currency: 'EUR', salaryRange: 'annual' },
    });
  });

  describe('the list', () => {
    let one: TestUser;
    let other: TestUser;
    let clientId: string;
    const ids: Record<string, string> = {};
    before(async () => {
      one = await server.createAgency('Llista');
      other = await server.createUser(one.agencyId, 'RECRUITER');
      clientId = await insertClient(server, one.agencyId, 'Zeta');
      const second = await insertClient(server, one.agencyId, 'àbac');
      ids.nurse = await draftPosition(server, one, { title: 'Infermera d’urgències', clientId });
      ids.cook = await draftPosition(server, other, { title: 'Cuiner 100% (IT)', clientId: second });
      ids.dev = await draftPosition(server, other, { title: 'C# developer', clientId });
      ids.open = await openPosition(server, one, { title: 'Analista senior', clientId });
      ids.hidden = await draftPosition(server, one, { title: 'Amagada', clientId });
      const change = (id: string | undefined, body: object) =>
        server.call(updatePosition, one, { params: { id: id ?? '' }, body });
      await change(ids.hidden, { hidden: true });
      await change(ids.cook, { agencyPriority: 'HIGH', estimatedClosingDate: '2026-12' });
      await change(ids.dev, { agencyPriority: 'LOW', estimatedClosingDate: '2026-11-30' });
      const gone = await draftPosition(server, one, { title: 'Esborrada', clientId });
      expect((await server.call(deletePosition, one, { params: { id: gone } })).status).toBe(200);
    });

    it('[API-47] [PLIST-11] answers a page with its pagination; the newest change comes first', async () => {
      const answer = await server.call(listPositions, one, { query: { page: 1, perPage: 3 } });
      expect(answer.wire).toMatchObject({
        data: { pagination: { page: 1, page_size: 3, total_items: 4 } },
      });
      const rest = await titles(one, { page: 2, perPage: 3 });
      expect([...answer.body.data.items.map((item) => item.title), ...rest]).toEqual([
        'C# developer',
        'Cuiner 100% (IT)',
        'Analista senior',
        'Infermera d’urgències',
      ]);
      const beyond = await server.call(listPositions, one, { query: { page: 9, perPage: 3 } });
      expect(beyond.body.data).toEqual({ items: [], pagination: { page: 9, pageSize: 3, totalItems: 4 } });
    });

    it('[DASH-33] [DASH-32] answers the number alone when only that is asked, up to 9999 a page otherwise', async () => {
      const count = async (user: TestUser, query: object = {}) =>
        (await server.call(listPositions, user, { query: { perPage: 9999, countOnly: true, ...query } }))
          .wire;
      const answer = (total_items: number) => ({
        data: { items: [], pagination: { page: 1, page_size: 9999, total_items } },
      });
      expect(await count(one)).toEqual(answer(4));
      expect(await count(one, { status: 'OPEN' })).toEqual(answer(1));
      expect(await count(one, { recruiterId: [other.userId], search: 'dev' })).toEqual(answer(1));
      expect(await count(one, { clientId: await insertClient(server, stranger.agencyId) })).toEqual(
        answer(0),
      );
      expect((await titles(one, { perPage: 9999 })).length).toBe(4);
    });

    it('[PLIST-06] finds titles by all words, without regard to case and accents', async () => {
      expect(await titles(one, { search: 'URGENCIES infer' })).toEqual(['Infermera d’urgències']);
      expect(await titles(one, { search: 'it' })).toEqual(['Cuiner 100% (IT)']);
      expect(await titles(one, { search: 'c#' })).toEqual(['C# developer']);
      expect(await titles(one, { search: '100%' })).toEqual(['Cuiner 100% (IT)']);
      expect(await titles(one, { search: '%%%' })).toEqual([]);
      expect(await titles(one, { search: 'se' })).toEqual(['Analista senior']);
      expect(await titles(one, { search: 'enior' })).toEqual(['Analista senior']);
      expect(await titles(one, { search: '(((' })).toEqual([]);
    });

    it('[PLIST-07] [PLIST-08] [PLIST-09] [PLIST-10] filters by status, client, recruiters and priority', async () => {
      expect(await titles(one, { status: 'OPEN' })).toEqual(['Analista senior']);
      expect(await titles(one, { status: 'DELETED' })).toEqual([]);
      expect((await titles(one, { clientId })).length).toBe(3);
      expect(await titles(one, { recruiterId: [other.userId], sortBy: 'title' })).toEqual([
        'C# developer',
        'Cuiner 100% (IT)',
      ]);
      expect((await titles(one, { recruiterId: [other.userId, one.userId] })).length).toBe(4);
      expect(await titles(one, { agencyPriority: 'HIGH' })).toEqual(['Cuiner 100% (IT)']);
      expect(await titles(one, { status: 'DRAFT', clientId, search: 'dev' })).toEqual(['C# developer']);
    });

    it('answers an empty list for another agency’s ids in a filter, as for ids that never existed', async () => {
      const foreign = await insertClient(server, stranger.agencyId);
      for (const id of [foreign, newId()]) expect(await titles(one, { clientId: id })).toEqual([]);
      for (const id of [stranger.userId, newId()])
        expect(await titles(one, { recruiterId: [id] })).toEqual([]);
    });

    it('[PLIST-05] [PLIST-24] keeps hidden positions apart', async () => {
      expect(await titles(one, { hidden: true })).toEqual(['Amagada']);
      await server.call(updatePosition, one, { params: { id: ids.hidden ?? '' }, body: { hidden: false } });
      expect(await titles(one, { hidden: true })).toEqual([]);
      expect(await titles(one, { search: 'amagada' })).toEqual(['Amagada']);
      await server.call(updatePosition, one, { params: { id: ids.hidden ?? '' }, body: { hidden: true } });
    });

    it('[PLIST-20] sorts by every field in both directions, the empty last', async () => {
      expect(await titles(one, { sortBy: 'title' })).toEqual([
        'Analista senior',
        'C# developer',
        'Cuiner 100% (IT)',
        'Infermera d’urgències',
      ]);
      expect((await titles(one, { sortBy: '-title' }))[0]).toBe('Infermera d’urgències');
      expect((await titles(one, { sortBy: 'client' }))[0]).toBe('Cuiner 100% (IT)');
      expect((await titles(one, { sortBy: '-agency_priority' })).slice(0, 2)).toEqual([
        'Cuiner 100% (IT)',
        'C# developer',
      ]);
      expect((await titles(one, { sortBy: 'estimated_closing_date' })).slice(0, 2)).toEqual([
        'C# developer',
        'Cuiner 100% (IT)',
      ]);
      expect((await titles(one, { sortBy: '-estimated_closing_date' })).slice(0, 2)).toEqual([
        'Cuiner 100% (IT)',
        'C# developer',
      ]);
      for (const field of [
        'status',
        'created_at',
        'updated_at',
        'hiring_date',
        'job_portal_enabled',
      ] as const)
        for (const sortBy of [field, `-${field}`]) expect((await titles(one, { sortBy })).length).toBe(4);
    });

    it('names a wrong parameter', async () => {
      const fields = async (query: string) =>
        (await server.inject({ url: `/api/v1/agency/jobs?${query}` }, one)).json().error?.fields;
      expect(await fields('page=0')).toEqual({ page: 'too_small' });
      expect(await fields('per_page=10000')).toEqual({ per_page: 'too_big' });
      expect(await fields('search=a%00b')).toEqual({ search: 'invalid_value' });
      expect(await fields('status=NEW')).toEqual({ status: 'invalid_value' });
      expect(await fields('client_id=7')).toEqual({ client_id: 'invalid_value' });
      expect(await fields('sort_by=salary')).toEqual({ sort_by: 'invalid_value' });
      expect(await fields(`search=${'x'.repeat(201)}`)).toEqual({ search: 'too_long' });
    });

    it('[PLIST-21] counts the applications of the page’s rows by kind of step, in few statements', async () => {
      const id = ids.open ?? '';
      for (const step of ['Inbox', 'Inbox', 'Screening', 'Interview', 'Hired', 'Discarded'])
        await insertApplication(server, one.agencyId, id, step);
      await server.inTenant(one.agencyId, (tx) =>
        tx
          .updateTable('steps')
          .set({ category: 'EXTERNAL' })
          .where('agency_id', '=', one.agencyId)
          .where('position_id', '=', id)
          .where('name', '=', 'Interview')
          .execute(),
      );
      let queries = 0;
      onQuery(() => queries++);
      // One for the session, one for the ids, one for their rows, one for the total.
      const answer = await server.call(listPositions, one, { query: { page: 1, perPage: 2 } });
      onQuery(() => undefined);
      expect(queries).toBeLessThanOrEqual(4);
      expect(answer.body.data.pagination.totalItems).toBe(4);
      const listed = await server.call(listPositions, one, {
        query: { page: 1, perPage: 10, search: 'analista' },
      });
      expect(listed.body.data.items[0]?.processInformation).toEqual({
        inboxTotal: 2,
        inboxUnseenTotal: 2,
        inProcessInternalTotal: 1,
        inProcessExternalTotal: 1,
        hiredTotal: 1,
      });
    });
  });

  it('[NOTE-15] says how many of the inbox nobody has opened, wherever else people are', async () => {
    const positionId = await draftPosition(server, recruiter);
    const [seen] = [
      await insertApplication(server, admin.agencyId, positionId, 'Inbox'),
      await insertApplication(server, admin.agencyId, positionId, 'Inbox'),
      await insertApplication(server, admin.agencyId, positionId, 'Screening'),
    ];
    const inbox = async (user: TestUser) => {
      const { body } = await server.call(listPositions, user, { query: { page: 1, perPage: 50 } });
      const found = body.data.items.find(({ id }) => id === positionId)?.processInformation;
      return [found?.inboxTotal, found?.inboxUnseenTotal];
    };
    expect(await inbox(recruiter)).toEqual([2, 2]);
    await server.call(markSeen, admin, { params: { id: positionId, applicationId: seen } });
    expect(await inbox(recruiter)).toEqual([2, 1]);
  });

  describe('a change', () => {
    it('[PDET-38] stores every field and gives it back', async () => {
      const id = await draftPosition(server, recruiter);
      const city = await insertCity(server, admin.agencyId);
      const skillIds = [newId(), newId()];
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('skills')
          .values(
            skillIds.map((skillId, i) => ({
              agency_id: admin.agencyId,
              id: skillId,
              name: `Skill ${skillId}`,
              type: i === 0 ? ('HARD_SKILL' as const) : ('SOFT_SKILL' as const),
            })),
          )
          .execute(),
      );
      const answer = await server.call(updatePosition, recruiter, {
        params: { id },
        body: {
          title: 'Arquitecta',
          recruitingType: 'STANDARD',
          workMode: 'ON-SITE',
          contractType: 'FULLTIME',
          location: [city],
          salary: { from: 30_000, to: 40_000, currency: 'EUR', salaryRange: 'annual' },
          yearsExperience: { from: 3, to: 8 },
          estimatedClosingDate: '2026-12-24T23:00:00.000Z',
          exclusivity: { limitDate: '2027', notifyAt: '2026-12-01' },
          replacementWarranty: { months: 6 },
          hiringNumber: 2,
          feeSettings: {
            commissionRate: 20,
            fixedFee: { amount: -1, currency: 'EUR' },
            retainFee: { amount: 900, currency: 'EUR' },
          },
          recruitersIds: [recruiter.userId, admin.userId],
          hiringManagersIds: [manager.userId],
          languages: [{ code: 'ca', proficiency: 'C1' }],
          hardSkills: skillIds.slice(0, 1),
          softSkills: skillIds.slice(1),
          benefits: ['Menjador'],
          jobPortalEnabled: true,
          agencyPriority: 'MEDIUM',
          jobDescription: '<p onclick="x()">Hola<script>alert(1)</script></p>',
        },
      });
      expect(answer.status).toBe(200);
      expect(await read(recruiter, id)).toMatchObject({
        title: 'Arquitecta',
        recruitingType: 'STANDARD',
        workMode: 'ON-SITE',
        contractType: 'FULLTIME',
        locations: [{ id: city, name: 'Girona', address: 'Girona, Catalonia, Spain', countryName: 'Spain' }],
        salary: { from: 30_000, to: 40_000, currency: 'EUR', salaryRange: 'annual' },
        yearsExperience: { from: 3, to: 8 },
        estimatedClosingDate: '2026-12-24',
        exclusivity: { limitDate: '2027-01-01', notifyAt: '2026-12-01' },
        replacementWarranty: { months: 6 },
        hiringNumber: 2,
        feeSettings: {
          commissionRate: 20,
          fixedFee: { amount: null, currency: 'EUR' },
          retainFee: { amount: 900, currency: 'EUR' },
        },
        calculatedFee: { amount: 7000, currency: 'EUR' },
        recruiters: [{ id: recruiter.userId, firstName: 'Núria' }, { id: admin.userId }],
        hiringManagers: [{ id: manager.userId, name: 'Núria Castellví', email: manager.email }],
        languages: [{ code: 'ca', proficiency: 'C1' }],
        hardSkillIds: skillIds.slice(0, 1),
        softSkillIds: skillIds.slice(1),
        benefits: ['Menjador'],
        jobPortalEnabled: true,
        agencyPriority: 'MEDIUM',
        jobDescription: '<p>Hola</p>',
        createdBy: { id: recruiter.userId },
        missingFields: [],
      });
    });

    it('[PPAGE-04] changes the priority alone and leaves the rest', async () => {
      const id = await draftPosition(server, recruiter, { title: 'Prioritzada' });
      await fillPosition(server, recruiter, id);
      await server.call(updatePosition, admin, { params: { id }, body: { agencyPriority: 'HIGH' } });
      expect(await read(recruiter, id)).toMatchObject({
        agencyPriority: 'HIGH',
        title: 'Prioritzada',
        workMode: 'HYBRID',
        locations: [{ name: 'Girona' }],
      });
    });

    it('names the field whose value cannot be', async () => {
      const id = await draftPosition(server, recruiter);
      await fillPosition(server, recruiter, id);
      const fields = async (payload: object) => {
        const response = await server.inject(
          { method: 'PATCH', url: `/api/v1/agency/clients/jobs/${id}`, payload },
          recruiter,
        );
        return [response.statusCode, response.json().error?.fields];
      };
      expect(await fields({ title: 'x' })).toEqual([400, { title: 'too_short' }]);
      expect(await fields({ work_mode: 'MOON' })).toEqual([400, { work_mode: 'invalid_value' }]);
      expect(await fields({ location: '99999999' })).toEqual([400, { location: 'not_found' }]);
      expect(await fields({ location: ['drop table'] })).toEqual([400, { location: 'not_found' }]);
      expect(await fields({ salary: { from: 60_000 } })).toEqual([400, { 'salary.from': 'too_big' }]);
      expect(await fields({ salary: { to: 10 } })).toEqual([400, { 'salary.to': 'too_small' }]);
      expect(await fields({ salary: { currency: 'QQQ' } })).toEqual([
        400,
        { 'salary.currency': 'invalid_value' },
      ]);
      expect(await fields({ years_experience: { from: 9, to: 2 } })).toEqual([
        400,
        { 'years_experience.from': 'too_big' },
      ]);
      expect(await fields({ years_experience: { from: -1, to: 2 } })).toEqual([
        400,
        { 'years_experience.from': 'too_small' },
      ]);
      expect(await fields({ estimated_closing_date: '2026-02-31' })).toEqual([
        400,
        { estimated_closing_date: 'invalid_date' },
      ]);
      expect(await fields({ hiring_number: 0 })).toEqual([400, { hiring_number: 'too_small' }]);
      expect(await fields({ hard_skills: [newId()] })).toEqual([400, { hard_skills: 'not_found' }]);
      expect(await fields({ hiring_managers_ids: [stranger.userId] })).toEqual([
        400,
        { hiring_managers_ids: 'not_found' },
      ]);
      expect(await fields({ job_description: 'x'.repeat(200_001) })).toEqual([
        400,
        { job_description: 'too_long' },
      ]);
      expect(
        await fields({ fee_settings: { commission_rate: 10, fixed_fee: { amount: 5, currency: 'EUR' } } }),
      ).toEqual([400, { 'fee_settings.fixed_fee': 'not_allowed' }]);
    });

    it('[PDET-25] takes the sentinel as no fee, and one kind of fee replaces the other', async () => {
      const id = await draftPosition(server, recruiter);
      const fees = async (feeSettings: object) =>
        (await server.call(updatePosition, recruiter, { params: { id }, body: { feeSettings } })).body.data
          .feeSettings;
      expect(await fees({ commissionRate: -1, fixedFee: { amount: 3000, currency: 'EUR' } })).toMatchObject({
        commissionRate: null,
        fixedFee: { amount: 3000 },
      });
      expect(await fees({ commissionRate: 15 })).toMatchObject({
        commissionRate: 15,
        fixedFee: { amount: null },
      });
    });

    it('shows the channels that the messages need and those that the first recruiter has', async () => {
      const id = await draftPosition(server, recruiter);
      const workflowId = newId();
      const created_at = new Date();
      await server.inTenant(admin.agencyId, async (tx) => {
        await tx
          .insertInto('workflows')
          .values({
            agency_id: admin.agencyId,
            id: workflowId,
            name: 'Welcome',
            actions: JSON.stringify([
              { id: newId(), type: 'AUTOMATIC_MESSAGE', value: { channels: ['EMAIL'], message: 'Hi' } },
              { id: newId(), type: 'DELAY', value: { delaySeconds: 60 } },
            ]),
            created_at,
            updated_at: created_at,
          })
          .execute();
        await tx
          .updateTable('positions')
          .set({ welcome_workflow_id: workflowId })
          .where('agency_id', '=', admin.agencyId)
          .where('id', '=', id)
          .execute();
      });
      expect(await read(recruiter, id)).toMatchObject({ channelsUsed: ['EMAIL'], channelsOk: [] });
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('channels')
          .values({
            agency_id: admin.agencyId,
            id: newId(),
            user_id: recruiter.userId,
            type: 'EMAIL',
            created_at,
          })
          .execute(),
      );
      expect(await read(recruiter, id)).toMatchObject({ channelsUsed: ['EMAIL'], channelsOk: ['EMAIL'] });
    });
  });

  describe('the status', () => {
    const change = async (user: TestUser, id: string, status: never | string) => {
      const answer = await server.call(updatePositionStatus, user, {
        params: { id },
        body: { status: status as 'OPEN' },
      });
      return answer.error ? [answer.status, answer.error.code] : [answer.status, answer.body.data.status];
    };

    it('[PPAGE-56] [API-52] is changed by an assigned recruiter only, not even by an admin', async () => {
      const id = await openPosition(server, recruiter);
      const answer = await server.call(updatePositionStatus, admin, {
        params: { id },
        body: { status: 'ON_HOLD' },
      });
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([
        403,
        'STATUS_NOT_AUTHORIZED',
        'user is not authorized to change the job status',
      ]);
      expect(await change(recruiter, id, 'ON_HOLD')).toEqual([200, 'ON_HOLD']);
    });

    it('[PPAGE-57] never goes back to draft, nor by this call to deleted', async () => {
      const id = await openPosition(server, recruiter);
      expect(await change(recruiter, id, 'DRAFT')).toEqual([409, 'STATUS_NOT_ALLOWED']);
      expect(await change(recruiter, id, 'DELETED')).toEqual([409, 'STATUS_NOT_ALLOWED']);
      expect(await change(recruiter, id, 'NEW')).toEqual([400, 'VALIDATION_FAILED']);
    });

    it('opens only when what publishing needs is there, and says what is missing', async () => {
      const id = await draftPosition(server, recruiter);
      const answer = await server.call(updatePositionStatus, recruiter, {
        params: { id },
        body: { status: 'OPEN' },
      });
      expect([answer.status, answer.error.code]).toEqual([409, 'REQUIRED_FIELDS_MISSING']);
      expect(answer.error.details).toEqual({
        missing_fields: [
          'jobDescription',
          'salaryFrom',
          'salaryTo',
          'salaryRange',
          'workMode',
          'contractType',
          'location',
          'yearsExperience',
        ],
      });
      await fillPosition(server, recruiter, id);
      await server.call(updatePosition, recruiter, { params: { id }, body: { jobDescription: '<p> </p>' } });
      expect((await read(recruiter, id)).missingFields).toEqual(['jobDescription']);
      await server.call(updatePosition, recruiter, { params: { id }, body: { jobDescription: '<p>Sí</p>' } });
      expect(await change(recruiter, id, 'OPEN')).toEqual([200, 'OPEN']);
      expect((await read(recruiter, id)).deletable).toBe(false);
    });

    it('[PPAGE-52] [PPAGE-53] is won only with as many hires as asked for', async () => {
      const id = await openPosition(server, recruiter);
      const refused = await server.call(updatePositionStatus, recruiter, {
        params: { id },
        body: { status: 'CLOSED_WON' },
      });
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        409,
        'HIRES_DO_NOT_MATCH',
        'The number of hires do not meet the hiring number defined in the position details.',
      ]);
      await insertApplication(server, admin.agencyId, id, 'Hired');
      expect(await change(recruiter, id, 'CLOSED_WON')).toEqual([200, 'CLOSED_WON']);
      expect((await read(recruiter, id)).hiringDate).not.toBeNull();
      expect(await change(recruiter, id, 'OPEN')).toEqual([200, 'OPEN']);
      expect((await read(recruiter, id)).hiringDate).toBeNull();
    });
  });

  describe('deleting', () => {
    const remove = async (user: TestUser, id: string) => {
      const answer = await server.call(deletePosition, user, { params: { id }, body: { reasonId: 1 } });
      return [answer.status, answer.error?.code];
    };

    it('[API-51] [PLIST-25] [PPAGE-26] takes a draft away for its recruiter and for its hiring manager', async () => {
      const first = await draftPosition(server, recruiter);
      expect(await remove(recruiter, first)).toEqual([200, undefined]);
      expect((await server.call(getPosition, recruiter, { params: { id: first } })).status).toBe(404);
      expect(await remove(recruiter, first)).toEqual([404, 'NOT_FOUND']);
      const second = await draftPosition(server, recruiter);
      await server.call(updatePosition, recruiter, {
        params: { id: second },
        body: { hiringManagersIds: [manager.userId] },
      });
      expect(await remove(manager, second)).toEqual([200, undefined]);
    });

    it('[PPAGE-28] [PPAGE-24] is refused for others, for what was published and for what has applications', async () => {
      const draft = await draftPosition(server, recruiter);
      expect(await remove(admin, draft)).toEqual([403, 'FORBIDDEN']);
      await insertApplication(server, admin.agencyId, draft);
      expect(await remove(recruiter, draft)).toEqual([409, 'POSITION_NOT_DELETABLE']);
      const open = await openPosition(server, recruiter);
      expect(await remove(recruiter, open)).toEqual([409, 'POSITION_NOT_DELETABLE']);
    });
  });
});
