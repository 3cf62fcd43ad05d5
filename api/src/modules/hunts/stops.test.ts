import { after, before, beforeEach, describe, it } from 'node:test';
import { type Hunt, listHunts, previewHunt } from '@cantera/shared/contracts/hunts';
import { listNotifications } from '@cantera/shared/contracts/notifications';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  askForHunt,
  insertGirona,
  insertNurse,
  openDesk,
  readHunt,
  runHunt,
  uploadProfiles,
} from '../../testing/hunt-data.ts';
import { nurseAtServer, type PeopleServer, startPeopleServer } from '../../testing/people-server.ts';
import { refreshSearch } from '../../testing/search-data.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { huntJobs } from './index.ts';

const FILE = 'First name,Last name,Job title,City,Company,Since\nCarla,Serra,Nurse,Girona,Hospital,2015-01';

describe('a hunt whose position is not open any more', () => {
  let people: PeopleServer;
  let server: TestServer;
  before(async () => {
    people = await startPeopleServer();
    server = await startTestServer({
      PEOPLE_SEARCH_URL: people.url,
      PEOPLE_SEARCH_KEY: 'key',
      PEOPLE_SEARCH_NAME: 'Talent Index',
      PEOPLE_SEARCH_INTERNAL_HOSTS: people.host,
    });
    await insertGirona(server);
  });
  beforeEach(() => people.behave(() => ({ people: [nurseAtServer('Anna')] })));
  after(async () => {
    await server.close();
    people.close();
  });

  const askOnce = async ({ agencyId }: TestUser, huntId: string, isLastAttempt = false): Promise<void> =>
    huntJobs['hunts.ask_server']?.({ agencyId, huntId }, { deps: server.deps, attempt: 1, isLastAttempt });
  const become = async (user: TestUser, id: string, status: 'ON_HOLD' | 'OPEN' | 'CLOSED_LOST') => {
    const answer = await server.call(updatePositionStatus, user, { params: { id }, body: { status } });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
  };
  /** A hunt that is to look through a file and the agency's one nurse, and to ask the server. */
  async function begun() {
    const { user, positionId } = await openDesk(server);
    await insertNurse(server, user);
    await refreshSearch(server, user.agencyId);
    const asked = { positionId, indications: 'Nurses for nights' };
    const { clauses } = (await server.call(previewHunt, user, { body: asked })).body.data;
    const file = await uploadProfiles(server, user, FILE);
    const ask = (more: object = {}) =>
      askForHunt(server, user, positionId, { asksServer: true, clauses, ...more });
    const made = await ask({ profileFileIds: [file.id] });
    expect([made.status, made.error]).toEqual([200, undefined]);
    return { user, positionId, id: made.body.data.id, ask };
  }
  const kept = async ({ agencyId }: TestUser) =>
    server.asOwner(
      `select (select count(*)::int from hunt_files where agency_id = $1) as files,
        (select count(*)::int from hunt_strangers where agency_id = $1) as strangers,
        (select count(*)::int from hunt_people where agency_id = $1) as people,
        (select count(*)::int from messages where agency_id = $1) as mails`,
      [agencyId],
    );
  /** That it says why it ended, keeps nobody, and has told nobody that it is ready. */
  async function expectStopped(user: TestUser, hunt: Hunt, stopped: Hunt['stopped']): Promise<void> {
    expect(hunt).toMatchObject({ stopped, hasFailed: false, viewed: false, found: 0, total: 0, leftOut: 0 });
    expect(hunt.status).toBe('READY');
    expect(await kept(user)).toEqual([{ files: 0, strangers: 0, people: 0, mails: 0 }]);
    const bell = await server.call(listNotifications, user, { query: {} });
    expect(bell.body.data.items).toEqual([]);
    const jobs = await server.jobs(`hunt:${hunt.id}`);
    expect(jobs.filter(({ task }) => task === 'hunts.search')).toEqual([]);
  }

  it('[HUNT-89] asks nobody outside, looks no further and says what became of the position', async () => {
    for (const status of ['ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON'] as const) {
      const { user, positionId, id } = await begun();
      await server.asOwner('update positions set status = $2 where id = $1', [positionId, status]);
      await askOnce(user, id);
      expect(people.asked).toEqual([]);
      await expectStopped(user, await readHunt(server, user, id), status);
      const { items } = (await server.call(listHunts, user, { query: {} })).body.data;
      expect(items.map(({ stopped }) => stopped)).toEqual([status]);
      // What is left of its job does nothing.
      await runHunt(server, user, id);
      await expectStopped(user, await readHunt(server, user, id), status);
    }
  });

  it('[HUNT-89] of a position that was deleted ends as well, and is no news to anybody', async () => {
    const { user, positionId, id } = await begun();
    await server.asOwner("update positions set status = 'DELETED' where id = $1", [positionId]);
    await askOnce(user, id);
    expect(people.asked).toEqual([]);
    expect(await server.asOwner('select status, stopped, found from hunts where id = $1', [id])).toEqual([
      { status: 'READY', stopped: 'DELETED', found: 0 },
    ]);
    expect(await kept(user)).toEqual([{ files: 0, strangers: 0, people: 0, mails: 0 }]);
    const { unviewed } = (await server.call(countUnviewedHunts, user, { query: {} })).body.data;
    expect(unviewed).toBe(0);
  });

  it('[HUNT-89] asks the server nothing more, and keeps nobody whom it has sent, where that happens while it answers', async () => {
    const { user, positionId, id } = await begun();
    people.behave(({ body }, response) => {
      if (body.page !== undefined) return { people: [nurseAtServer('Berta')] };
      void become(user, positionId, 'ON_HOLD').then(() =>
        response.end(JSON.stringify({ people: [nurseAtServer('Anna')], next: '2' })),
      );
      return undefined;
    });
    await askOnce(user, id);
    expect(people.asked).toHaveLength(1);
    await expectStopped(user, await readHunt(server, user, id), 'ON_HOLD');
  });

  it('[HUNT-89] keeps nobody either where the server had said all', async () => {
    const { user, positionId, id } = await begun();
    people.behave((_, response) => {
      void become(user, positionId, 'ON_HOLD').then(() =>
        response.end(JSON.stringify({ people: [nurseAtServer('Anna')] })),
      );
    });
    await askOnce(user, id);
    await expectStopped(user, await readHunt(server, user, id), 'ON_HOLD');
  });

  it('[HUNT-89] is not asked for again by a server that was away', async () => {
    const { user, positionId, id } = await begun();
    people.behave((_, response) => void response.writeHead(503).end());
    await expect(askOnce(user, id)).rejects.toThrow('AWAY');
    await become(user, positionId, 'CLOSED_LOST');
    await askOnce(user, id, true);
    expect(people.asked).toHaveLength(1);
    const hunt = await readHunt(server, user, id);
    await expectStopped(user, hunt, 'CLOSED_LOST');
    expect(hunt.server).toEqual({ name: 'Talent Index', failure: null });
  });

  it('[HUNT-89] ends before it looks', async () => {
    const { user, positionId, id } = await begun();
    await askOnce(user, id);
    await server.asOwner('delete from graphile_worker._private_jobs where key = $1', [`hunt:${id}`]);
    await become(user, positionId, 'ON_HOLD');
    await runHunt(server, user, id);
    await expectStopped(user, await readHunt(server, user, id), 'ON_HOLD');
  });

  for (const [end, clauses] of [
    ['while it looks', '[]'],
    ['in place of failing', '[{"any": null, "kind": "TITLE"}]'],
  ] as const)
    it(`[HUNT-89] ends ${end}`, async () => {
      const { user, positionId, id } = await begun();
      await askOnce(user, id);
      await server.asOwner('delete from graphile_worker._private_jobs where key = $1', [`hunt:${id}`]);
      await server.asOwner('update hunts set clauses = $2 where id = $1', [id, clauses]);
      // The first transaction chooses; the position closes before the next.
      const { pool } = server.deps;
      let transactions = 0;
      const connect = async () => {
        transactions += 1;
        if (transactions === 2) await become(user, positionId, 'ON_HOLD');
        return pool.connect();
      };
      const deps = {
        ...server.deps,
        pool: Object.create(pool, { connect: { value: connect } }) as typeof pool,
      };
      const job = { agencyId: user.agencyId, huntId: id };
      const run = huntJobs['hunts.search']?.(job, { deps, attempt: 5, isLastAttempt: true });
      await (clauses === '[]' ? run : expect(run).rejects.toThrow());
      expect(transactions).toBeGreaterThan(1);
      await server.asOwner("update hunts set clauses = '[]' where id = $1", [id]);
      await expectStopped(user, await readHunt(server, user, id), 'ON_HOLD');
    });

  it('[HUNT-89] goes on where the position is opened again while its next step waits to end it', async () => {
    const { user, positionId, id } = await begun();
    await become(user, positionId, 'ON_HOLD');
    const step = await server.inTenant(user.agencyId, async (tx) => {
      await tx.selectFrom('hunts').select('id').where('id', '=', id).forUpdate().execute();
      const waiting = askOnce(user, id);
      await untilLocked(server);
      await server.asOwner("update positions set status = 'OPEN' where id = $1", [positionId]);
      return { waiting };
    });
    await step.waiting;
    expect(people.asked).toHaveLength(1);
    expect(await readHunt(server, user, id)).toMatchObject({ status: 'SEARCHING', stopped: null });
  });

  it('[HUNT-89] goes on where the position is open again by its next step, and leaves the way free for another where not', async () => {
    const first = await begun();
    await become(first.user, first.positionId, 'ON_HOLD');
    await become(first.user, first.positionId, 'OPEN');
    await askOnce(first.user, first.id);
    await runHunt(server, first.user, first.id);
    expect(await readHunt(server, first.user, first.id)).toMatchObject({ stopped: null, found: 3, total: 3 });

    const { user, positionId, id, ask } = await begun();
    await become(user, positionId, 'ON_HOLD');
    await askOnce(user, id);
    await become(user, positionId, 'OPEN');
    const again = await ask();
    expect([again.status, again.error]).toEqual([200, undefined]);
    await askOnce(user, again.body.data.id);
    await runHunt(server, user, again.body.data.id);
    expect((await readHunt(server, user, again.body.data.id)).found).toBe(2);
    expect((await readHunt(server, user, id)).stopped).toBe('ON_HOLD');
  });
});
