import { after, before, describe, it } from 'node:test';
import { listCandidates, nameFilters } from '@cantera/shared/contracts/candidates';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, insertCity, openPosition } from '../../testing/pipeline-data.ts';

type Query = NonNullable<NonNullable<Parameters<typeof listCandidates.query.parse>[0]>> & object;

describe('the filters of the list of candidates', () => {
  let server: TestServer;
  let admin: TestUser;
  let cityId: string;
  const people: Record<'ada' | 'ben' | 'cleo', string> = { ada: '', ben: '', cleo: '' };
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    cityId = await insertCity(server, admin.agencyId);
    for (const name of ['ada', 'ben', 'cleo'] as const) {
      people[name] = await insertCandidate(server, admin.agencyId, { first_name: name, last_name: 'Soler' });
    }
  });
  after(() => server.close());

  const set = (id: string, column: string, value: unknown) =>
    server.asOwner(`update candidates set ${column} = $1 where id = $2`, [value, id]);
  const speak = (id: string, code: string) =>
    server.asOwner(
      "insert into candidate_languages (agency_id, candidate_id, code, proficiency, ordinal) values ($1, $2, $3, 'C1', 0)",
      [admin.agencyId, id, code],
    );
  const learn = (id: string, skillId: string) =>
    server.asOwner(
      'insert into candidate_skills (agency_id, candidate_id, skill_id, ordinal) values ($1, $2, $3, 0)',
      [admin.agencyId, id, skillId],
    );
  /** First names of who is found, in the list's order reversed: by name. */
  const found = async (query: object, user = admin) => {
    const { body } = await server.call(listCandidates, user, { query: query as Query });
    expect(body.data.pagination.totalItems).toBe(body.data.items.length);
    return body.data.items.map(({ firstName }) => firstName).toSorted();
  };
  /** Puts somebody on a step of a kind. */
  const apply = async (candidateId: string, positionId: string, type: string, isRejected = false) => {
    const [step] = await server.asOwner<{ id: string }>(
      'select id from steps where position_id = $1 and type = $2 limit 1',
      [positionId, type],
    );
    await server.asOwner(
      `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at, rejected_at)
       values ($1, $2, $3, $4, $5, 'INTERNAL', $6, $6, $7)`,
      [admin.agencyId, newId(), positionId, step?.id, candidateId, now(), isRejected ? now() : null],
    );
  };

  it('[WIZ-70] finds who has a profile, however its address is written, and nobody by what is none', async () => {
    await server.asOwner("update candidates set linkedin = $1, linkedin_key = 'x83' where id = $2", [
      'linkedin.com/in/x83',
      people.ben,
    ]);
    expect(await found({ linkedin: 'https://es.linkedin.com/in/X83/?trk=share' })).toEqual(['ben']);
    for (const linkedin of [
      'https://www.linkedin.com/in/x8',
      'https://www.linkedin.com/company/x83',
      'x83',
      '',
    ])
      expect(await found({ linkedin })).toEqual([]);
  });

  it('[WIZ-72] finds who has exactly an e-mail address, in capitals or not, among those whom the asker may see', async () => {
    const own = await server.createAgency();
    const give = async (name: string, email: string) => {
      const id = await insertCandidate(server, own.agencyId, { first_name: name });
      await server.asOwner('update candidates set email = $1 where id = $2', [email, id]);
    };
    await give('ben', 'Ben@example.test');
    // More addresses than a page lists hold this one, all of them newer.
    for (let at = 0; at < 12; at += 1) await give('x', `x${at}ben@example.test`);
    expect(await found({ email: ' ben@EXAMPLE.test ' }, own)).toEqual(['ben']);
    for (const email of ['en@example.test', 'ben@example', '%', ''])
      expect(await found({ email }, own)).toEqual([]);
    const manager = await server.createUser(own.agencyId, 'HIRING_MANAGER');
    expect(await found({ email: 'ben@example.test' }, manager)).toEqual([]);
    expect(await found({ email: 'ben@example.test' })).toEqual([]);
  });

  it('finds who has every skill and speaks every language, and lives in one of the cities', async () => {
    const make = async (name: string) =>
      (await server.call(createSkill, admin, { body: { name, type: 'HARD_SKILL' } })).body.data.id;
    const [welding, baking] = [await make('Welding'), await make('Baking')];
    await learn(people.ada, welding);
    await learn(people.ada, baking);
    await learn(people.ben, baking);
    expect(await found({ skills: [baking] })).toEqual(['ada', 'ben']);
    expect(await found({ skills: [baking, welding] })).toEqual(['ada']);
    await speak(people.ben, 'ca');
    await speak(people.ben, 'de');
    await speak(people.cleo, 'ca');
    expect(await found({ languages: ['CA'] })).toEqual(['ben', 'cleo']);
    expect(await found({ languages: ['ca', 'de'] })).toEqual(['ben']);
    await set(people.cleo, 'city_id', Number(cityId));
    expect(await found({ cities: ['1', cityId] })).toEqual(['cleo']);
    expect(await found({ cities: ['1'] })).toEqual([]);
    const named = await server.call(nameFilters, admin, {
      query: { skills: [baking, newId()], cities: [cityId, '1'] },
    });
    expect(named.body.data).toEqual({
      skills: [{ id: baking, name: 'Baking' }],
      cities: [{ id: cityId, address: 'Girona, Catalonia, Spain' }],
    });
  });

  it('finds by one of several states of the search for a job and of consent', async () => {
    await set(people.ada, 'job_search_status', 'ACTIVE');
    await set(people.ben, 'job_search_status', 'PASSIVE');
    expect(await found({ jobSearch: ['ACTIVE'] })).toEqual(['ada']);
    expect(await found({ jobSearch: ['ACTIVE', 'PASSIVE'] })).toEqual(['ada', 'ben']);
    await set(people.ada, 'gdpr_status', 'ACCEPTED');
    await set(people.cleo, 'gdpr_status', 'REJECTED');
    expect(await found({ consent: ['ACCEPTED', 'REJECTED'] })).toEqual(['ada', 'cleo']);
    expect(await found({ consent: ['ACCEPTED'], jobSearch: ['PASSIVE'] })).toEqual([]);
    const wrong = await server.inject({ url: '/api/v1/candidates/search/simple?consent=MAYBE' }, admin);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)[0]]).toEqual([400, 'consent']);
  });

  it('finds who is in process: in a position that goes on, neither hired nor discarded', async () => {
    const [open, closed] = [await openPosition(server, admin), await openPosition(server, admin)];
    await apply(people.ada, open, 'INBOX');
    await apply(people.ben, open, 'DISCARDED', true);
    await apply(people.ben, closed, 'INBOX');
    await server.asOwner("update positions set status = 'CLOSED_LOST' where id = $1", [closed]);
    expect(await found({ inProcess: true })).toEqual(['ada']);
    expect(await found({ inProcess: false })).toEqual(['ben', 'cleo']);
    await server.asOwner("update positions set status = 'ON_HOLD' where id = $1", [open]);
    expect(await found({ inProcess: true })).toEqual(['ada']);
    await server.asOwner(
      "update applications set step_id = (select id from steps where position_id = $1 and type = 'HIRED') where position_id = $1 and candidate_id = $2",
      [open, people.ada],
    );
    expect(await found({ inProcess: true })).toEqual([]);
  });

  it('tells a hiring manager of processes of their positions alone', async () => {
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    const [theirs, hidden] = [await openPosition(server, admin), await openPosition(server, admin)];
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 9)",
      [admin.agencyId, theirs, manager.userId],
    );
    await apply(people.cleo, theirs, 'DISCARDED', true);
    await apply(people.cleo, hidden, 'INBOX');
    expect(await found({}, manager)).toEqual(['cleo']);
    expect(await found({ inProcess: true }, manager)).toEqual([]);
    expect(await found({ inProcess: false }, manager)).toEqual(['cleo']);
    expect(await found({ inProcess: true })).toEqual(['cleo']);
  });

  it('goes together with words, with the pages and without their total', async () => {
    for (const id of Object.values(people)) await speak(id, 'pt');
    expect(await found({ languages: ['pt'], searchTerm: 'sol' })).toEqual(['ada', 'ben', 'cleo']);
    expect(await found({ languages: ['pt'], searchTerm: 'ben sol' })).toEqual(['ben']);
    const page = async (query: object) =>
      (await server.call(listCandidates, admin, { query: { languages: ['pt'], perPage: 2, ...query } })).body
        .data;
    const [first, second, third] = [await page({}), await page({ page: 2 }), await page({ page: 3 })];
    expect([first, second, third].map(({ pagination }) => pagination.totalItems)).toEqual([3, 3, 3]);
    expect([...first.items, ...second.items, ...third.items].map(({ firstName }) => firstName)).toEqual([
      'cleo',
      'ben',
      'ada',
    ]);
    expect((await page({ withTotal: false })).pagination).toEqual({ page: 1, pageSize: 2 });
  });

  it('reads many in the list’s order as it reads few', async () => {
    const other = await server.createAgency();
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, gdpr_status, created_at, updated_at)
       select $1, gen_random_uuid(), 'Person ' || i, 'PENDING', timestamptz '2026-01-01' + i * interval '1 minute', '2026-01-01'
       from generate_series(1, 1200) i`,
      [other.agencyId],
    );
    const { data } = (
      await server.call(listCandidates, other, { query: { consent: ['PENDING'], perPage: 2, page: 2 } })
    ).body;
    expect([data.items.map(({ firstName }) => firstName), data.pagination.totalItems]).toEqual([
      ['Person 1198', 'Person 1197'],
      1200,
    ]);
  });
});
