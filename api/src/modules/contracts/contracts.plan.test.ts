import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { Actor } from '../../http/actor.ts';
import { makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { type ListQuery, pageOfIds, searchedPage } from './contracts.repository.ts';

const CONTRACTS = 4000;

describe('the plans of the list of contracts, with 4,000 of them', () => {
  let server: TestServer;
  let actor: Actor;
  before(async () => {
    server = await startTestServer();
    // Two agencies: a table that is all one agency's is read whole.
    for (const name of ['Vela', 'Roure']) {
      const user = await server.createAgency(name);
      actor = { agencyId: user.agencyId, userId: user.userId, sessionId: '', role: 'AGENCY_ADMIN' };
      await makeContract(server, user);
      await server.asOwner(
        `insert into contracts (agency_id, id, candidate_id, client_id, first_name, last_name, nif, tarifa, work_hours, comments,
           alta, baja, created_at, updated_at)
         select agency_id, gen_random_uuid(), candidate_id, client_id, md5(i::text), md5((i + 1)::text), nif, 10, 40,
           repeat(md5(i::text), 20), date '2015-01-01' + i % 4000, null, created_at - make_interval(secs => i), updated_at
         from contracts, generate_series(1, ${CONTRACTS}) i where agency_id = $1`,
        [user.agencyId],
      );
    }
    await server.asOwner('vacuum analyze');
  });
  after(() => server.close());

  const planOf = (build: typeof pageOfIds | typeof searchedPage, given: Partial<ListQuery> = {}) =>
    server.inTenant(actor.agencyId, async (tx) =>
      JSON.stringify(await build(tx, actor, { page: 1, perPage: 10, ...given }).explain('text')),
    );

  it('read a page in the order of an index', async () => {
    expect(await planOf(pageOfIds)).toMatch(/Scan Backward using contracts_searched/);
    for (const [sortBy, index] of [
      ['first_name', 'Scan using contracts_first_name '],
      ['-first_name', 'Scan using contracts_first_name_down '],
      ['last_name', 'Scan using contracts_last_name '],
      ['-last_name', 'Scan using contracts_last_name_down '],
      ['alta', 'Scan using contracts_alta '],
      ['-alta', 'Scan Backward using contracts_alta '],
      ['baja', 'Scan using contracts_baja '],
      ['-baja', 'Scan Backward using contracts_baja '],
    ] as const) {
      const plan = await planOf(pageOfIds, { sortBy });
      expect([sortBy, plan]).toEqual([sortBy, expect.stringContaining(index)]);
    }
  });

  it('search without reading a row', async () => {
    for (const given of [
      { search: 'abcde' },
      { location: 'girona' },
      { search: 'abcde', sortBy: '-first_name' },
      { search: 'abcde', sortBy: 'baja' },
    ] as const) {
      const plan = await planOf(searchedPage, given);
      expect(plan).toMatch(/Index Only Scan using contracts_searched/);
      expect(plan).not.toMatch(/Seq Scan on contracts|contracts_pkey/);
    }
  });
});
