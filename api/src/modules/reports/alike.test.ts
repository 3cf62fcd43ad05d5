import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { Tx } from '../../db/tenant.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertNamedCity, insertPerson, refreshSearch } from '../../testing/search-data.ts';
import type { KnownPlace } from '../candidates/index.ts';
import { type Alike, alikeIn, type FitCount, type KnownThings } from './alike.service.ts';
import { narrowingOf, narrowOfMany } from './narrow.service.ts';
import { readPerson } from './people.repository.ts';

describe('who is like somebody', () => {
  let server: TestServer;
  let user: TestUser;
  let girona: number;
  let madrid: number;
  /** Whoever worked and studied there, and is told to live nowhere. */
  let inGironaOnce: string;
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
    const cooked = { position: 'Head cook', company: 'Fogons', from: '2019-05-31' };
    await insertPerson(server, user.agencyId, {
      ...inGirona,
      title: 'Head cook',
      skills: ['Knife work'],
      jobs: [cooked],
    });
    await insertPerson(server, user.agencyId, {
      ...inGirona,
      title: 'HEAD Cook',
      jobs: [{ ...cooked, from: '2018' }],
    });
    await insertPerson(server, user.agencyId, {
      title: 'Cook',
      skills: ['Knife work'],
      jobs: [{ ...cooked, to: '2021' }],
      expects: 30_000,
      degree: 'Hospitality',
    });
    await insertPerson(server, user.agencyId, { title: 'Head cook', languages: { en: 'A1-A2', ca: 'C2' } });
    // The same amount, and another currency.
    for (const currency of ['EUR', 'USD'])
      await insertPerson(server, user.agencyId, { title: 'Cellarer', earns: { amount: 28_000, currency } });
    const named = (id: number, name: string, region: string, country: string) =>
      insertNamedCity(server, { id, name, region, country, population: 9000 });
    madrid = await named(3117735, 'Madrid', 'Madrid', 'ES');
    const perpignan = await named(2987914, 'Perpignan', 'Occitanie', 'FR');
    // One title of a job and of a degree, in three places.
    const [first = ''] = await Promise.all(
      [girona, madrid, perpignan].map((city) =>
        insertPerson(server, user.agencyId, {
          jobs: [{ position: 'Sommelier', company: 'Celler', city }],
          degree: 'Oenology',
          degreeCity: city,
        }),
      ),
    );
    inGironaOnce = first;
    // Whoever refused is in no search, and is in the agency.
    const refused = await insertPerson(server, user.agencyId, { ...inGirona, title: 'Head cook' });
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [refused]);
    const [skill] = await server.asOwner<{ id: string }>("select id from skills where name = 'Knife work'");
    skillId = skill?.id ?? '';
  });
  after(() => server.close());

  const counted = <T>(work: (alike: Alike, tx: Tx) => Promise<T>): Promise<T> =>
    server.inTenant(user.agencyId, (tx) => work(alikeIn(tx, user.agencyId), tx));
  const nothing: KnownThings = {
    title: null,
    place: null,
    languages: [],
    skills: [],
    stages: [],
    salary: null,
    expectedSalary: null,
  };
  const shared = { title: null, cityIds: [], skills: [], languages: [], posts: [], degrees: [] };
  const skills = () => [{ id: skillId, name: 'Knife work' }];
  const place = () => ({ cityId: girona, region: 'Catalonia', countryCode: 'ES' });
  const job = (start: string | null, end: string | null = null) => ({
    kind: 'EXPERIENCE' as const,
    title: 'head cook',
    place: null,
    start,
    end,
  });
  const fitting = async (known: Partial<KnownThings>): Promise<number> => {
    const { people, isAtLeast } = await counted((alike) => alike.fitting({ ...nothing, ...known }));
    expect(isAtLeast).toBe(false);
    return people;
  };
  const C1 = { code: 'en', proficiency: 'C1' } as const;
  const everything = async () => {
    expect(
      await counted((alike) =>
        alike.sharing({
          title: 'Head cook',
          cityIds: [girona],
          skills: skills(),
          languages: ['en', 'ca'],
          posts: ['HEAD cook', 'Baker'],
          degrees: ['hospitality'],
        }),
      ),
    ).toEqual({
      title: 4,
      cities: new Map([[girona, 3]]),
      skills: new Map([[skillId, 2]]),
      languages: new Map([
        ['en', 4],
        ['ca', 1],
      ]),
      posts: new Map([
        ['HEAD cook', 3],
        ['Baker', 0],
      ]),
      degrees: new Map([['hospitality', 1]]),
    });
    expect(await fitting({ title: 'Head cook' })).toBe(4);
    expect(await fitting({ place: place() })).toBe(3);
    expect(await fitting({ place: { ...place(), cityId: null, region: null } })).toBe(3);
    expect(await fitting({ skills: skills() })).toBe(2);
    expect(await fitting({ title: 'Head cook', place: place(), skills: skills() })).toBe(1);
  };
  /** What was shown and not counted. */
  const exactly = async () => {
    // One of the four has another level.
    expect(await fitting({ languages: [C1] })).toBe(3);
    expect(await fitting({ languages: [{ code: 'en', proficiency: 'B2' }] })).toBe(0);
    expect(await fitting({ languages: [{ code: 'en', proficiency: 'A1-A2' }] })).toBe(1);
    // Jobs of earlier, when they were, and where.
    expect(await fitting({ stages: [job(null)] })).toBe(3);
    expect(await fitting({ stages: [job('2019-05')] })).toBe(1);
    expect(await fitting({ stages: [job('2019')] })).toBe(1);
    expect(await fitting({ stages: [job('2019-05', '2021')] })).toBe(1);
    expect(await fitting({ stages: [job(null, '2021')] })).toBe(1);
    expect(await fitting({ stages: [job('2019-05'), job('2018')] })).toBe(0);
    expect(await fitting({ stages: [{ ...job(null), place: place() }] })).toBe(0);
    expect(await fitting({ stages: [{ ...job(null), kind: 'EDUCATION', title: 'Hospitality' }] })).toBe(1);
    // Salaries whole.
    const expectedSalary = { amountFrom: 30_000, amountTo: 30_000, currency: 'EUR' };
    expect(await fitting({ expectedSalary })).toBe(1);
    expect(await fitting({ expectedSalary: { ...expectedSalary, amountTo: 31_000 } })).toBe(0);
    expect(await fitting({ expectedSalary: { ...expectedSalary, currency: 'USD' } })).toBe(0);
    expect(await fitting({ salary: { amount: 28_000, currency: 'EUR' } })).toBe(1);
    expect(await fitting({ salary: { amount: 28_000, currency: 'USD' } })).toBe(1);
    expect(await fitting({ salary: { amount: 28_000, currency: 'GBP' } })).toBe(0);
    expect(await fitting({ salary: { amount: 28_001, currency: 'EUR' } })).toBe(0);
    // Where jobs and studies were, as exactly as it is told.
    const catalonia = { ...place(), cityId: null };
    const spain = { ...catalonia, region: null };
    const inMadrid = { cityId: madrid, region: 'Madrid', countryCode: 'ES' };
    for (const [kind, title] of [
      ['EXPERIENCE', 'Sommelier'],
      ['EDUCATION', 'Oenology'],
    ] as const) {
      const at = (where: KnownPlace | null) =>
        fitting({ stages: [{ kind, title, place: where, start: null, end: null }] });
      expect([await at(null), await at(spain), await at(catalonia), await at(place())]).toEqual([3, 2, 1, 1]);
      expect(await at(inMadrid)).toBe(1);
      expect(await at({ ...inMadrid, cityId: null, region: 'Aragon' })).toBe(0);
    }
    const elsewhere = (jobAt: KnownPlace, studyAt: KnownPlace) =>
      fitting({
        stages: [
          { kind: 'EXPERIENCE', title: 'Sommelier', place: jobAt, start: null, end: null },
          { kind: 'EDUCATION', title: 'Oenology', place: studyAt, start: null, end: null },
        ],
      });
    expect([await elsewhere(place(), place()), await elsewhere(place(), inMadrid)]).toEqual([1, 0]);
    expect(await elsewhere(inMadrid, place())).toBe(0);
  };

  it('[CREP-40] is counted before and after the index has taken everybody in', async () => {
    await everything();
    await refreshSearch(server, user.agencyId);
    await everything();
  });

  it('[CREP-47] is told by levels, jobs, years and salaries as they are shown, before and after the index has them', async () => {
    await exactly();
    await refreshSearch(server, user.agencyId);
    await exactly();
  });

  it('[CREP-47] counts places of jobs and studies by the country where they are told less exactly', async () => {
    const actor = {
      agencyId: user.agencyId,
      userId: user.userId,
      role: 'AGENCY_ADMIN',
      sessionId: '',
    } as const;
    const narrowed = (blurred: ('PLACE' | 'POSTS' | 'STUDIES')[]) =>
      counted(async (alike, tx) => {
        const found = await readPerson(
          tx,
          actor,
          { candidateId: inGironaOnce, commentIds: [], locale: 'en', isAnonymous: true },
          server.deps.config,
        );
        const options = {
          isSkillsIncluded: true,
          isSalaryInfoIncluded: false,
          isExpectedSalaryIncluded: false,
        };
        return narrowingOf(alike, found, { ...options, blurred });
      });
    for (const isIndexed of [false, true]) {
      if (isIndexed) await refreshSearch(server, user.agencyId);
      const whole = await narrowed([]);
      expect(whole).toMatchObject({ people: 1 });
      expect(Object.fromEntries(whole.facts.map(({ fact, people }) => [fact, people]))).toEqual({
        PLACE: 1,
        POSTS: 3,
        STUDIES: 3,
      });
      expect((await narrowed(['PLACE'])).people).toBe(2);
      // The place of either tells as much without its title.
      expect((await narrowed(['POSTS'])).people).toBe(1);
      expect((await narrowed(['STUDIES'])).people).toBe(1);
      expect((await narrowed(['PLACE', 'POSTS'])).people).toBe(2);
    }
  });

  it('[REPORT-37] counts all that is shown of each before any fact, and never a wrong number once the time is over', async () => {
    const actor = {
      agencyId: user.agencyId,
      userId: user.userId,
      role: 'AGENCY_ADMIN',
      sessionId: '',
    } as const;
    const told = {
      isSkillsIncluded: true,
      isSalaryInfoIncluded: false,
      isExpectedSalaryIncluded: false,
      blurred: [],
    };
    await refreshSearch(server, user.agencyId);
    /** Of two alike, of whom the second is counted as the first, with time for so many counts. */
    const inTime = (counts: number) =>
      counted(async (alike, tx) => {
        const found = await readPerson(
          tx,
          actor,
          { candidateId: inGironaOnce, commentIds: [], locale: 'en', isAnonymous: true },
          server.deps.config,
        );
        let asked = 0;
        const isOver = () => {
          asked += 1;
          return asked > counts;
        };
        const people = ['AAAA', 'BBBB'].map((code) => ({ code, found }));
        return narrowOfMany(alike, people, { told, isOver });
      });
    const first = { code: 'AAAA', people: 1 };
    const second = { code: 'BBBB', people: 1 };
    const fact = (name: string, people: number | null) => ({ fact: name, people, isBlurred: false });
    const facts = [fact('PLACE', 1), fact('STUDIES', 3), fact('POSTS', 3)];
    const none = facts.map((one) => ({ ...one, people: null }));
    expect(await inTime(1)).toEqual({ people: [first], facts: none, uncounted: ['BBBB', 'AAAA'] });
    expect(await inTime(2)).toEqual({ people: [first, second], facts: none, uncounted: ['AAAA', 'BBBB'] });
    expect(await inTime(4)).toEqual({
      people: [first, second],
      facts: [fact('PLACE', 1), fact('STUDIES', 3), fact('POSTS', null)],
      uncounted: ['AAAA', 'BBBB'],
    });
    expect(await inTime(5)).toEqual({ people: [first, second], facts, uncounted: ['BBBB'] });
    expect(await inTime(8)).toEqual({ people: [first, second], facts });
  });

  it('[CREP-48] says that more may fit where not everybody is looked at, and counts who was found', async () => {
    const { agencyId } = await server.createAgency();
    const asked = [job('2018'), job('2019-05'), job('2019-05', '2021')];
    for (const { start, end } of asked)
      await insertPerson(server, agencyId, {
        title: 'Head cook',
        jobs: [{ position: 'Head cook', company: 'Fogons', from: start ?? '', ...(end ? { to: end } : {}) }],
      });
    // Each of them is whom one question means: the two that are looked at are told once each.
    const ask = (mostJudged: number) =>
      server.inTenant(agencyId, async (tx) => {
        const alike = alikeIn(tx, agencyId, mostJudged);
        const fits: FitCount[] = [];
        for (const one of asked) fits.push(await alike.fitting({ ...nothing, stages: [one] }));
        const isByRows = (await alike.fitting({ ...nothing, title: 'Head cook' })).isAtLeast;
        const people = fits.reduce((sum, fit) => sum + fit.people, 0);
        return { people, isAtLeast: fits.map(({ isAtLeast }) => isAtLeast), isByRows };
      });
    const some = { people: 2, isAtLeast: [true, true, true] };
    const all = { people: 3, isAtLeast: [false, false, false], isByRows: false };
    await refreshSearch(server, agencyId);
    expect([await ask(2), await ask(3)]).toEqual([{ ...some, isByRows: false }, all]);
    // The index of another version knows nobody: whatever is asked is looked for among the newest.
    await server.asOwner('update search_state set building = generation + 1 where agency_id = $1', [
      agencyId,
    ]);
    expect([await ask(2), await ask(3)]).toEqual([{ ...some, isByRows: true }, all]);
  });

  it('[CREP-40] is counted by the rows while the index does not know everybody as they are', async () => {
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'Many', 'Crowd', now(), now() from generate_series(1, 250)`,
      [user.agencyId],
    );
    expect(await counted((alike) => alike.sharing({ ...shared, title: 'Crowd' }))).toMatchObject({
      title: 250,
    });
    await everything();
    await exactly();
    await refreshSearch(server, user.agencyId);
    expect(await counted((alike) => alike.sharing({ ...shared, title: 'Crowd' }))).toMatchObject({
      title: 250,
    });
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
    expect(await fitting({ title: 'Head cook', place: place(), skills: skills() })).toBe(1);
    await server.asOwner('delete from search_state where agency_id = $1', [user.agencyId]);
    await refreshSearch(server, user.agencyId);
  });

  it('[CREP-40] gives way where the index is written while it counts', async () => {
    await refreshSearch(server, user.agencyId);
    const ask = (meanwhile: () => Promise<unknown>) =>
      counted(async (alike) => {
        await alike.sharing({ ...shared, title: 'Head cook' });
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
      const ask = () => alike.sharing({ ...shared, title: 'Cook', cityIds: [girona], skills: skills() });
      const first = await ask();
      await server.asOwner("update candidates set job_title = 'Other' where job_title = 'Cook'");
      return [first, await ask()];
    });
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]?.title).toBe(1);
  });
});
