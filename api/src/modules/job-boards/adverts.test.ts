import { after, before, beforeEach, describe, it } from 'node:test';
import {
  deleteJob,
  getJobStatus,
  submitJob,
  updatePortalSettings,
} from '@cantera/shared/contracts/job-boards';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { withTenant } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { type BoardServer, startBoardServer } from '../../testing/board-server.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { portalPosition } from '../../testing/public-data.ts';
import {
  findSettings,
  openKey,
  type StoredSettings,
  sealKey,
  writeSettings,
} from '../advert-records/index.ts';
import { carryOut } from './carry-out.service.ts';
import { saveSettings } from './portals.service.ts';
import { submit as submitInside } from './publish.service.ts';

const INFOJOBS = 1697;
const KEY = 'a-secret-key';

const actorOf = ({ agencyId, userId }: TestUser): Actor => ({
  agencyId,
  userId,
  sessionId: '',
  role: 'AGENCY_ADMIN',
});

describe('adverts over an HTTP posting API', () => {
  let server: TestServer;
  let board: BoardServer;
  let admin: TestUser;
  let jobId: string;
  before(async () => {
    board = await startBoardServer();
    server = await startTestServer({ PORTAL_INTERNAL_HOSTS: board.host });
  });
  after(async () => {
    await server.close();
    board.close();
  });
  beforeEach(async () => {
    admin = await server.createAgency();
    jobId = await portalPosition(server, admin);
    board.adverts.clear();
    board.calls.length = 0;
    board.answers = [];
    board.findStatus = undefined;
    board.removeStatus = undefined;
    board.findsAll = false;
    await connect();
  });

  async function connect(given: { canFind?: boolean; key?: string; version?: number } = {}) {
    const answer = await server.call(updatePortalSettings, admin, {
      params: { id: INFOJOBS },
      body: { kind: 'HTTP', address: board.address, key: KEY, canFind: true, version: 0, ...given },
    });
    expect(answer.status).toBe(200);
    return answer;
  }
  const submit = async (): Promise<void> => {
    const answer = await server.call(submitJob, admin, { body: { jobId, portals: [INFOJOBS] } });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
  };
  const withdraw = async (): Promise<void> => {
    const answer = await server.call(deleteJob, admin, { body: { jobId } });
    expect(answer.status).toBe(200);
  };
  const row = async () => {
    const [found] = await server.asOwner<{ id: string; state: string; sent_at: string | null }>(
      'select id, state, sent_at from adverts where agency_id = $1',
      [admin.agencyId],
    );
    if (!found) throw new Error('no advert');
    return found;
  };
  /** One job of the advert, as the worker does it. */
  const work = async (): Promise<void> =>
    carryOut(
      { agencyId: admin.agencyId, advertId: (await row()).id },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
  /** Makes the last call one that is over for good. */
  const settle = async (): Promise<void> => {
    await server.asOwner("update adverts set sent_at = sent_at - interval '2 minutes' where agency_id = $1", [
      admin.agencyId,
    ]);
  };
  const lineOf = async () => {
    const answer = await server.call(getJobStatus, admin, { query: { jobId } });
    return answer.body.items.find(({ id }) => id === INFOJOBS);
  };
  const status = async () => {
    const line = await lineOf();
    return [line?.status, line?.reason];
  };
  const isRemovable = async () => (await lineOf())?.isRemovable;
  /** Takes it out of the one portal by its name. */
  const disconnect = async (): Promise<void> => {
    const answer = await server.call(deleteJob, admin, { body: { jobId, portals: [INFOJOBS] } });
    expect(answer.status).toBe(200);
  };
  const posts = () => board.calls.filter(({ method }) => method === 'POST');

  it('[API-78] [API-79] [API-80] are sent once, with the key, and taken out by what the board calls them', async () => {
    await submit();
    expect(await status()).toEqual(['PUBLISHING', null]);
    await submit();
    await work();
    await work();
    expect(await status()).toEqual(['PUBLISHED', null]);
    await submit();
    await work();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.bearer).toBe(`Bearer ${KEY}`);
    const [taken] = [...board.adverts.values()];
    expect(taken?.reference).toBe(`${jobId}-1`);
    expect(Object.keys(taken?.body ?? {}).sort()).toEqual(
      'apply_url company contract_type description_html locations published_at reference salary title url work_mode'.split(
        ' ',
      ),
    );
    expect(taken?.body.salary).toBeNull();
    await withdraw();
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    const again = await server.call(submitJob, admin, { body: { jobId, portals: [INFOJOBS] } });
    expect([again.status, again.error.code]).toEqual([409, 'ADVERT_ON_ITS_WAY_OUT']);
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    await submit();
    await work();
    expect([...board.adverts.values()].map(({ reference }) => reference)).toEqual([`${jobId}-2`]);
    const keys = posts().map(({ attempt }) => attempt);
    expect(new Set(keys).size).toBe(2);
  });

  for (const answer of ['takeAndDrop', 'takeAndFail', 'nameless', 'known'] as const)
    it(`are found and not sent again when the board answers with ${answer}`, async () => {
      board.answers = [answer];
      await submit();
      await work();
      expect(await status()).toEqual(['PUBLISHING', null]);
      // Until the call is over for good nobody asks, and nothing is sent.
      await work();
      expect(board.calls).toHaveLength(1);
      await settle();
      await work();
      expect([await status(), board.adverts.size, posts().length]).toEqual([['PUBLISHED', null], 1, 1]);
    });

  for (const answer of ['drop', 'fail'] as const)
    it(`are sent again by the same key when the board answers with ${answer} and knows of none`, async () => {
      board.answers = [answer];
      await submit();
      await work();
      await settle();
      await work();
      await work();
      expect([await status(), board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
      const [first, second] = posts().map(({ attempt }) => attempt);
      expect(first).toBe(second);
    });

  it('are known to be under way after a crash between the commit and the answer', async () => {
    await submit();
    await server.asOwner("update adverts set state = 'SENDING', sent_at = now() where agency_id = $1", [
      admin.agencyId,
    ]);
    await work();
    expect(board.calls).toHaveLength(0);
    await settle();
    await work();
    expect(posts()).toHaveLength(0);
    await work();
    expect([await status(), board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });

  it('wait while the board cannot say, and are uncertain after twelve hours', async () => {
    board.answers = ['takeAndDrop'];
    board.findStatus = 503;
    await submit();
    await work();
    await settle();
    await work();
    expect([(await row()).state, posts().length]).toEqual(['SENDING', 1]);
    await server.asOwner("update adverts set since = since - interval '12 hours' where agency_id = $1", [
      admin.agencyId,
    ]);
    expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
    await work();
    expect([(await row()).state, posts().length]).toEqual(['UNCERTAIN', 1]);
  });

  it('[CONST-65] fail as timed out after twelve hours in which nothing was sent', async () => {
    await submit();
    await server.asOwner("update adverts set since = since - interval '12 hours' where agency_id = $1", [
      admin.agencyId,
    ]);
    expect(await status()).toEqual(['FAILED', 'TIMED_OUT']);
    await work();
    expect([(await row()).state, board.calls.length]).toEqual(['FAILED', 0]);
    await submit();
    await work();
    expect(await status()).toEqual(['PUBLISHED', null]);
  });

  it('are uncertain where the board cannot be asked, and only a person sends again', async () => {
    await connect({ canFind: false, key: '', version: 1 });
    board.answers = ['takeAndDrop'];
    await submit();
    await work();
    expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
    await work();
    expect(posts()).toHaveLength(1);
    await submit();
    await work();
    expect(await status()).toEqual(['PUBLISHED', null]);
    const [first, second] = posts().map(({ attempt }) => attempt);
    expect(first).toBe(second);
  });

  describe('of which nobody knows whether an earlier sending was taken', () => {
    const stored = async () => {
      const [found] = await server.asOwner<{
        sent_at: string | null;
        attempt_key: string;
        reference: string;
      }>('select sent_at, attempt_key, reference from adverts where agency_id = $1', [admin.agencyId]);
      return found;
    };
    beforeEach(async () => {
      await connect({ canFind: false, key: '', version: 1 });
      board.answers = ['takeAndDrop'];
      await submit();
      await work();
      expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
    });
    const stayInDoubt = async () => {
      expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
      expect((await row()).sent_at).not.toBeNull();
      await submit();
      await work();
      const [first, ...others] = posts().map(({ attempt }) => attempt);
      expect(others.length).toBeGreaterThan(0);
      expect(new Set(others)).toEqual(new Set([first]));
      expect((await stored())?.reference).toBe(`${jobId}-1`);
    };

    it('stay uncertain and keep their key when the board refuses the next one', async () => {
      board.answers = ['refuse'];
      await submit();
      await work();
      await stayInDoubt();
    });

    it('stay uncertain when the board is busy until it had its time', async () => {
      const before = (await row()).sent_at;
      board.answers = ['busy'];
      await submit();
      await work();
      expect(await status()).toEqual(['PUBLISHING', null]);
      expect((await row()).sent_at).toEqual(before);
      await server.asOwner("update adverts set since = since - interval '12 hours' where agency_id = $1", [
        admin.agencyId,
      ]);
      await work();
      expect((await row()).state).toBe('UNCERTAIN');
      await stayInDoubt();
    });

    it('stay uncertain when the board is busy as often as it is tried', async () => {
      board.answers = ['busy'];
      await submit();
      await server.asOwner('update adverts set tries = 8 where agency_id = $1', [admin.agencyId]);
      await work();
      await stayInDoubt();
    });

    it('stay uncertain when the position breaks a rule meanwhile', async () => {
      const change = (jobDescription: string) =>
        server.call(updatePosition, admin, { params: { id: jobId }, body: { jobDescription } });
      expect((await change('')).status).toBe(200);
      await submit();
      await work();
      expect([await status(), posts().length]).toEqual([['FAILED', 'UNCERTAIN'], 1]);
      expect((await change('<p>Bake bread.</p>')).status).toBe(200);
      await stayInDoubt();
    });
  });

  for (const [how, prepare] of [
    ['that it has none of our reference among others', () => (board.findsAll = true)],
    ['404', () => (board.findStatus = 404)],
    ['410', () => (board.findStatus = 410)],
  ] as const)
    it(`are not sent again when the board answers a search with ${how}`, async () => {
      board.adverts.set('foreign', { id: 'foreign', reference: 'of-somebody-else', body: {} });
      prepare();
      board.answers = ['drop'];
      await submit();
      await work();
      await settle();
      await work();
      await work();
      expect([(await row()).state, posts().length]).toEqual(['SENDING', 1]);
      expect(await status()).toEqual(['PUBLISHING', null]);
    });

  it('are taken out by what the board called them where its search says nothing', async () => {
    await submit();
    await work();
    board.findStatus = 404;
    await withdraw();
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  it('are tried again later each time the board breaks down and has none, and not for ever', async () => {
    board.answers = ['fail', 'fail'];
    await submit();
    const round = async () => {
      await work();
      await settle();
      await work();
      const [job] = await server.jobs(`advert:${(await row()).id}`);
      return (job?.runAt.getTime() ?? 0) - Date.now();
    };
    const first = await round();
    expect([(await row()).state, first > 20_000]).toEqual(['PUBLISHING', true]);
    expect(await round()).toBeGreaterThan(first + 20_000);
    board.answers = ['fail'];
    await server.asOwner('update adverts set tries = 8 where agency_id = $1', [admin.agencyId]);
    await work();
    await settle();
    await work();
    expect([await status(), posts().length]).toEqual([['FAILED', 'UNREACHABLE'], 3]);
  });

  it('that nobody knows of are settled by who names the portal, where it cannot be asked', async () => {
    await connect({ canFind: false, key: '', version: 1 });
    board.answers = ['takeAndDrop'];
    await submit();
    await work();
    expect(await isRemovable()).toBe(true);
    const toFeed = () =>
      server.call(updatePortalSettings, admin, {
        params: { id: INFOJOBS },
        body: { kind: 'FEED', version: 2 },
      });
    expect((await toFeed()).error.code).toBe('PORTAL_IN_USE');
    // Taken out everywhere, nobody has said that they looked there.
    await withdraw();
    await settle();
    await work();
    expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
    await disconnect();
    expect(await status()).toEqual(['UNPUBLISHED', null]);
    expect(await isRemovable()).toBe(false);
    await submit();
    await work();
    const references = [...board.adverts.values()].map(({ reference }) => reference);
    expect(references).toEqual([`${jobId}-1`, `${jobId}-2`]);
    await disconnect();
    await work();
    expect((await toFeed()).status).toBe(200);
  });

  it('that nobody knows of are taken out where the portal can be asked', async () => {
    board.answers = ['takeAndDrop'];
    await submit();
    await work();
    await server.asOwner(
      "update adverts set state = 'UNCERTAIN', reason = 'UNCERTAIN' where agency_id = $1",
      [admin.agencyId],
    );
    await disconnect();
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    await settle();
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  describe('whose removal the queue stood still before', () => {
    const age = () =>
      server.asOwner("update adverts set since = since - interval '12 hours' where agency_id = $1", [
        admin.agencyId,
      ]);
    beforeEach(async () => {
      await submit();
      await work();
      await withdraw();
      await age();
      expect(await status()).toEqual(['PUBLISHED', 'TIMED_OUT']);
    });

    it('are taken out once it goes on', async () => {
      await work();
      expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    });

    it('are given up after one try', async () => {
      board.removeStatus = 503;
      await work();
      await work();
      expect([(await row()).state, await status()]).toEqual(['PUBLISHED', ['PUBLISHED', 'TIMED_OUT']]);
    });

    it('are taken out anew when somebody asks for it', async () => {
      board.removeStatus = 503;
      await work();
      await withdraw();
      expect(await status()).toEqual(['UNPUBLISHING', null]);
      board.removeStatus = undefined;
      await work();
      expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    });
  });

  it('are all taken out, each by a job of its own', async () => {
    const saved = await server.call(updatePortalSettings, admin, {
      params: { id: 1702 },
      body: { kind: 'HTTP', address: board.address, key: KEY, version: 0 },
    });
    expect(saved.status).toBe(200);
    expect((await server.call(submitJob, admin, { body: { jobId, portals: [INFOJOBS, 1702] } })).status).toBe(
      200,
    );
    const ids = await server.asOwner<{ id: string }>(
      "update adverts set state = 'PUBLISHED', sent_at = now(), external_id = portal::text where agency_id = $1 returning id",
      [admin.agencyId],
    );
    await server.asOwner('delete from graphile_worker._private_jobs where key = any($1)', [
      ids.map(({ id }) => `advert:${id}`),
    ]);
    await withdraw();
    const jobs = await Promise.all(ids.map(({ id }) => server.jobs(`advert:${id}`)));
    expect(jobs.map((own) => own.map(({ task }) => task))).toEqual([
      ['adverts.carry_out'],
      ['adverts.carry_out'],
    ]);
  });

  it('of the first settings, one of two that save at once wins', async () => {
    const input = { kind: 'FEED', companyId: 'theirs', version: 0 } as const;
    let saved: Promise<{ status: number }> | undefined;
    await withTenant(server.deps.pool, admin.agencyId, async (tx) => {
      await saveSettings(tx, actorOf(admin), server.deps, 1698, input);
      saved = server.call(updatePortalSettings, admin, {
        params: { id: 1698 },
        body: { ...input, companyId: 'ours' },
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect((await saved)?.status).toBe(409);
  });

  it('hold their connection from the moment that they are asked for', async () => {
    let saved: Promise<{ status: number }> | undefined;
    await withTenant(server.deps.pool, admin.agencyId, async (tx) => {
      await submitInside(tx, actorOf(admin), server.deps, { jobId, portals: [1701] });
      saved = server.call(updatePortalSettings, admin, {
        params: { id: 1701 },
        body: { kind: 'HTTP', address: board.address, key: KEY, version: 0 },
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect((await saved)?.status).toBe(409);
  });

  it('keep a key that was saved while the one before was opened', async () => {
    const stored = () =>
      withTenant(server.deps.pool, admin.agencyId, (tx) => findSettings(tx, admin.agencyId, INFOJOBS));
    const secrets = { ...server.deps.config, secret: 'the secret of now', previousSecret: 'the one before' };
    const sealed = (key: string, config: typeof secrets) => sealKey(config, admin.agencyId, INFOJOBS, key);
    const before = { ...secrets, secret: secrets.previousSecret };
    const save = (key: string) =>
      withTenant(server.deps.pool, admin.agencyId, (tx) =>
        writeSettings(tx, admin.agencyId, INFOJOBS, { sealed_key: key }),
      );
    const open = (settings: StoredSettings) =>
      withTenant(server.deps.pool, admin.agencyId, (tx) => openKey(tx, secrets, admin.agencyId, settings));
    await save(sealed(KEY, before));
    const old = await stored();
    const newer = sealed('a-newer-key', secrets);
    await save(newer);
    expect(await open(old)).toBe(KEY);
    expect((await stored()).sealed_key).toBe(newer);
    await save(old.sealed_key);
    expect(await open(old)).toBe(KEY);
    const again = await stored();
    expect(again.sealed_key).not.toBe(old.sealed_key);
    expect(await open(again)).toBe(KEY);
  });

  it('are sent in clear to no host but those that the installation names', async () => {
    const put = (address: string) =>
      server.call(updatePortalSettings, admin, {
        params: { id: INFOJOBS },
        body: { kind: 'HTTP', address, key: KEY, version: 1 },
      });
    const inClear = await put('http://board.example/adverts');
    expect([inClear.status, inClear.error.fields]).toEqual([400, { address: 'invalid_value' }]);
    expect((await put('https://board.example/adverts')).status).toBe(200);
  });

  it('say why the board refused, and can be published again', async () => {
    board.answers = ['refuse'];
    await submit();
    await work();
    expect(await status()).toEqual(['FAILED', 'REFUSED']);
    await submit();
    await work();
    expect([await status(), board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });

  it('are tried again later where they surely were not taken', async () => {
    board.answers = ['busy'];
    await submit();
    await work();
    expect(await status()).toEqual(['PUBLISHING', null]);
    const [job] = await server.jobs(`advert:${(await row()).id}`);
    expect(job?.runAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await work();
    expect([await status(), board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });

  it('stay published with the reason when the board keeps them', async () => {
    await submit();
    await work();
    board.removeStatus = 403;
    await withdraw();
    await work();
    expect(await status()).toEqual(['PUBLISHED', 'REFUSED']);
    board.removeStatus = undefined;
    await withdraw();
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  describe('that a board no longer lets go of', () => {
    const settleAs = (body: { portals?: number[]; isGone?: boolean }) =>
      server.call(deleteJob, admin, { body: { jobId, ...body } });
    const toFeed = async () => {
      const answer = await server.call(updatePortalSettings, admin, {
        params: { id: INFOJOBS },
        body: { kind: 'FEED', version: 1 },
      });
      return answer.status;
    };
    beforeEach(async () => {
      await submit();
      await work();
      board.removeStatus = 403;
      await withdraw();
      await work();
      expect([await status(), await toFeed()]).toEqual([['PUBLISHED', 'REFUSED'], 409]);
    });

    it('[API-80] count as taken out once somebody says that they are gone, and free the portal', async () => {
      const calls = board.calls.length;
      expect((await settleAs({ portals: [INFOJOBS], isGone: true })).status).toBe(200);
      expect(await status()).toEqual(['UNPUBLISHED', null]);
      expect(await isRemovable()).toBe(false);
      await work();
      expect(board.calls).toHaveLength(calls);
      expect(await toFeed()).toBe(200);
    });

    it('are asked for again by who does not say so', async () => {
      expect((await settleAs({ portals: [INFOJOBS] })).status).toBe(200);
      expect(await status()).toEqual(['UNPUBLISHING', null]);
    });

    it('are not settled without naming the portal, nor on another', async () => {
      const answer = await settleAs({ isGone: true });
      expect([answer.status, answer.error.fields]).toEqual([400, { portals: 'required' }]);
      expect((await settleAs({ portals: [1702], isGone: true })).status).toBe(200);
      expect(await status()).toEqual(['PUBLISHED', 'REFUSED']);
    });

    it('get a new key and reference when they are published anew', async () => {
      await settleAs({ portals: [INFOJOBS], isGone: true });
      await submit();
      await work();
      const references = [...board.adverts.values()].map(({ reference }) => reference);
      expect(references).toEqual([`${jobId}-1`, `${jobId}-2`]);
      expect(new Set(posts().map(({ attempt }) => attempt)).size).toBe(2);
    });
  });

  it('that nothing holds are taken out of the board also by who says that they are gone', async () => {
    await submit();
    await work();
    const answer = await server.call(deleteJob, admin, {
      body: { jobId, portals: [INFOJOBS], isGone: true },
    });
    expect([answer.status, await status()]).toEqual([200, ['UNPUBLISHING', null]]);
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  it('are taken out when the position closes, also while they are being sent, and stay out when it opens again', async () => {
    await submit();
    await server.asOwner("update adverts set state = 'SENDING', sent_at = now() where agency_id = $1", [
      admin.agencyId,
    ]);
    const move = (to: 'OPEN' | 'ON_HOLD') =>
      server.call(updatePositionStatus, admin, { params: { id: jobId }, body: { status: to } });
    expect((await move('ON_HOLD')).status).toBe(200);
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    board.adverts.set('late', { id: 'late', reference: `${jobId}-1`, body: {} });
    await work();
    expect(board.calls).toHaveLength(0);
    await settle();
    await work();
    expect([await status(), board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    expect((await move('OPEN')).status).toBe(200);
    expect(await status()).toEqual(['UNPUBLISHED', null]);
  });

  it('that were never sent are never sent once their position is hidden', async () => {
    await submit();
    await server.call(updatePosition, admin, { params: { id: jobId }, body: { hidden: true } });
    expect(await status()).toEqual(['UNPUBLISHED', null]);
    await work();
    expect(board.calls).toHaveLength(0);
  });

  it('keep their key to themselves: sealed, never answered, and never sent to another address', async () => {
    const [stored] = await server.asOwner<{ sealed_key: string }>(
      'select sealed_key from portal_settings where agency_id = $1',
      [admin.agencyId],
    );
    expect(stored?.sealed_key).toMatch(/^v1\./);
    expect(stored?.sealed_key).not.toContain(KEY);
    const put = (address: string) =>
      server.call(updatePortalSettings, admin, {
        params: { id: INFOJOBS },
        body: { kind: 'HTTP', address, version: 1 },
      });
    const elsewhere = await put('https://elsewhere.example/adverts');
    expect([elsewhere.status, elsewhere.error.fields]).toEqual([400, { key: 'required' }]);
    const same = await put(board.address);
    expect(same.body.data.hasKey).toBe(true);
    expect(JSON.stringify(same.wire)).not.toMatch(/a-secret-key|v1\./);
    const old = await put(board.address);
    expect([old.status, old.error.code]).toEqual([409, 'PORTAL_SETTINGS_CHANGED']);
  });

  it('hold their connection while they are out', async () => {
    await submit();
    await work();
    const answer = await server.call(updatePortalSettings, admin, {
      params: { id: INFOJOBS },
      body: { kind: 'FEED', version: 1 },
    });
    expect([answer.status, answer.error.code, answer.error.details]).toEqual([
      409,
      'PORTAL_IN_USE',
      { adverts: 1 },
    ]);
  });

  it('ask nothing inside the installation but what is allowed', async () => {
    await server.asOwner(
      "update portal_settings set address = 'http://127.0.0.1:1/adverts' where agency_id = $1",
      [admin.agencyId],
    );
    await submit();
    await work();
    expect([await status(), board.calls.length]).toEqual([['FAILED', 'NOT_SET_UP'], 0]);
  });
});
