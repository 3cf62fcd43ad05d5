import { after, before, beforeEach, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { addPoolStranger, getPoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import { getHuntSources } from '@cantera/shared/contracts/hunt-sources';
import { deleteHunt, type Hunt, type PoolCandidate, previewHunt } from '@cantera/shared/contracts/hunts';
import { setPoolStatus } from '@cantera/shared/contracts/pool-decisions';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import {
  askForHunt,
  insertGirona,
  insertNurse,
  openDesk,
  readHunt,
  runHunt,
  uploadProfiles,
} from '../../../testing/hunt-data.ts';
import { nurseAtServer, type PeopleServer, startPeopleServer } from '../../../testing/people-server.ts';
import { refreshSearch } from '../../../testing/search-data.ts';
import { foreseeNow } from '../../assessment/index.ts';
import { eraseCandidate } from '../../candidates/index.ts';
import { expireStrangers, huntJobs } from '../index.ts';

const KEY = 'key-of-the-index';
const namesOf = ({ poolCandidates }: Pick<Hunt, 'poolCandidates'>) =>
  poolCandidates.map(({ firstName, source }) => `${firstName}${source ? ` of ${source.name}` : ''}`);

describe('a server of people as a source of hunts', () => {
  let people: PeopleServer;
  let server: TestServer;
  before(async () => {
    people = await startPeopleServer();
    server = await startTestServer({
      PEOPLE_SEARCH_URL: people.url,
      PEOPLE_SEARCH_KEY: KEY,
      PEOPLE_SEARCH_NAME: 'Talent Index',
      PEOPLE_SEARCH_INTERNAL_HOSTS: people.host,
    });
    await insertGirona(server);
  });
  beforeEach(() => people.behave(() => ({ people: [] })));
  after(async () => {
    await server.close();
    people.close();
  });

  const jobsOf = (huntId: string) =>
    server.asOwner<{ task: string; attempts: number }>(
      'select t.identifier as task, j.max_attempts as attempts from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.key = $1',
      [`hunt:${huntId}`],
    );
  /** Does the job that asks the server once, as a worker would. */
  const askOnce = async (
    { agencyId }: TestUser,
    huntId: string,
    { attempt = 1, isLastAttempt = false, deps = server.deps } = {},
  ): Promise<void> => huntJobs['hunts.ask_server']?.({ agencyId, huntId }, { deps, attempt, isLastAttempt });
  const begun = async (user: TestUser, positionId: string, body: object = {}): Promise<string> => {
    // As the form does: what it has shown goes with the hunt.
    const asked = { positionId, indications: 'Nurses for nights' };
    const shown = (await server.call(previewHunt, user, { body: asked })).body.data.clauses;
    const made = await askForHunt(server, user, positionId, { asksServer: true, clauses: shown, ...body });
    expect([made.status, made.error]).toEqual([200, undefined]);
    return made.body.data.id;
  };
  const finished = async (user: TestUser, huntId: string): Promise<Hunt> => {
    await refreshSearch(server, user.agencyId);
    await runHunt(server, user, huntId);
    return readHunt(server, user, huntId);
  };
  /** A hunt that is ready, after a server that does its part. */
  async function hunted(user: TestUser, positionId: string, body: object = {}): Promise<Hunt> {
    const id = await begun(user, positionId, body);
    await askOnce(user, id);
    return finished(user, id);
  }
  async function found(given: Parameters<typeof nurseAtServer>[1] = {}) {
    people.behave(() => ({ people: [nurseAtServer('Anna', given)] }));
    const { user, positionId } = await openDesk(server);
    const hunt = await hunted(user, positionId);
    const person = hunt.poolCandidates[0] as PoolCandidate;
    expect(person).toBeDefined();
    return { user, positionId, hunt, person, params: { id: hunt.id, strangerId: person.id } };
  }
  const strangersOf = async ({ agencyId }: TestUser) =>
    (
      await server.asOwner<{ count: number }>(
        'select count(*)::int as count from hunt_strangers where agency_id = $1',
        [agencyId],
      )
    )[0]?.count;
  const mailsTo = async (agencyId: string) =>
    (await server.asOwner<{ body: string }>('select body from messages where agency_id = $1', [agencyId]))
      .map(({ body }) => body)
      .join('\n');

  it('[HUNT-80] is told of by its name where one is set up, to whoever may make candidates', async () => {
    const { user } = await openDesk(server);
    const told = await server.call(getHuntSources, user, {});
    expect(told.body.data).toEqual({ server: { name: 'Talent Index' } });
    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    expect((await server.call(getHuntSources, manager, {})).status).toBe(403);
  });

  it('[HUNT-81] is asked only where the hunt says so, by who may make candidates, with something to look for', async () => {
    const { user, positionId } = await openDesk(server);
    const own = await askForHunt(server, user, positionId);
    expect(own.body.data.server).toBeNull();
    expect(await jobsOf(own.body.data.id)).toEqual([{ task: 'hunts.search', attempts: 5 }]);
    await server.call(deleteHunt, user, { params: { id: own.body.data.id } });

    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    await server.inTenant(user.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: user.agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 9,
        })
        .execute(),
    );
    const refused = await askForHunt(server, manager, positionId, { asksServer: true });
    expect([refused.status, refused.error.fields]).toEqual([400, { asks_server: 'not_allowed' }]);
    const unseen = await askForHunt(server, user, positionId, { asksServer: true });
    expect([unseen.status, unseen.error.fields]).toEqual([400, { clauses: 'required' }]);
    const words = [{ id: 'w', kind: 'WORDS', any: [{ label: 'kind' }] }];
    const empty = await askForHunt(server, user, positionId, { asksServer: true, clauses: words });
    expect([empty.status, empty.error.fields]).toEqual([400, { asks_server: 'invalid_value' }]);

    const id = await begun(user, positionId);
    expect(await jobsOf(id)).toEqual([{ task: 'hunts.ask_server', attempts: 5 }]);
    await askOnce(user, id);
    expect(await jobsOf(id)).toEqual([{ task: 'hunts.search', attempts: 5 }]);
  });

  it('[HUNT-88] is not asked where names stand in all that it could be told, which the preview says before', async () => {
    const { user, positionId } = await openDesk(server);
    await server.asOwner('update agencies set name = $2 where id = $1', [user.agencyId, 'Xarxa Canari']);
    const own = { id: 'c1', kind: 'SKILL', any: [{ label: 'Xarxa Canari' }] };
    const company = { id: 'c2', kind: 'COMPANY', any: [{ label: 'Other' }] };
    const asked = { positionId, clauses: [own, company] };
    const preview = await server.call(previewHunt, user, { body: asked as never });
    const { told, named, kept } = preview.body.data.server ?? {};
    expect([told, named?.map(({ id }) => id), kept?.map(({ id }) => id)]).toEqual([[], ['c1'], ['c2']]);
    const refused = await askForHunt(server, user, positionId, {
      asksServer: true,
      clauses: [own, company],
    });
    expect([refused.status, refused.error.fields]).toEqual([400, { asks_server: 'invalid_value' }]);
    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    const unseen = await server.call(previewHunt, manager, { body: { positionId } });
    expect(unseen.body?.data?.server ?? null).toBeNull();
  });

  it('[HUNT-82] is told the clauses alone, without the names of agency and client, the indications or any id', async () => {
    const { user, positionId } = await openDesk(server);
    const { agencyId, userId } = user;
    await server.asOwner('update agencies set name = $2 where id = $1', [agencyId, 'Agència Canari, S.L.']);
    await server.asOwner(
      'update clients set name = $2 where agency_id = $1 and id = (select client_id from positions where id = $3)',
      [agencyId, 'Clínica Secreta', positionId],
    );
    const clauses = [
      { id: 'c1', kind: 'TITLE', any: [{ label: 'Nurse' }, { label: 'Nurse of Clínica Secreta' }] },
      { id: 'c2', kind: 'SKILL', any: [{ label: 'Agencia Canari' }] },
      { id: 'c3', kind: 'LANGUAGE', any: [{ label: 'Catalan', concept: 'language:ca' }], atLeast: 3 },
      { id: 'c4', kind: 'SALARY', any: [], atMost: 41_234 },
    ];
    await hunted(user, positionId, { indications: 'Canary of the indications', clauses });
    expect(people.asked.map(({ body }) => body)).toEqual([
      {
        version: 1,
        limit: 100,
        clauses: [
          { kind: 'TITLE', any: ['Nurse'], not: false, optional: false },
          { kind: 'LANGUAGE', any: ['Catalan'], codes: ['ca'], level: 'B2', not: false, optional: false },
        ],
      },
    ]);
    const [asked] = people.asked;
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
    const all = JSON.stringify(asked);
    for (const canary of ['anar', 'ecreta', '41234', agencyId, userId, positionId])
      expect(all).not.toContain(canary);
  });

  it('[HUNT-82] is told no value with the first word of a name, and is told of places', async () => {
    const { user, positionId } = await openDesk(server);
    await server.asOwner(
      "update clients set name = 'Girona Nova', legal_name = 'Zarpa España, S.A.' where agency_id = $1 and id = (select client_id from positions where id = $2)",
      [user.agencyId, positionId],
    );
    const clauses = [
      { id: 'c1', kind: 'TITLE', any: [{ label: 'Nurse' }, { label: 'Nurse Zarpa' }] },
      { id: 'c2', kind: 'PLACE', any: [{ label: 'Girona' }] },
    ];
    await hunted(user, positionId, { clauses });
    expect(people.asked.map(({ body }) => body.clauses.map(({ any }: { any: string[] }) => any))).toEqual([
      [['Nurse'], ['Girona']],
    ]);
  });

  it('[HUNT-85] gives people who stand among candidates by the same clauses and score, with its name', async () => {
    const { user, positionId } = await openDesk(server);
    const jordi = await insertNurse(server, user);
    people.behave(() => ({
      people: [
        nurseAtServer('Anna', { summary: '<p>Ten years<script>x</script></p>' }),
        { id: 'cook', resume: { basics: { name: 'Cook Serra', label: 'Cook' } } },
        { id: 'nameless', resume: { basics: { label: 'Nurse' } } },
        nurseAtServer('Berta', { location: {} }),
      ],
    }));
    const hunt = await hunted(user, positionId);
    expect(namesOf(hunt)).toEqual(['Jordi', 'Anna of Talent Index', 'Berta of Talent Index']);
    expect(hunt).toMatchObject({
      server: { name: 'Talent Index', failure: null },
      total: 3,
      totalPending: 3,
    });
    const [own, anna] = hunt.poolCandidates;
    expect(own?.id).toBe(jordi);
    expect(anna).toMatchObject({
      source: { kind: 'SERVER', name: 'Talent Index' },
      location: { name: 'Girona' },
    });
    expect(anna?.scoringLax?.finalScore).toBeGreaterThan(0);
    // Whom it did not find is not kept.
    expect(await strangersOf(user)).toBe(2);
    expect(await mailsTo(user.agencyId)).toContain(
      '2 people whom Talent Index knows fit the position Nurse.',
    );
  });

  it('[HUNT-84] gives profiles without HTML, control characters, and links that are not of LinkedIn', async () => {
    const profiles = [{ network: 'LinkedIn', url: 'javascript:alert(1)' }];
    const { user, person, params } = await found({
      name: '<b>An\u0000na</b> <img src=x onerror=alert(1)>Ser&lt;i&gt;ra',
      summary: 'Ten<script>alert(1)</script> years\u202e',
      email: 'no address',
      profiles,
      url: 'https://www.linkedin.com.index.test/in/anna',
    });
    expect([person.firstName, person.lastName, person.linkedin]).toEqual(['An na', 'Serra', null]);
    const { profile } = (await server.call(getPoolProfile, user, { params })).body.data;
    expect([profile.summary, profile.email, profile.linkedin]).toEqual(['Tenalert(1) years', null, null]);
  });

  it('[HUNT-85] knows nobody twice: candidates, people of files, and those whom it repeats', async () => {
    const { user, positionId } = await openDesk(server);
    const jordi = await insertNurse(server, user);
    await server.asOwner('update candidates set email = $2 where id = $1', [jordi, 'jordi@example.test']);
    const file = await uploadProfiles(
      server,
      user,
      'First name,Email,Job title,City,Company,Since\nFina,fina@example.test,Nurse,Girona,Hospital,2015-01',
    );
    people.behave(({ body }) => ({
      people: [
        nurseAtServer('Jordi', { email: 'JORDI@example.test' }),
        nurseAtServer('Fina', { email: 'fina@example.test' }),
        nurseAtServer('Anna', { email: 'anna@example.test' }),
        nurseAtServer('Other', { email: 'anna@example.test' }),
        nurseAtServer('Anna'),
      ],
      next: body.page ?? 'again',
    }));
    const hunt = await hunted(user, positionId, { profileFileIds: [file.id] });
    expect(namesOf(hunt).sort()).toEqual(['Anna of Talent Index', 'Fina of people.csv', 'Jordi']);
  });

  it('[HUNT-85] does not bring back who was discarded for the position, by what the server knows them', async () => {
    const { user, positionId, hunt, person } = await found();
    const body = { candidateId: person.id, status: 'REJECTED', reason: 'PLACE' } as const;
    const discarded = await server.call(setPoolStatus, user, { params: { id: hunt.id }, body });
    expect(discarded.status).toBe(200);
    people.behave(() => ({ people: [nurseAtServer('Anna'), nurseAtServer('Berta')] }));
    expect(namesOf(await hunted(user, positionId))).toEqual(['Berta of Talent Index']);
  });

  it('[HUNT-86] shows where the server has somebody from, as a link where that is LinkedIn', async () => {
    const elsewhere = await found({ url: 'https://index.test/people/7' });
    const shown = await server.call(getPoolProfile, elsewhere.user, { params: elsewhere.params });
    expect(shown.body.data).toMatchObject({
      fileName: 'Talent Index',
      origin: 'https://index.test/people/7',
      profile: { linkedin: null },
    });
    const manager = await server.createUser(elsewhere.user.agencyId, 'HIRING_MANAGER');
    await server.inTenant(elsewhere.user.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: elsewhere.user.agencyId,
          position_id: elsewhere.positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 9,
        })
        .execute(),
    );
    const bare = await server.call(getPoolProfile, manager, { params: elsewhere.params });
    expect([bare.status, bare.body.data.origin]).toEqual([200, null]);
    const linkedin = await found({ url: 'https://www.linkedin.com/in/anna-serra' });
    expect(linkedin.person.linkedin).toBe('https://www.linkedin.com/in/anna-serra');
  });

  it('[HUNT-86] makes a candidate of somebody as of somebody of a file, with the score that they had', async () => {
    const { user, positionId, person, params } = await found({ email: 'anna@index.test' });
    const added = await server.call(addPoolStranger, user, { params, body: {} });
    expect(added.status).toBe(200);
    const { candidateId } = added.body.data;
    const candidate = await server.call(getCandidate, user, { params: { id: candidateId } });
    expect(candidate.body.data).toMatchObject({ firstName: 'Anna', email: 'anna@index.test' });
    const score = await server.inTenant(user.agencyId, (tx) =>
      foreseeNow(tx, user.agencyId, { positionId, candidateId }),
    );
    expect(score?.lax).toBe(person.scoringLax?.finalScore);
    expect(await strangersOf(user)).toBe(0);
  });

  it('[HUNT-86] people are deleted after 30 days, and with a candidate who has an address of theirs', async () => {
    const old = await found();
    await server.asOwner(
      "update hunt_files set created_at = now() - interval '31 days' where agency_id = $1",
      [old.user.agencyId],
    );
    await expireStrangers(server.deps, old.user.agencyId);
    expect(await strangersOf(old.user)).toBe(0);
    const same = await found({ email: 'anna@index.test' });
    const known = await insertNurse(server, same.user);
    await server.asOwner('update candidates set email = $2 where id = $1', [known, 'anna@index.test']);
    await server.inTenant(same.user.agencyId, (tx) =>
      eraseCandidate(tx, same.user.agencyId, known, { reason: 'BY_HAND', deletedBy: same.user.userId }),
    );
    expect(await strangersOf(same.user)).toBe(0);
  });

  describe('that fails', () => {
    const away = () => people.behave((_, response) => void response.writeHead(503).end());

    it('[HUNT-83] is asked again, and after the last try the hunt is ready with its other sources and says so', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user);
      away();
      const id = await begun(user, positionId);
      for (const attempt of [1, 2, 3, 4])
        await expect(askOnce(user, id, { attempt })).rejects.toThrow('AWAY, status 503');
      expect((await readHunt(server, user, id)).server).toEqual({ name: 'Talent Index', failure: null });
      await askOnce(user, id, { attempt: 5, isLastAttempt: true });
      expect(people.asked).toHaveLength(5);
      const hunt = await finished(user, id);
      expect(hunt).toMatchObject({
        status: 'READY',
        hasFailed: false,
        server: { name: 'Talent Index', failure: 'AWAY' },
      });
      expect(namesOf(hunt)).toEqual(['Jordi']);
      expect(await mailsTo(user.agencyId)).toContain(
        'Talent Index could not be asked, so the hunt looked through the other sources alone.',
      );
    });

    it('[HUNT-83] keeps whom it sent before, once no try is left', async () => {
      const { user, positionId } = await openDesk(server);
      people.behave(({ body }, response) => {
        if (body.page === undefined) return { people: [nurseAtServer('Anna')], next: '2' };
        response.writeHead(500).end();
        return undefined;
      });
      const id = await begun(user, positionId);
      await expect(askOnce(user, id)).rejects.toThrow('AWAY');
      expect(await strangersOf(user)).toBe(0);
      await askOnce(user, id, { attempt: 5, isLastAttempt: true });
      const hunt = await finished(user, id);
      expect([namesOf(hunt), hunt.server?.failure]).toEqual([['Anna of Talent Index'], 'PARTLY']);
      expect(await mailsTo(user.agencyId)).toContain('Talent Index stopped before its list was whole');
    });

    it('[HUNT-83] says which way it failed: the key, an answer that is none, no server any more', async () => {
      const { user, positionId } = await openDesk(server);
      const outcomes: unknown[] = [];
      for (const [status, body] of [
        [401, '{}'],
        [200, '<html>'],
      ] as const) {
        people.behave((_, response) => void response.writeHead(status).end(body));
        const id = await begun(user, positionId);
        await askOnce(user, id, { isLastAttempt: true });
        outcomes.push((await finished(user, id)).server?.failure);
      }
      const id = await begun(user, positionId);
      const deps = { ...server.deps, config: { ...server.deps.config, peopleSearch: undefined } };
      await askOnce(user, id, { deps });
      outcomes.push((await finished(user, id)).server?.failure);
      expect(outcomes).toEqual(['REFUSED', 'UNREADABLE', 'OFF']);
    });

    it('[HUNT-83] never holds a hunt up for ever, whatever stops the asking', async () => {
      const { user, positionId } = await openDesk(server);
      const id = await begun(user, positionId);
      const broken = {
        ...server.deps,
        config: { ...server.deps.config, peopleSearch: { ...{ url: 'no address' } } },
      };
      await expect(askOnce(user, id, { isLastAttempt: true, deps: broken as never })).rejects.toThrow();
      expect(await jobsOf(id)).toEqual([{ task: 'hunts.search', attempts: 5 }]);
      const { status, server: told } = await finished(user, id);
      expect([status, told?.failure]).toEqual(['READY', 'OURS']);
      expect(await mailsTo(user.agencyId)).toContain('Asking Talent Index failed on our side');
      expect(await mailsTo(user.agencyId)).not.toContain('could not be asked');
    });

    it('[HUNT-88] that nothing was asked is said where names came to stand in all of it since', async () => {
      const { user, positionId } = await openDesk(server);
      const clauses = [{ id: 'c1', kind: 'SKILL', any: [{ label: 'Kinaesthetics' }] }];
      const id = await begun(user, positionId, { clauses });
      await server.asOwner('update agencies set name = $2 where id = $1', [user.agencyId, 'Kinaesthetics']);
      await askOnce(user, id);
      expect(people.asked).toEqual([]);
      const hunt = await finished(user, id);
      expect([hunt.status, hunt.server?.failure]).toEqual(['READY', 'NOTHING']);
      expect(await mailsTo(user.agencyId)).toContain('Talent Index was asked nothing');
    });

    it('asks once where a worker was killed after the answer was kept', async () => {
      const { user, positionId } = await openDesk(server);
      people.behave(() => ({ people: [nurseAtServer('Anna')] }));
      const id = await begun(user, positionId);
      await askOnce(user, id);
      await askOnce(user, id);
      expect(people.asked).toHaveLength(1);
      expect(namesOf(await finished(user, id))).toEqual(['Anna of Talent Index']);
    });

    it('keeps nothing for a hunt that was called off, before and while the server answered', async () => {
      const { user, positionId } = await openDesk(server);
      const id = await begun(user, positionId);
      people.behave((_, response) => {
        void server
          .call(deleteHunt, user, { params: { id } })
          .then(() => response.end(JSON.stringify({ people: [nurseAtServer('Anna')] })));
      });
      await askOnce(user, id);
      expect([await strangersOf(user), await jobsOf(id)]).toEqual([0, []]);
      await askOnce(user, id);
      expect(people.asked).toHaveLength(1);
    });
  });
});

describe('without a server of people', () => {
  it('[HUNT-80] none is offered, and none can be asked', async () => {
    const server = await startTestServer();
    try {
      await insertGirona(server);
      const { user, positionId } = await openDesk(server);
      expect((await server.call(getHuntSources, user, {})).body.data).toEqual({ server: null });
      const refused = await askForHunt(server, user, positionId, { asksServer: true });
      expect([refused.status, refused.error.fields]).toEqual([400, { asks_server: 'not_allowed' }]);
    } finally {
      await server.close();
    }
  });
});
