import { after, before, describe, it } from 'node:test';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertPerson, refreshSearch } from '../../testing/search-data.ts';
import { until } from '../../testing/until.ts';
import { BLOCK_SIZE, decodeInto, emptyBits, listBits } from './evaluator/postings.ts';
import { monthOf, piecesOf, readPeople, searchIndexJobs, tendIndex, termsOfPieces } from './index.ts';
import { refreshIndex } from './refresh.service.ts';

describe('the index that candidates are searched by', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  const count = async (statement: string): Promise<number> =>
    (await server.asOwner<{ count: number }>(`select count(*)::int as count from ${statement}`))[0]?.count ??
    0;
  const waiting = (): Promise<number> => count(`search_dirty where agency_id = '${user.agencyId}'`);
  const jobs = (): Promise<number> =>
    count(`graphile_worker._private_jobs j where j.payload ->> 'agencyId' = '${user.agencyId}'
      and j.task_id = (select id from graphile_worker._private_tasks where identifier = 'search.refresh')`);

  /** Terms by person: as the blocks say, as their numbers say, as their rows say. */
  async function threeViews() {
    const [state] = await server.asOwner<{ generation: number }>(
      'select generation from search_state where agency_id = $1',
      [user.agencyId],
    );
    const generation = state?.generation;
    const docs = await server.asOwner<{ doc: number; id: string; terms: string[] }>(
      'select doc, candidate_id as id, terms from search_docs where agency_id = $1 and generation = $2',
      [user.agencyId, generation],
    );
    const blocks = await server.asOwner<{ term: string; block: number; n: number; bits: Buffer }>(
      'select term, block, n, bits from search_blocks where agency_id = $1 and generation = $2',
      [user.agencyId, generation],
    );
    const byDoc = new Map(docs.map(({ doc, id }) => [doc, id]));
    const ofBlocks = new Map<string, string[]>(docs.map(({ id }) => [id, []]));
    for (const { term, block, n, bits } of blocks) {
      const bitmap = emptyBits();
      decodeInto(bits, bitmap);
      const set = listBits(bitmap);
      expect(set.length).toBe(n);
      for (const at of set) ofBlocks.get(byDoc.get(block * BLOCK_SIZE + at) ?? '')?.push(term);
    }
    const people = await server.inTenant(user.agencyId, (tx) =>
      readPeople(
        tx,
        user.agencyId,
        docs.map(({ id }) => id),
      ),
    );
    const month = monthOf(new Date());
    const sorted = (entries: Iterable<[string, Iterable<string>]>) =>
      new Map([...entries].map(([id, terms]): [string, string[]] => [id, [...terms].sort()]).sort());
    return {
      blocks: sorted(ofBlocks),
      numbers: sorted(docs.map(({ id, terms }) => [id, terms])),
      rows: sorted(people.map((person) => [person.id, termsOfPieces(piecesOf(person, month))])),
    };
  }
  const expectWhole = async (people: number) => {
    const { blocks, numbers, rows } = await threeViews();
    expect(numbers.size).toBe(people);
    expect(numbers).toEqual(rows);
    expect(blocks).toEqual(rows);
  };

  it('[SRCH-15] says what the rows say, after anything that changes them', async () => {
    const nurse = await insertPerson(server, user.agencyId, {
      name: 'Aina Serra',
      title: 'Enfermera',
      skills: ['Wound care', 'Python'],
      languages: { en: 'C1', ca: 'C2' },
      jobs: [{ position: 'Nurse', company: 'Hospital Trueta, S.L.', from: '2015-01' }],
      degree: 'Grado en enfermería',
      expects: 30_000,
      status: 'ACTIVE',
    });
    const cook = await insertPerson(server, user.agencyId, { title: 'Cook', skills: ['Python'] });
    await refreshSearch(server, user.agencyId);
    expect(await waiting()).toBe(0);
    await expectWhole(2);
    const changes: readonly string[] = [
      `update candidates set job_title = 'Cuinera', gdpr_status = 'REJECTED' where id = '${nurse}'`,
      `update candidates set expected_salary_from = 35000, expected_salary_to = 35000 where id = '${nurse}'`,
      `update skills set name = 'Kotlin' where agency_id = '${user.agencyId}' and name = 'Python'`,
      `delete from candidate_languages where candidate_id = '${nurse}' and code = 'en'`,
      `update candidate_languages set proficiency = 'B1' where candidate_id = '${nurse}'`,
      `update candidate_experiences set end_date = '2020' where candidate_id = '${nurse}'`,
      `delete from candidate_skills where candidate_id = '${cook}'`,
      `delete from candidate_educations where candidate_id = '${nurse}'`,
      `with t as (insert into tags (agency_id, id, name, color, created_at) values ('${user.agencyId}', gen_random_uuid(), 'Urgent', 'RED', now()) returning id)
       insert into candidate_tags (agency_id, candidate_id, tag_id, created_at) select '${user.agencyId}', '${cook}', id, now() from t`,
      `update tags set name = 'January' where agency_id = '${user.agencyId}' and name = 'Urgent'`,
    ];
    for (const change of changes) {
      await server.asOwner(change);
      expect([change, await waiting()]).not.toEqual([change, 0]);
      await refreshSearch(server, user.agencyId);
      await expectWhole(2);
    }
    expect(
      await count(`search_docs where agency_id = '${user.agencyId}' and 'w2:january' = any(terms)`),
    ).toBe(1);
    // What nobody is found by marks nobody.
    await server.asOwner(`update candidates set phone_number = '600000000' where id = '${cook}'`);
    expect(await waiting()).toBe(0);
    await server.asOwner(`delete from candidates where id = '${cook}'`);
    await refreshSearch(server, user.agencyId);
    await expectWhole(1);
    expect(await count(`search_blocks where agency_id = '${user.agencyId}' and term like '%january%'`)).toBe(
      0,
    );
  });

  it('[SRCH-16] of another version is built beside the one that answers, and takes its place when it is whole', async () => {
    await insertPerson(server, user.agencyId, { title: 'Plumber' });
    await refreshSearch(server, user.agencyId);
    const generationOf = async () =>
      (
        await server.asOwner<{ generation: number }>(
          'select generation from search_state where agency_id = $1',
          [user.agencyId],
        )
      )[0]?.generation ?? 0;
    const generation = await generationOf();
    await server.asOwner('update search_state set lexicon = 0 where agency_id = $1', [user.agencyId]);
    const search = async () =>
      (await server.call(searchCandidates, user, { body: { queryTerm: 'plumber' } })).body.data;
    expect(await search()).toMatchObject({
      pagination: { totalItems: 1 },
      building: { done: 0, total: 2 },
    });
    await refreshSearch(server, user.agencyId);
    const found = await search();
    expect([found.pagination.totalItems, found.building]).toEqual([1, undefined]);
    expect(await generationOf()).toBe(generation + 1);
    await expectWhole(2);
    expect(
      await count(`search_docs where agency_id = '${user.agencyId}' and generation = ${generation}`),
    ).toBe(0);
  });

  it('[SRCH-05] [SRCH-16] answers no search from before a refresh and after it', async () => {
    const other = await server.createAgency();
    const insert = (title: string) => insertPerson(server, other.agencyId, { title });
    const ask = async (queryTerm: string) =>
      (await server.call(searchCandidates, other, { body: { queryTerm } })).body.data;
    /** Makes a search while the index is held, and refreshes the index before it goes on. */
    const askedMeanwhile = async (queryTerm: string) => {
      let asked: ReturnType<typeof ask> | undefined;
      await server.inTenant(other.agencyId, async (tx) => {
        await sql`lock table search_blocks in access exclusive mode`.execute(tx);
        asked = ask(queryTerm);
        await until(
          'the search waits for the blocks',
          async () =>
            (await count(`pg_locks where not granted and relation = 'search_blocks'::regclass
              and database = (select oid from pg_database where datname = current_database())`)) > 0,
        );
        await sql`update search_state set refreshed_at = null`.execute(tx);
        while ((await refreshIndex(tx, other.agencyId)) === 0);
      });
      return asked;
    };
    const first = await insert('Luthier');
    await refreshSearch(server, other.agencyId);
    // A generation of another version takes the place of the one that is read.
    await server.asOwner('update search_state set lexicon = 0 where agency_id = $1', [other.agencyId]);
    const built = await askedMeanwhile('luthier');
    expect(built?.items.map(({ id }) => id)).toEqual([first]);
    // Somebody gets the number that the search has given them, and is found once.
    const second = await insert('Luthier');
    const taken = await askedMeanwhile('luthier');
    expect(taken?.items.map(({ id }) => id)).toEqual([second, first]);
    expect(taken?.pagination.totalItems).toBe(2);
  });

  it('[SRCH-16] is built of everybody who was there before it, and says how much it knows meanwhile', async () => {
    const other = await server.createAgency();
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'P' || at, 'Courier', now() + at * interval '1 second', now() from generate_series(1, 250) at`,
      [other.agencyId],
    );
    const search = async () =>
      (await server.call(searchCandidates, other, { body: { queryTerm: 'courier' } })).body.data;
    // Two hundred are judged from their rows.
    expect(await search()).toMatchObject({
      pagination: { totalItems: 200 },
      building: { done: 200, total: 250 },
      waiting: 50,
    });
    await server.asOwner('delete from search_dirty where agency_id = $1', [other.agencyId]);
    expect(await search()).toMatchObject({
      pagination: { totalItems: 0 },
      building: { done: 0, total: 250 },
    });
    await refreshSearch(server, other.agencyId);
    const found = await search();
    expect([found.pagination.totalItems, found.building, found.waiting]).toEqual([250, undefined, undefined]);
  });

  it('[SRCH-15] [SRCH-16] is built in shares, whatever changes meanwhile', async () => {
    const other = await server.createAgency();
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'P' || at, 'Courier', timestamptz '2026-01-01' + at * interval '1 second', now()
       from generate_series(1, 2010) at`,
      [other.agencyId],
    );
    expect(await server.inTenant(other.agencyId, (tx) => refreshIndex(tx, other.agencyId))).toBe(0);
    const [half] = await server.asOwner<{ built: number }>(
      'select building_next_doc as built from search_state where agency_id = $1 and building is not null',
      [other.agencyId],
    );
    expect(half?.built).toBe(2000);
    // One who is built, one who is not yet, one of each gone, and a new one.
    const change = (title: string, first: string) =>
      server.asOwner('update candidates set job_title = $3 where agency_id = $1 and first_name = $2', [
        other.agencyId,
        first,
        title,
      ]);
    await change('Farrier', 'P5');
    await change('Farrier', 'P2005');
    await server.asOwner("delete from candidates where agency_id = $1 and first_name in ('P6', 'P2006')", [
      other.agencyId,
    ]);
    await insertPerson(server, other.agencyId, { title: 'Farrier' });
    await refreshSearch(server, other.agencyId);
    const totals = [];
    for (const queryTerm of ['courier', 'farrier'])
      totals.push(
        (await server.call(searchCandidates, other, { body: { queryTerm } })).body.data.pagination.totalItems,
      );
    expect(totals).toEqual([2006, 3]);
  });

  it('[SRCH-16] is built of people of one moment in shares too', async () => {
    const other = await server.createAgency();
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'P' || at, 'Courier', '2026-01-01T00:00:00.123456Z', now()
       from generate_series(1, 2010) at`,
      [other.agencyId],
    );
    await refreshSearch(server, other.agencyId);
    const { body } = await server.call(searchCandidates, other, { body: { queryTerm: 'courier' } });
    expect(body.data.pagination.totalItems).toBe(2010);
  });

  it('[SRCH-09] says how many are still found by what they were, whatever the first changes are', async () => {
    const other = await server.createAgency();
    const ids = await server.asOwner<{ id: string }>(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'P' || at, 'Courier', now(), now() from generate_series(1, 250) at returning id`,
      [other.agencyId],
    );
    await refreshSearch(server, other.agencyId);
    const waitingNow = async () =>
      (await server.call(searchCandidates, other, { body: { queryTerm: 'courier' } })).body.data.waiting;
    const mark = (times: number) =>
      server.asOwner(
        `insert into search_dirty (agency_id, changed)
         select $1, c from unnest($2::uuid[]) with ordinality c (c, place), generate_series(1, $3) order by place`,
        [other.agencyId, ids.map(({ id }) => id), times],
      );
    // One of those who are judged is gone.
    await mark(1);
    await server.asOwner('delete from candidates where id = $1', [ids[0]?.id]);
    expect(await waitingNow()).toBe(50);
    // So many changes each that those who are looked at are fewer than may be judged.
    await refreshSearch(server, other.agencyId);
    await mark(20);
    expect(await waitingNow()).toBe(149);
  });

  it('[SRCH-09] counts nobody who has refused, however many others have changed before them', async () => {
    const other = await server.createAgency();
    const ids = await server.asOwner<{ id: string }>(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'P' || at, 'Glazier', now(), now() from generate_series(1, 230) at returning id`,
      [other.agencyId],
    );
    await refreshSearch(server, other.agencyId);
    await server.asOwner("update candidates set job_title = 'Glazier ' where agency_id = $1 and id <> $2", [
      other.agencyId,
      ids[0]?.id,
    ]);
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [ids[0]?.id]);
    const { data } = (await server.call(searchCandidates, other, { body: { queryTerm: 'glazier' } })).body;
    expect([data.waiting, data.pagination.totalItems]).toEqual([30, 229]);
  });

  it('[SRCH-09] asks for one refresh however many changes wait, and for another when somebody writes while it ends', async () => {
    await server.asOwner('delete from graphile_worker._private_jobs');
    for (let at = 0; at < 3; at += 1) await insertPerson(server, user.agencyId, { title: 'Mason' });
    expect(await jobs()).toBe(1);
    const writer = new pg.Client({ connectionString: server.databaseUrl });
    await writer.connect();
    try {
      await writer.query('begin');
      await writer.query(
        "update candidates set job_title = 'Paleta' where agency_id = $1 and job_title = 'Mason'",
        [user.agencyId],
      );
      // As a worker does that has taken the job.
      await server.asOwner('delete from graphile_worker._private_jobs');
      await server.asOwner('update search_state set refreshed_at = null where agency_id = $1', [
        user.agencyId,
      ]);
      const run = () =>
        searchIndexJobs['search.refresh']?.(
          { agencyId: user.agencyId },
          { deps: server.deps, attempt: 1, isLastAttempt: true },
        );
      await run();
      expect(await jobs()).toBe(1);
      await writer.query('commit');
    } finally {
      await writer.end();
    }
    expect(await waiting()).toBeGreaterThan(0);
    await server.asOwner('delete from graphile_worker._private_jobs');
    await refreshSearch(server, user.agencyId);
    expect([await waiting(), await jobs()]).toEqual([0, 0]);
    await expectWhole(5);
  });

  it('[SRCH-09] counts the years of those who are still at work again each month', async () => {
    const id = await insertPerson(server, user.agencyId, {
      title: 'Baker',
      jobs: [{ position: 'Baker', company: 'Forn', from: '2020-01' }],
    });
    await refreshSearch(server, user.agencyId);
    await server.asOwner("update search_docs set counted_to = '2024-01-01' where agency_id = $1", [
      user.agencyId,
    ]);
    await server.inTenant(user.agencyId, (tx) => tendIndex(tx, user.agencyId));
    const marked = await server.asOwner<{ changed: string }>(
      'select changed from search_dirty where agency_id = $1',
      [user.agencyId],
    );
    expect(marked.map(({ changed }) => changed)).toEqual([id]);
    expect(await jobs()).toBe(1);
  });
});
