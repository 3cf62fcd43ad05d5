import { after, before, describe, it } from 'node:test';
import { createClient, getClient, listClients } from '@cantera/shared/contracts/clients';
import { expect } from 'expect';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, insertCity } from '../../testing/pipeline-data.ts';
import { calculateFee, type FeeTerms } from '../positions/position-fee.ts';
import { pageOfIds } from './clients.repository.ts';

describe('clients', () => {
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

  const create = async (name: string, user = recruiter): Promise<string> =>
    (await server.call(createClient, user, { body: { name } })).body.data.id;
  const list = async (user: TestUser, query: Record<string, unknown> = {}) => {
    const answer = await server.call(listClients, user, { query: { page: 1, perPage: 50, ...query } });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const names = async (user: TestUser, query: Record<string, unknown> = {}) =>
    (await list(user, query)).items.map((item) => item.name);

  it('[API-110] [CLI-22] [CLI-72] creates a client with its owner', async () => {
    const answer = await server.call(createClient, recruiter, {
      body: { name: '  Forn Sant Jordi ', ownerId: admin.userId },
    });
    expect([answer.status, answer.wire]).toEqual([200, { data: { id: answer.body.data.id } }]);
    const read = await server.call(getClient, recruiter, { params: { id: answer.body.data.id } });
    expect(read.body.data).toMatchObject({
      name: 'Forn Sant Jordi',
      companySize: '1_TO_10',
      owner: { id: admin.userId, firstName: 'Núria' },
      createdBy: { id: recruiter.userId },
      contacts: [],
      values: [],
      benefits: [],
      industry: null,
    });
  });

  it('[CLI-20] [CLI-21] names what a creation lacks or what cannot be', async () => {
    const fields = async (payload: object) => {
      const response = await server.inject(
        { method: 'POST', url: '/api/v1/agency/clients', payload },
        recruiter,
      );
      return [response.statusCode, response.json().error?.fields];
    };
    expect(await fields({})).toEqual([400, { name: 'required' }]);
    expect(await fields({ name: 'a' })).toEqual([400, { name: 'too_short' }]);
    expect(await fields({ name: 'x'.repeat(101) })).toEqual([400, { name: 'too_long' }]);
    expect(await fields({ name: 5 })).toEqual([400, { name: 'invalid_type' }]);
    for (const owner_id of [stranger.userId, newId()])
      expect(await fields({ name: 'Forn', owner_id })).toEqual([400, { owner_id: 'not_found' }]);
    expect(await fields({ name: 'Forn', owner_id: manager.userId })).toEqual([
      400,
      { owner_id: 'not_allowed' },
    ]);
  });

  it('[API-109] [API-111] answers 401, 403 to hiring managers, 404 for another agency’s client', async () => {
    const id = await create('Ferreteria Puig');
    const statuses = async (user: TestUser | null) => [
      (await server.call(listClients, user, { query: { page: 1, perPage: 10 } })).status,
      (await server.call(createClient, user, { body: { name: 'Nova' } })).status,
      (await server.call(getClient, user, { params: { id } })).status,
    ];
    expect(await statuses(null)).toEqual([401, 401, 401]);
    expect(await statuses(manager)).toEqual([403, 403, 403]);
    expect(await statuses(stranger)).toEqual([200, 200, 404]);
    expect((await server.call(getClient, recruiter, { params: { id: newId() } })).status).toBe(404);
    expect((await server.call(getClient, recruiter, { params: { id: 'x' } })).status).toBe(400);
    expect(await names(stranger)).toEqual(['Nova']);
  });

  it('[CLI-03] [CLI-08] [CLI-12] [CLI-16] searches, sorts and pages', async () => {
    const one = await server.createAgency('Llista');
    for (const name of ['Àbac', 'Zeta', 'Molí Nou', 'moli vell']) await create(name, one);
    expect(await names(one)).toEqual(['Àbac', 'Molí Nou', 'moli vell', 'Zeta']);
    expect(await names(one, { sortBy: '-name' })).toEqual(['Zeta', 'moli vell', 'Molí Nou', 'Àbac']);
    expect(await names(one, { sortBy: 'created_at' })).toEqual(['Àbac', 'Zeta', 'Molí Nou', 'moli vell']);
    expect(await names(one, { sortBy: '-created_at' })).toEqual(['moli vell', 'Molí Nou', 'Zeta', 'Àbac']);
    expect(await names(one, { search: 'MOLI' })).toEqual(['Molí Nou', 'moli vell']);
    expect(await names(one, { search: 'n' })).toEqual(['Molí Nou']);
    expect(await names(one, { search: '_' })).toEqual([]);
    const page = await list(one, { page: 2, perPage: 3 });
    expect([page.items.map((item) => item.name), page.pagination]).toEqual([
      ['Zeta'],
      { page: 2, pageSize: 3, totalItems: 4 },
    ]);
    const first = await list(one, { perPage: 3 });
    expect(first.pagination.totalItems).toBe(4);
    const wrong = await server.inject({ url: '/api/v1/agency/clients?sort_by=owner&per_page=x' }, one);
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      { sort_by: 'invalid_value', per_page: 'invalid_type' },
    ]);
  });

  describe('figures', () => {
    const TERMS: readonly FeeTerms[] = [
      {
        fixed_fee: 3000.005,
        commission_rate: null,
        salary_from: 1,
        salary_to: 2,
        salary_currency: 'EUR',
        salary_range: 'annual',
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: 20,
        salary_from: 30_000,
        salary_to: 40_000,
        salary_currency: 'EUR',
        salary_range: 'annual',
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: 17.5,
        salary_from: 2333,
        salary_to: 2801,
        salary_currency: 'EUR',
        salary_range: 'monthly',
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: 10,
        salary_from: null,
        salary_to: 50_000,
        salary_currency: null,
        salary_range: null,
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: 10,
        salary_from: 100,
        salary_to: 200,
        salary_currency: 'USD',
        salary_range: 'annual',
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: null,
        salary_from: 100,
        salary_to: 200,
        salary_currency: 'EUR',
        salary_range: 'annual',
        fee_currency: 'EUR',
      },
      {
        fixed_fee: null,
        commission_rate: 10,
        salary_from: null,
        salary_to: null,
        salary_currency: 'EUR',
        salary_range: 'annual',
        fee_currency: 'EUR',
      },
    ];

    it('[CLI-70] count positions by status and add up what the won ones brought', async () => {
      const clientId = await create('Amb xifres');
      const won = await Promise.all(TERMS.map(() => draftPosition(server, recruiter, { clientId })));
      await draftPosition(server, recruiter, { clientId });
      const open = await draftPosition(server, recruiter, { clientId });
      const lost = await draftPosition(server, recruiter, { clientId });
      const held = await draftPosition(server, recruiter, { clientId });
      const deleted = await draftPosition(server, recruiter, { clientId });
      await server.inTenant(admin.agencyId, async (tx) => {
        const update = (id: string, values: object) =>
          tx
            .updateTable('positions')
            .set(values)
            .where('agency_id', '=', admin.agencyId)
            .where('id', '=', id)
            .execute();
        for (const [index, id] of won.entries())
          await update(id, {
            ...TERMS[index],
            status: 'CLOSED_WON',
            first_opened_at: new Date('2026-01-01T00:00:00Z'),
            // 0, 1, 2 … days: 3 on average.
            hiring_date: new Date(Date.UTC(2026, 0, 1 + index)),
          });
        await update(open, { status: 'OPEN', fixed_fee: 99_999 });
        await update(lost, { status: 'CLOSED_LOST', fixed_fee: 99_999 });
        await update(held, { status: 'ON_HOLD' });
        await update(deleted, { status: 'DELETED' });
      });
      const fees = TERMS.map(calculateFee).flatMap((fee) => (fee?.currency === 'EUR' ? [fee.amount] : []));
      const billed = Math.round(fees.reduce((sum, fee) => sum + fee, 0) * 100) / 100;
      expect(fees).toEqual([3000.01, 7000, 5390.7, 5000]);
      const item = (await list(recruiter, { search: 'amb xifres' })).items[0];
      expect(item?.metrics).toEqual({
        positionsOpen: 1,
        positionsDraft: 1,
        positionsOnHold: 1,
        positionsClosedWon: 7,
        positionsClosedLost: 1,
        totalBilled: { amount: billed, currency: 'EUR' },
        revenueAvg: { amount: Math.round((billed / fees.length) * 100) / 100, currency: 'EUR' },
        avgTimeToHire: 3,
      });
    });

    it('are zero or nothing for a client without positions', async () => {
      await create('Sense xifres');
      expect((await list(recruiter, { search: 'sense' })).items[0]?.metrics).toEqual({
        positionsOpen: 0,
        positionsDraft: 0,
        positionsOnHold: 0,
        positionsClosedWon: 0,
        positionsClosedLost: 0,
        totalBilled: { amount: 0, currency: 'EUR' },
        revenueAvg: { amount: null, currency: 'EUR' },
        avgTimeToHire: null,
      });
    });
  });

  it('[CLI-75] gives a client whole', async () => {
    const id = await create('Sencer');
    const city = await insertCity(server, admin.agencyId);
    const contactId = newId();
    const valueId = newId();
    await server.inTenant(admin.agencyId, async (tx) => {
      const of = { agency_id: admin.agencyId, client_id: id, ordinal: 0 };
      await tx
        .insertInto('client_contacts')
        .values({
          ...of,
          id: contactId,
          name: 'Pere',
          email: 'pere@forn.test',
          linkedin_url: 'https://linkedin.com/in/pere',
        })
        .execute();
      await tx
        .insertInto('client_values')
        .values({ ...of, id: valueId, name: 'Proximitat', description: 'A prop' })
        .execute();
      await tx
        .insertInto('client_locations')
        .values({ ...of, city_id: Number(city) })
        .execute();
      await tx
        .updateTable('clients')
        .set({
          industry_id: 'food',
          legal_name: 'Forn, S.L.',
          benefits: ['Pa'],
          web_url: 'https://forn.test',
        })
        .where('agency_id', '=', admin.agencyId)
        .where('id', '=', id)
        .execute();
    });
    const answer = await server.call(getClient, recruiter, { params: { id } });
    expect(answer.body.data).toMatchObject({
      legalName: 'Forn, S.L.',
      industry: { id: 'food', name: 'Food and beverages' },
      locations: [{ id: city, name: 'Girona' }],
      webUrl: 'https://forn.test',
      contacts: [
        {
          id: contactId,
          name: 'Pere',
          email: 'pere@forn.test',
          position: null,
          phone: null,
          linkedinUrl: 'https://linkedin.com/in/pere',
        },
      ],
      values: [{ id: valueId, name: 'Proximitat', description: 'A prop' }],
      benefits: ['Pa'],
    });
  });

  it('lists in few statements, by an index', async () => {
    const one = await server.createAgency('Gran');
    await server.asOwner(
      `insert into clients (agency_id, id, name, created_at, updated_at)
        select $1, gen_random_uuid(), 'Client ' || md5(i::text), timestamptz '2026-01-01' + i * interval '1 hour', '2026-01-01'
        from generate_series(1, 10000) i`,
      [one.agencyId],
    );
    await server.asOwner('analyze clients');
    const plan = (query: object) =>
      server.inTenant(one.agencyId, async (tx) =>
        JSON.stringify(await pageOfIds(tx, one.agencyId, { page: 1, perPage: 10, ...query }).explain('text')),
      );
    expect(await plan({})).toMatch(/Index.* using clients_name/);
    expect(await plan({ sortBy: '-created_at' })).toMatch(/Index.* using clients_created/);
    expect(await plan({ search: '1a2b' })).toMatch(/Index.* using clients_name/);
    let queries = 0;
    onQuery(() => queries++);
    const page = await list(one, { perPage: 10 });
    onQuery(() => undefined);
    expect([page.items.length, page.pagination.totalItems]).toEqual([10, 10_000]);
    expect(queries).toBeLessThanOrEqual(4);
  });
});
