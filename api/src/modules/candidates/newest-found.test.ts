import { after, before, describe, it } from 'node:test';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { find } from '@cantera/shared/contracts/find';
import { expect } from 'expect';
import { sql } from 'kysely';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';

const PEOPLE = 3_000;
/** Beyond which nobody waits for a count. */
const LARGE = 50_001;

/** An agency that says of itself that it is large, so that what holds for one is tried with few people. */
describe('a page of the newest found in a large agency', () => {
  let server: TestServer;
  let recruiter: TestUser;
  /** From the newest. */
  let everybody: { id: string; n: number }[];

  const say = (count: number, agencyId = recruiter.agencyId) =>
    server.inTenant(agencyId, (tx) =>
      tx.updateTable('agencies').set({ candidate_count: count }).where('id', '=', agencyId).execute(),
    );
  before(async () => {
    server = await startTestServer();
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    everybody = Array.from({ length: PEOPLE }, (_, n) => ({ id: newId(), n }));
    // All are of Oristany, one in twenty is a Rara, the oldest 40 are Antiga, and seven among the oldest are Poques.
    await server.inTenant(admin.agencyId, (tx) =>
      sql`insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
        select ${admin.agencyId}, p.id, 'Persona' || p.n,
          'Oristany' || case when p.n % 20 = 7 then ' Rara' else '' end || case when p.n >= ${PEOPLE - 40} then ' Antiga' else '' end
            || case when p.n > 2500 and p.n % 50 = 9 then ' Poques' else '' end,
          timestamptz '2026-01-01' - p.n * interval '1 minute', now()
        from unnest(${everybody.map(({ id }) => id)}::uuid[], ${everybody.map(({ n }) => n)}::int[]) p (id, n)`.execute(
        tx,
      ),
    );
    await say(LARGE);
  });
  after(() => server.close());

  const search = async (query: { searchTerm: string; page: number; perPage: number; countOnly?: boolean }) =>
    (await server.call(listCandidates, recruiter, { query: { totalMayWait: true, ...query } })).body.data;
  const idsOf = (pick: (n: number) => boolean) => everybody.filter(({ n }) => pick(n)).map(({ id }) => id);
  const isRare = (n: number) => n % 20 === 7;

  it('[FIND-10] comes without the total of what many share, and says that there are more', async () => {
    const { items, pagination } = await search({ searchTerm: 'orist', page: 3, perPage: 10 });
    expect(items.map(({ id }) => id)).toEqual(idsOf((n) => n >= 20 && n < 30));
    expect(pagination).toEqual({ page: 3, pageSize: 10, moreThan: 30 });
  });

  it('[FIND-10] is the newest of them wherever they stand: among the newest of all, and behind them', async () => {
    const rare = idsOf(isRare);
    for (const page of [1, 6, 7, 14]) {
      const found = await search({ searchTerm: 'rara orist', page, perPage: 10 });
      expect(found.items.map(({ id }) => id)).toEqual(rare.slice(page * 10 - 10, page * 10));
      expect(found.pagination).toEqual({ page, pageSize: 10, moreThan: page * 10 });
    }
    // The last page knows the total: nobody is behind it.
    expect((await search({ searchTerm: 'rara', page: 15, perPage: 10 })).pagination.totalItems).toBe(150);
    const deep = await search({ searchTerm: 'orist', page: 57, perPage: 50 });
    expect(deep.items.map(({ id }) => id)).toEqual(idsOf((n) => n >= 2800 && n < 2850));
  });

  it('[FIND-10] has the total of what few share at once, newest first', async () => {
    const few = await search({ searchTerm: 'poques', page: 1, perPage: 5 });
    expect(few.items.map(({ id }) => id)).toEqual(idsOf((n) => n > 2500 && n % 50 === 9).slice(0, 5));
    expect(few.pagination).toEqual({ page: 1, pageSize: 5, totalItems: 10 });
    const old = await search({ searchTerm: 'antiga', page: 2, perPage: 30 });
    expect(old.items.map(({ id }) => id)).toEqual(idsOf((n) => n >= PEOPLE - 10));
    expect(old.pagination).toEqual({ page: 2, pageSize: 30, totalItems: 40 });
    expect((await search({ searchTerm: 'ningú', page: 1, perPage: 5 })).pagination.totalItems).toBe(0);
  });

  it('[FIND-10] past the end holds nobody, and says how many there are', async () => {
    for (const [searchTerm, total] of [
      ['poques', 10],
      ['rara', 150],
      ['orist', PEOPLE],
    ] as const) {
      const { items, pagination } = await search({ searchTerm, page: 1_000, perPage: 10 });
      expect([items, pagination.totalItems]).toEqual([[], total]);
    }
  });

  it('[FIND-10] is counted exactly for whoever asks how many there are, and as before for whoever says nothing', async () => {
    const counted = await search({ searchTerm: 'rara', countOnly: true, page: 1, perPage: 10 });
    expect(counted).toEqual({ items: [], pagination: { page: 1, pageSize: 10, totalItems: 150 } });
    const { body } = await server.call(listCandidates, recruiter, { query: { searchTerm: 'rara' } });
    expect([body.data.items.length, body.data.pagination.totalItems]).toEqual([10, 150]);
  });

  it('[FIND-10] has its total in an agency that is not large', async () => {
    await say(LARGE - 1);
    const { pagination } = await search({ searchTerm: 'orist', page: 1, perPage: 10 });
    await say(LARGE);
    expect(pagination).toEqual({ page: 1, pageSize: 10, totalItems: PEOPLE });
  });

  it('[FIND-02] [FIND-03] the search of the shell has the newest first, and who starts with a word before them', async () => {
    const titles = async (term: string) => {
      const { body } = await server.call(find, recruiter, { query: { term } });
      return body.data.candidates.map(({ id }) => id);
    };
    expect(await titles('rara')).toEqual(idsOf(isRare).slice(0, 5));
    expect(await titles('poques')).toEqual(idsOf((n) => n > 2500 && n % 50 === 9).slice(0, 5));
    await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .updateTable('candidates')
        .set({ first_name: 'Ristany' })
        .where('id', '=', everybody.at(-1)?.id ?? '')
        .execute(),
    );
    // Of all who have it inside a word the oldest starts with it.
    expect(await titles('ristany')).toEqual(
      [everybody.at(-1), ...everybody.slice(0, 4)].map((person) => person?.id),
    );
    expect(await titles('nobody at all')).toEqual([]);
  });

  it('[FIND-10] holds nobody of another agency', async () => {
    const rival = await server.createAgency();
    await say(LARGE, rival.agencyId);
    const { body } = await server.call(listCandidates, rival, {
      query: { searchTerm: 'orist', totalMayWait: true },
    });
    expect([body.data.items, body.data.pagination.totalItems]).toEqual([[], 0]);
  });
});
