import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { deleteClient } from '@cantera/shared/contracts/clients';
import type { ContractInput } from '@cantera/shared/contracts/staffing-contracts';
import {
  createContract,
  getContract,
  listContracts,
  openContract,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { contractInput, makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, insertClient } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { eraseCandidate } from '../candidates/index.ts';
import { blockContractsOf } from '../contract-records/index.ts';
import { prune } from '../upkeep/prune.service.ts';

/** Words that stand in every text of the papers, and nowhere else. */
const SECRET = 'Zzyzx';
/** Papers of this year are kept, whenever this runs. */
const YEAR = new Date().getFullYear();
const PAPERS: Partial<ContractInput> = {
  firstName: SECRET,
  lastName: `${SECRET} Soler`,
  location: `Carrer ${SECRET}`,
  nif: `${SECRET}-1`,
  segSoc: `${SECRET}-2`,
  convenio: `${SECRET} agreement`,
  catConvenioId: SECRET,
  catConvenioName: `${SECRET} category`,
  puesto: `${SECRET} job`,
  titulacion: `${SECRET} school`,
  genero: SECRET,
  comments: `${SECRET} said so`,
  birth: '1988-01-02' as never,
  alta: `${YEAR}-01-05` as never,
  antiguedad: '2025-01-05' as never,
  baja: `${YEAR}-06-30` as never,
};
const REASON = 'The labour inspectorate asks for it';

describe('contracts of somebody who was erased', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
  });
  after(() => server.close());

  const blocked = async (changes: Partial<ContractInput> = {}) => {
    const clientId = await insertClient(server, admin.agencyId, 'Fusteria Ter');
    const candidateId = await insertCandidate(server, admin.agencyId);
    const id = await makeContract(server, recruiter, { ...PAPERS, clientId, candidateId, ...changes });
    const erased = await server.call(deleteCandidate, recruiter, { params: { id: candidateId } });
    expect(erased.status).toBe(200);
    return { id, clientId, candidateId };
  };
  const wireOf = async (url: string, user: TestUser) =>
    (await server.inject({ url: `/services/contracts/contracts${url}` }, user)).body;
  const idsOf = async (query: object, user = recruiter) =>
    (await server.call(listContracts, user, { query })).body.contracts.map(({ id }) => id);

  it('tell the client and the period and nothing else, in the list, the CSV and the page, whoever asks', async () => {
    const { id, clientId } = await blocked();
    for (const user of [admin, recruiter])
      for (const url of [`/${id}`, `?client_id=${clientId}`, `?client_id=${clientId}&per_page=1000000`]) {
        const wire = await wireOf(url, user);
        expect(wire).toContain('Fusteria Ter');
        expect(wire).not.toContain(SECRET);
        expect(wire).not.toMatch(/1988-01-02|2025-01-05|18\.5|37\.5/);
      }
    const { contract } = (await server.call(getContract, recruiter, { params: { id } })).body;
    const told = Object.entries(contract).filter(([, value]) => value !== null);
    expect(Object.fromEntries(told)).toEqual({
      id,
      client: { id: clientId, name: 'Fusteria Ter', legalName: null },
      clientId,
      alta: `${YEAR}-01-05`,
      baja: `${YEAR}-06-30`,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      blockedAt: expect.any(String),
      version: 2,
    });
  });

  it('are found by name and place for administrators alone, as blocked', async () => {
    const { id, candidateId } = await blocked();
    for (const query of [{ search: SECRET }, { location: SECRET }]) {
      expect(await idsOf(query, admin)).toContain(id);
      expect(await idsOf(query, recruiter)).not.toContain(id);
    }
    expect(await wireOf(`?search=${SECRET}`, admin)).not.toContain(SECRET);
    expect(await idsOf({ candidateId }, admin)).toEqual([]);
  });

  it('stand behind every name, so that their place does not tell theirs', async () => {
    const first = await blocked({ firstName: 'Aaa' });
    const open = await makeContract(server, recruiter, { clientId: first.clientId, firstName: 'Mmm' });
    const query = { clientId: first.clientId };
    for (const field of ['first_name', 'last_name'] as const) {
      expect(await idsOf({ ...query, sortBy: field })).toEqual([open, first.id]);
      expect(await idsOf({ ...query, sortBy: `-${field}` })).toEqual([open, first.id]);
    }
  });

  it('are changed no more, and still hold their client', async () => {
    const { id, clientId } = await blocked();
    const change = await server.call(updateContract, admin, {
      params: { id },
      body: { contract: { comments: 'x' } },
    });
    expect([change.status, change.error.code]).toEqual([409, 'CONTRACT_BLOCKED']);
    const gone = await server.call(deleteClient, admin, { params: { id: clientId } });
    expect([gone.status, gone.error.code]).toEqual([409, 'CLIENT_HAS_CONTRACTS']);
  });

  it('are opened by an administrator with a reason, each time recorded', async () => {
    const { id } = await blocked();
    const params = { id };
    const open = (user: TestUser, reason: string) =>
      server.call(openContract, user, { params, body: { reason } });
    expect((await open(recruiter, REASON)).status).toBe(403);
    const short = await open(admin, '  why  ');
    expect([short.status, short.error.fields]).toEqual([400, { reason: 'too_short' }]);
    expect(await server.asOwner('select 1 from contract_openings where contract_id = $1', [id])).toEqual([]);
    const { body } = await open(admin, REASON);
    expect(body.contract).toMatchObject({
      ...PAPERS,
      candidate: null,
      tarifa: 18.5,
      workHours: 37.5,
      blockedAt: expect.any(String),
    });
    const by = { id: admin.userId, firstName: 'Núria', lastName: 'Castellví' };
    const record = (reason: string) => expect.objectContaining({ reason, openedBy: by });
    expect(body.openings).toEqual([record(REASON)]);
    expect((await open(admin, 'A judge asks for it too')).body.openings).toEqual([
      record('A judge asks for it too'),
      record(REASON),
    ]);
    // It is blocked again for the next reader.
    expect(await wireOf(`/${id}`, admin)).not.toContain(SECRET);
  });

  it('are opened once for a call that is sent again, and not where nothing is blocked', async () => {
    const { id } = await blocked();
    const key = newId();
    const send = async () =>
      (
        await server.inject(
          {
            method: 'POST',
            url: `/services/contracts/contracts/${id}/open`,
            payload: { reason: REASON },
            headers: { 'idempotency-key': key },
          },
          admin,
        )
      ).json();
    expect(await send()).toEqual(await send());
    expect((await send()).openings.length).toBe(1);
    const open = await makeContract(server, recruiter);
    const refused = await server.call(openContract, admin, {
      params: { id: open },
      body: { reason: REASON },
    });
    expect([refused.status, refused.error.code]).toEqual([409, 'CONTRACT_NOT_BLOCKED']);
    const nobody = await server.call(openContract, admin, {
      params: { id: newId() },
      body: { reason: REASON },
    });
    expect(nobody.status).toBe(404);
  });

  it('keep the record of who opened them when that member goes, and lose it with the papers', async () => {
    const { id } = await blocked();
    const other = await server.createUser(admin.agencyId, 'AGENCY_ADMIN');
    const body = { reason: REASON };
    await server.call(openContract, other, { params: { id }, body });
    await server.asOwner('delete from users where id = $1', [other.userId]);
    const { openings } = (await server.call(openContract, admin, { params: { id }, body })).body;
    expect(openings.map(({ openedBy }) => openedBy?.id ?? null)).toEqual([admin.userId, null]);
    await server.asOwner("update contracts set alta = null, baja = '2000-01-01' where id = $1", [id]);
    await prune(server.deps, admin.agencyId);
    expect(await server.asOwner('select 1 from contract_openings where contract_id = $1', [id])).toEqual([]);
  });

  it('are deleted by the upkeep six years after their end, else after they were blocked', async () => {
    const [over, kept, open, late] = [await blocked(), await blocked(), await blocked(), await blocked()];
    const standing = await makeContract(server, recruiter, { baja: '2000-01-01' as never });
    const day = (years: number, days: number) =>
      `((now() at time zone 'Europe/Madrid')::date - interval '${years} years' - interval '${days} days')`;
    const set = (id: string, columns: string) =>
      server.asOwner(`update contracts set alta = null, ${columns} where id = $1`, [id]);
    await server.asOwner("update agencies set time_zone = 'Europe/Madrid' where id = $1", [admin.agencyId]);
    await set(over.id, `baja = ${day(6, 0)}`);
    await set(kept.id, `baja = ${day(6, -1)}, blocked_at = now() - interval '9 years'`);
    await set(open.id, `baja = null, blocked_at = now() - interval '6 years 1 day'`);
    await set(late.id, `baja = null, blocked_at = now() - interval '5 years 364 days'`);
    await prune(server.deps, admin.agencyId);
    const left = await server.asOwner<{ id: string }>('select id from contracts where id = any ($1)', [
      [over.id, kept.id, open.id, late.id, standing],
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, late.id, standing].sort());
  });

  it('are deleted with the person where they ended long ago', async () => {
    const candidateId = await insertCandidate(server, admin.agencyId);
    const old = await makeContract(server, recruiter, { candidateId, baja: '2000-01-01' as never });
    const recent = await makeContract(server, recruiter, { candidateId, baja: `${YEAR}-01-01` as never });
    await server.call(deleteCandidate, recruiter, { params: { id: candidateId } });
    expect((await server.call(getContract, admin, { params: { id: old } })).status).toBe(404);
    expect((await server.call(getContract, admin, { params: { id: recent } })).status).toBe(200);
  });

  it('are made no more once the person is being erased, whoever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const contract = await contractInput(server, admin, PAPERS);
      const [made, deleted] = await Promise.all([
        server.inject(
          {
            method: 'POST',
            url: '/services/contracts/contracts',
            payload: {
              contract: {
                candidate_id: contract.candidateId,
                client_id: contract.clientId,
                first_name: 'x',
                last_name: 'x',
                nif: 'x',
                tarifa: 1,
                work_hours: 1,
              },
            },
          },
          recruiter,
        ),
        server.call(deleteCandidate, recruiter, { params: { id: contract.candidateId } }),
      ]);
      expect([
        [201, 200],
        [400, 200],
      ]).toContainEqual([made.statusCode, deleted.status]);
      const rows = await server.asOwner<{ blocked: boolean }>(
        'select blocked_at is not null as blocked from contracts where client_id = $1',
        [contract.clientId],
      );
      expect(rows).toEqual(made.statusCode === 201 ? [{ blocked: true }] : []);
    }
  });

  it('are made no more for somebody whose contracts were locked away a moment ago', async () => {
    const contract = await contractInput(server, admin);
    let isAnswered = false;
    const { pending } = await server.inTenant(admin.agencyId, async (tx) => {
      await blockContractsOf(tx, admin.agencyId, contract.candidateId);
      const answer = server
        .call(createContract, recruiter, { body: { contract } })
        .finally(() => (isAnswered = true));
      await until('the call to wait, or to be answered', async () => {
        const [waiting] = await server.asOwner(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return isAnswered || waiting !== undefined;
      });
      expect(isAnswered).toBe(false);
      await eraseCandidate(tx, admin.agencyId, contract.candidateId, {
        reason: 'CONSENT_REFUSED',
        deletedBy: null,
      });
      return { pending: answer };
    });
    const { status, error } = await pending;
    expect([status, error.fields]).toEqual([400, { 'contract.candidate_id': 'not_found' }]);
  });
});
