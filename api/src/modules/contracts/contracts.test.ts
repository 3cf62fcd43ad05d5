import { after, before, describe, it } from 'node:test';
import { deleteClient } from '@cantera/shared/contracts/clients';
import {
  createContract,
  getContract,
  listAgreements,
  listContracts,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { contractInput, makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, insertClient } from '../../testing/pipeline-data.ts';

/** Every field that a form may hold, in wire names. */
const FULL = {
  first_name: 'Núria',
  last_name: 'Ferrer Bosch',
  location: 'Carrer Nou 1, Girona',
  nif: '12345678Z',
  pais_nif: 'ES',
  seg_soc: '28/12345678/40',
  tarifa: 25.5,
  convenio: 'Conveni de la fusta',
  cat_convenio_id: '3.2',
  cat_convenio_name: 'Oficial de primera',
  puesto: 'Fustera',
  titulacion: 'FP II',
  birth: '1988-02-29',
  genero: 'Dona',
  work_hours: 37.5,
  alta: '2026-01-05',
  antiguedad: '2024-03-01',
  baja: '2026-06-30',
  comments: 'Torn de matí',
};

describe('contracts', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
  });
  after(() => server.close());

  const ids = async (query: Record<string, unknown>, user = recruiter) => {
    const { body } = await server.call(listContracts, user, { query });
    return { ids: body.contracts.map(({ id }) => id), total: body.meta.totalCount };
  };

  it('[API-123] [API-122] [CON-37] [CON-42] keeps every field and answers 201 with the whole contract', async () => {
    const candidateId = await insertCandidate(server, admin.agencyId);
    const clientId = await insertClient(server, admin.agencyId, 'Fusteria Ter');
    await server.asOwner("update clients set legal_name = 'Fusteria Ter, S.L.' where id = $1", [clientId]);
    await server.asOwner("update candidates set job_search_status = 'PASSIVE' where id = $1", [candidateId]);
    const sent = { ...FULL, candidate_id: candidateId, client_id: clientId };
    const url = '/services/contracts/contracts';
    const made = await server.inject({ method: 'POST', url, payload: { contract: sent } }, recruiter);
    expect(made.statusCode).toBe(201);
    const { contract } = made.json();
    expect(contract).toEqual({
      ...sent,
      id: expect.any(String),
      candidate: { id: candidateId, status: 'PASSIVE' },
      client: { id: clientId, name: 'Fusteria Ter', legal_name: 'Fusteria Ter, S.L.' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.any(String),
      blocked_at: null,
      version: 1,
    });
    const read = await server.inject({ url: `${url}/${contract.id}` }, recruiter);
    expect(read.json()).toEqual({ contract });
    // The path stands in the table of calls; the answer is the quoted one.
    const list = await server.inject({ url: `${url}?candidate_id=${candidateId}` }, recruiter);
    expect(list.json()).toEqual({ contracts: [contract], meta: { total_count: 1 } });
  });

  it('[CON-35] [CON-34] takes a contract with no more than what the server asks for, and says what is missing', async () => {
    const contract = await contractInput(server, admin);
    const answer = await server.call(createContract, recruiter, {
      body: { contract: { ...contract, location: '', segSoc: ' ' } },
    });
    expect(answer.body.contract).toMatchObject({
      paisNif: 'ES',
      location: null,
      segSoc: null,
      alta: null,
      antiguedad: null,
      baja: null,
    });
    const empty = await server.inject(
      { method: 'POST', url: '/services/contracts/contracts', payload: { contract: {} } },
      recruiter,
    );
    expect([empty.statusCode, empty.json().error.fields]).toEqual([
      400,
      Object.fromEntries(
        ['candidate_id', 'client_id', 'first_name', 'last_name', 'nif', 'tarifa', 'work_hours'].map(
          (name) => [`contract.${name}`, 'required'],
        ),
      ),
    ]);
  });

  const wrong: readonly (readonly [string, object, object])[] = [
    ['hours over 40', { workHours: 40.5 }, { work_hours: 'too_big' }],
    ['hours below 0', { workHours: -0.5 }, { work_hours: 'too_small' }],
    ['hours between the steps', { workHours: 37.3 }, { work_hours: 'invalid_value' }],
    ['a rate below 0', { tarifa: -0.01 }, { tarifa: 'too_small' }],
    ['a rate with three decimals', { tarifa: 10.005 }, { tarifa: 'invalid_value' }],
    ['an empty first name', { firstName: ' ' }, { first_name: 'required' }],
    ['an empty last name', { lastName: '' }, { last_name: 'required' }],
    ['an empty NIF', { nif: '' }, { nif: 'required' }],
    ['an end before the start', { alta: '2026-02-02', baja: '2026-02-01' }, { baja: 'date_before_start' }],
    ['a day that is none', { birth: '2026-02-30' }, { birth: 'invalid_date' }],
    ['a birth that is yet to come', { birth: '2999-01-01' }, { birth: 'date_in_future' }],
    ['a country that is no code', { paisNif: 'España' }, { pais_nif: 'invalid_format' }],
    ['nobody', { candidateId: newId() }, { candidate_id: 'not_found' }],
    ['no client', { clientId: newId() }, { client_id: 'not_found' }],
  ];
  for (const [name, change, fields] of wrong)
    it(`[CON-30] [CON-32] refuses ${name} at its field, new and changed`, async () => {
      const contract = { ...(await contractInput(server, admin)), ...change };
      const expected = Object.fromEntries(Object.entries(fields).map(([key, is]) => [`contract.${key}`, is]));
      const made = await server.call(createContract, recruiter, { body: { contract } });
      expect([made.status, made.error.fields]).toEqual([400, expected]);
      const id = await makeContract(server, recruiter);
      const changed = await server.call(updateContract, recruiter, {
        params: { id },
        body: { contract: change },
      });
      expect([changed.status, changed.error.fields]).toEqual([400, expected]);
    });

  it('takes hours and rates at their ends and between, a country in small letters, and none', async () => {
    for (const change of [
      { workHours: 0, tarifa: 0 },
      { workHours: 40, tarifa: 0.01, paisNif: 'pt' },
      { workHours: 0.5, tarifa: 1234.56 },
      { paisNif: null },
    ]) {
      const id = await makeContract(server, recruiter, change);
      const { body } = await server.call(getContract, recruiter, { params: { id } });
      expect(body.contract).toMatchObject({
        ...change,
        paisNif: change.paisNif === undefined ? 'ES' : (change.paisNif?.toUpperCase() ?? null),
      });
    }
  });

  it('keeps a NIF whose letter is wrong, as it is typed', async () => {
    const id = await makeContract(server, recruiter, { nif: '12.345.678-A', segSoc: '28 12345678 41' });
    const { body } = await server.call(getContract, recruiter, { params: { id } });
    expect([body.contract.nif, body.contract.segSoc]).toEqual(['12.345.678-A', '28 12345678 41']);
  });

  describe('changed', () => {
    it('[API-124] [CON-39] keeps what is left out and raises the version', async () => {
      const id = await makeContract(server, recruiter, { location: 'Girona', alta: '2026-01-01' as never });
      const answer = await server.inject(
        {
          method: 'PATCH',
          url: `/services/contracts/contracts/${id}`,
          payload: { contract: { tarifa: 30, location: '', version: 1 } },
        },
        recruiter,
      );
      expect([answer.statusCode, answer.json().contract]).toEqual([
        200,
        expect.objectContaining({
          tarifa: 30,
          location: null,
          alta: '2026-01-01',
          first_name: 'Jordi',
          version: 2,
        }),
      ]);
    });

    it('refuses a change of an old version and says which is the newest', async () => {
      const id = await makeContract(server, recruiter);
      const change = (contract: object) =>
        server.call(updateContract, recruiter, { params: { id }, body: { contract } });
      expect((await change({ puesto: 'Primera', version: 1 })).status).toBe(200);
      const late = await change({ puesto: 'Segona', version: 1 });
      expect([late.status, late.error.code, late.error.details]).toEqual([
        409,
        'CONTRACT_CHANGED',
        { version: 2 },
      ]);
      const { body } = await server.call(getContract, recruiter, { params: { id } });
      expect(body.contract.puesto).toBe('Primera');
    });

    it('looks at the stored day where only one of the two is sent', async () => {
      const id = await makeContract(server, recruiter, { alta: '2026-03-01' as never });
      const change = (contract: object) =>
        server.call(updateContract, recruiter, { params: { id }, body: { contract } });
      const early = await change({ baja: '2026-02-28' });
      expect([early.status, early.error.fields]).toEqual([400, { 'contract.baja': 'date_before_start' }]);
      expect((await change({ baja: '2026-03-01' })).status).toBe(200);
      expect((await change({ alta: '2026-03-02' })).error.fields).toEqual({
        'contract.baja': 'date_before_start',
      });
      expect((await change({ alta: '2026-03-02', baja: null })).body.contract).toMatchObject({
        alta: '2026-03-02',
        baja: null,
      });
    });

    it('is not found where there is none', async () => {
      const params = { id: newId() };
      expect((await server.call(getContract, recruiter, { params })).status).toBe(404);
      const change = await server.call(updateContract, recruiter, {
        params,
        body: { contract: { puesto: 'x' } },
      });
      expect(change.status).toBe(404);
    });
  });

  describe('listed', () => {
    it('[API-121] [CON-21] [CON-04] has pages of ten, the newest first, and says how many there are', async () => {
      const clientId = await insertClient(server, admin.agencyId);
      const made: string[] = [];
      for (let index = 0; index < 12; index += 1)
        made.unshift(await makeContract(server, recruiter, { clientId }));
      expect(await ids({ clientId })).toEqual({ ids: made.slice(0, 10), total: 12 });
      expect(await ids({ clientId, page: 2 })).toEqual({ ids: made.slice(10), total: 12 });
      expect(await ids({ clientId, page: 3 })).toEqual({ ids: [], total: 12 });
      expect(await ids({ clientId, perPage: 5, page: 2 })).toEqual({ ids: made.slice(5, 10), total: 12 });
    });

    it('[CON-06] [CON-07] finds names and places without regard to accents and capitals, never by the NIF', async () => {
      const clientId = await insertClient(server, admin.agencyId);
      const place = { location: 'Avinguda de Jaume I, Salt' };
      const nuria = await makeContract(server, recruiter, {
        clientId,
        firstName: 'Núria',
        lastName: 'Muñoz Ångström',
        nif: '87654321X',
        ...place,
      });
      const pere = await makeContract(server, recruiter, { clientId, firstName: 'Pere', ...place });
      const found = async (query: object) => (await ids({ clientId, ...query })).ids;
      expect(await found({ search: 'munoz NURIA' })).toEqual([nuria]);
      expect(await found({ search: 'angstrom' })).toEqual([nuria]);
      expect(await found({ search: '87654321' })).toEqual([]);
      expect(await found({ search: 'salt' })).toEqual([]);
      expect(await found({ location: 'SALT' })).toEqual([pere, nuria]);
      expect(await found({ location: 'nuria' })).toEqual([]);
      expect(await found({ location: 'salt', search: 'pere' })).toEqual([pere]);
      expect(await found({ search: '100%' })).toEqual([]);
      expect(await ids({ clientId, location: 'salt', perPage: 1 })).toEqual({ ids: [pere], total: 2 });
      expect(await ids({ clientId, location: 'salt', perPage: 1, page: 9 })).toEqual({ ids: [], total: 2 });
    });

    it('[CON-08] keeps to a client, and to a candidate', async () => {
      const clientId = await insertClient(server, admin.agencyId);
      const candidateId = await insertCandidate(server, admin.agencyId);
      const both = await makeContract(server, recruiter, { clientId, candidateId });
      const one = await makeContract(server, recruiter, { clientId });
      const other = await makeContract(server, recruiter, { candidateId });
      expect((await ids({ clientId })).ids).toEqual([one, both]);
      expect((await ids({ candidateId })).ids).toEqual([other, both]);
      expect((await ids({ candidateId, clientId })).ids).toEqual([both]);
      expect(await ids({ clientId: newId() })).toEqual({ ids: [], total: 0 });
    });

    it('is sorted by any of its fields, both ways, also what a search finds', async () => {
      const clientId = await insertClient(server, admin.agencyId);
      const make = (firstName: string, lastName: string, alta: string | null, baja: string | null) =>
        makeContract(server, recruiter, {
          clientId,
          firstName,
          lastName,
          alta: alta as never,
          baja: baja as never,
        });
      const a = await make('Àlex', 'Zamora', '2026-03-01', null);
      const b = await make('berta', 'Àvila', '2026-01-01', '2026-05-01');
      const c = await make('Carla', 'Mas', '2026-02-01', '2026-04-01');
      const orders = {
        first_name: [a, b, c],
        last_name: [b, c, a],
        alta: [b, c, a],
        baja: [c, b, a],
        created_at: [a, b, c],
      } as const;
      for (const [field, order] of Object.entries(orders))
        for (const search of [undefined, 'a']) {
          // Words of one letter must start a word: all three have one.
          const matching = search ? { search } : {};
          const expected = search ? order.filter((id) => id !== c) : [...order];
          expect([field, search, (await ids({ clientId, sortBy: field, ...matching })).ids]).toEqual([
            field,
            search,
            expected,
          ]);
          expect((await ids({ clientId, sortBy: `-${field}`, ...matching })).ids).toEqual(
            expected.toReversed(),
          );
        }
    });

    it('refuses an order that it does not know and pages that are none', async () => {
      for (const query of ['sort_by=nif', 'per_page=0', 'per_page=1000001', 'page=0', 'client_id=x']) {
        const url = `/services/contracts/contracts?${query}`;
        expect([query, (await server.inject({ url }, recruiter)).statusCode]).toEqual([query, 400]);
      }
    });
  });

  it('suggests the agreements that were used, the most used first, blocked ones never', async () => {
    const user = await server.createAgency();
    const of = (convenio: string | null, catConvenioId: string | null, catConvenioName: string | null) =>
      makeContract(server, user, { convenio, catConvenioId, catConvenioName });
    await of('Metall', '1', 'Peó');
    await of('Fusta', '2', 'Oficial');
    await of('Fusta', '2', 'Oficial');
    await of(null, null, null);
    const blocked = await of('Secret', '9', 'Únic');
    await server.asOwner('update contracts set candidate_id = null, blocked_at = $2 where id = $1', [
      blocked,
      now(),
    ]);
    const { body } = await server.call(listAgreements, user);
    expect(body.data.items).toEqual([
      { convenio: 'Fusta', catConvenioId: '2', catConvenioName: 'Oficial' },
      { convenio: 'Metall', catConvenioId: '1', catConvenioName: 'Peó' },
    ]);
  });

  it('holds its client: one with a contract is not deleted', async () => {
    const clientId = await insertClient(server, admin.agencyId);
    const id = await makeContract(server, recruiter, { clientId });
    const refused = await server.call(deleteClient, recruiter, { params: { id: clientId } });
    expect([refused.status, refused.error.code]).toEqual([409, 'CLIENT_HAS_CONTRACTS']);
    expect((await server.call(getContract, recruiter, { params: { id } })).status).toBe(200);
    const free = await insertClient(server, admin.agencyId);
    expect((await server.call(deleteClient, recruiter, { params: { id: free } })).status).toBe(200);
  });

  it('leaves no contract without its client, whoever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const contract = await contractInput(server, admin);
      const [made, deleted] = await Promise.all([
        server.call(createContract, recruiter, { body: { contract } }),
        server.call(deleteClient, recruiter, { params: { id: contract.clientId } }),
      ]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([made.status, deleted.status]);
    }
  });
});
