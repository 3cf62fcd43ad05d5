import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertNamedCity, insertPerson, refreshSearch } from '../../testing/search-data.ts';
import type { KnownFact } from '../candidates/index.ts';
import { type Alike, alikeIn, type KnownThings } from './alike.service.ts';

describe('who is like somebody', () => {
  let server: TestServer;
  let user: TestUser;
  let girona: number;
  let skillId: string;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    girona = await insertNamedCity(server, {
      id: 3121456,
      name: 'Girona',
      region: 'Catalonia',
      country: 'ES',
      population: 96_188,
    });
    const inGirona = { city: girona, languages: { en: 'C1' } } as const;
    await insertPerson(server, user.agencyId, { ...inGirona, title: 'Head cook', skills: ['Knife work'] });
    await insertPerson(server, user.agencyId, { ...inGirona, title: 'HEAD Cook' });
    await insertPerson(server, user.agencyId, { title: 'Cook', skills: ['Knife work'] });
    await insertPerson(server, user.agencyId, { title: 'Head cook', languages: { en: 'A1-A2', ca: 'C2' } });
    // Whoever refused is in no search, and is in the agency.
    const refused = await insertPerson(server, user.agencyId, { ...inGirona, title: 'Head cook' });
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [refused]);
    const [skill] = await server.asOwner<{ id: string }>("select id from skills where name = 'Knife work'");
    skillId = skill?.id ?? '';
  });
  after(() => server.close());

  const counted = <T>(work: (alike: Alike) => Promise<T>): Promise<T> =>
    server.inTenant(user.agencyId, (tx) => work(alikeIn(tx, user.agencyId)));
  const known = (): KnownThings => ({
    title: 'Head cook',
    place: { cityId: girona, region: 'Catalonia', countryCode: 'ES' },
    languages: ['en'],
    skills: [{ id: skillId, name: 'Knife work' }],
    degrees: [],
  });
  const told = { title: 4, place: 3, languages: 4, skills: 2, studies: 5 };
  const fitting = (...blurred: KnownFact[]) => counted((alike) => alike.fitting(known(), new Set(blurred)));
  const everything = async () => {
    expect(
      await counted((alike) =>
        alike.sharing({ title: 'Head cook', cityIds: [girona], skills: known().skills }),
      ),
    ).toEqual({ title: 4, cities: new Map([[girona, 3]]), skills: new Map([[skillId, 2]]) });
    expect(await fitting()).toEqual({ ...told, people: 1 });
    expect(await fitting('skills')).toEqual({ ...told, people: 3 });
    expect(await fitting('skills', 'place')).toEqual({ ...told, people: 3 });
    expect(await fitting('skills', 'title', 'languages')).toEqual({ ...told, people: 3 });
  };

  it('[CREP-40] is counted before and after the index has taken everybody in', async () => {
    await everything();
    await refreshSearch(server, user.agencyId);
    await everything();
  });

  it('[CREP-40] is counted by the rows while the index does not know everybody as they are', async () => {
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'Many', 'Crowd', now(), now() from generate_series(1, 250)`,
      [user.agencyId],
    );
    expect(
      await counted((alike) => alike.sharing({ title: 'Crowd', cityIds: [], skills: [] })),
    ).toMatchObject({ title: 250 });
    expect(await fitting()).toEqual({ ...told, studies: 255, people: 1 });
    await refreshSearch(server, user.agencyId);
    expect(
      await counted((alike) => alike.sharing({ title: 'Crowd', cityIds: [], skills: [] })),
    ).toMatchObject({ title: 250 });
  });

  it('[CREP-40] is counted by the rows where the index is one of another version', async () => {
    await refreshSearch(server, user.agencyId);
    // The old one knows nobody any more, and the new one is nearly whole.
    await server.asOwner('delete from search_blocks where agency_id = $1', [user.agencyId]);
    await server.asOwner(
      `update search_state set building = generation + 1, building_lexicon = lexicon, building_next_doc = 100000
       where agency_id = $1`,
      [user.agencyId],
    );
    expect(await counted((alike) => alike.fitting(known(), new Set()))).toMatchObject({ people: 1 });
    await server.asOwner('delete from search_state where agency_id = $1', [user.agencyId]);
    await refreshSearch(server, user.agencyId);
  });

  it('[CREP-40] gives way where the index is written while it counts', async () => {
    await refreshSearch(server, user.agencyId);
    const ask = (meanwhile: () => Promise<unknown>) =>
      counted(async (alike) => {
        await alike.sharing({ title: 'Head cook', cityIds: [], skills: [] });
        await meanwhile();
        await alike.settle();
      });
    await ask(async () => undefined);
    let times = 0;
    const writing = async () => {
      times += 1;
      if (times === 1)
        await server.asOwner('update search_state set version = version + 1 where agency_id = $1', [
          user.agencyId,
        ]);
    };
    await ask(writing);
    expect(times).toBe(2);
  });

  it('is counted once for many people', async () => {
    const statements = await server.inTenant(user.agencyId, async (tx) => {
      const alike = alikeIn(tx, user.agencyId);
      const ask = () => alike.sharing({ title: 'Cook', cityIds: [girona], skills: known().skills });
      const first = await ask();
      await server.asOwner("update candidates set job_title = 'Other' where job_title = 'Cook'");
      return [first, await ask()];
    });
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]?.title).toBe(1);
  });
});
