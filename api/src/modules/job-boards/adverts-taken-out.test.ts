import { beforeEach, describe, it } from 'node:test';
import { deleteJob, submitJob, updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { advertsOnBoard, INFOJOBS, KEY } from '../../testing/adverts-on-board.ts';

describe('adverts that are taken out of a portal', () => {
  const on = advertsOnBoard();
  const { submit, withdraw, row, work, settle, age, status, isRemovable, posts } = on;

  it('are taken out by what the board called them where its search says nothing', async () => {
    await submit();
    await work();
    on.board.findStatus = 404;
    await withdraw();
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  describe('whose removal the queue stood still before', () => {
    beforeEach(async () => {
      await submit();
      await work();
      await withdraw();
      await age();
      expect(await status()).toEqual(['PUBLISHED', 'TIMED_OUT']);
    });

    it('are taken out once it goes on', async () => {
      await work();
      expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    });

    it('are given up after one try', async () => {
      on.board.removeStatus = 503;
      await work();
      await work();
      expect([(await row()).state, await status()]).toEqual(['PUBLISHED', ['PUBLISHED', 'TIMED_OUT']]);
    });

    it('are taken out anew when somebody asks for it', async () => {
      on.board.removeStatus = 503;
      await work();
      await withdraw();
      expect(await status()).toEqual(['UNPUBLISHING', null]);
      on.board.removeStatus = undefined;
      await work();
      expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    });
  });

  it('are all taken out, each by a job of its own', async () => {
    const saved = await on.server.call(updatePortalSettings, on.admin, {
      params: { id: 1702 },
      body: { kind: 'HTTP', address: on.board.address, key: KEY, version: 0 },
    });
    expect(saved.status).toBe(200);
    expect(
      (await on.server.call(submitJob, on.admin, { body: { jobId: on.jobId, portals: [INFOJOBS, 1702] } }))
        .status,
    ).toBe(200);
    const ids = await on.server.asOwner<{ id: string }>(
      "update adverts set state = 'PUBLISHED', sent_at = now(), external_id = portal::text where agency_id = $1 returning id",
      [on.admin.agencyId],
    );
    await on.server.asOwner('delete from graphile_worker._private_jobs where key = any($1)', [
      ids.map(({ id }) => `advert:${id}`),
    ]);
    await withdraw();
    const jobs = await Promise.all(ids.map(({ id }) => on.server.jobs(`advert:${id}`)));
    expect(jobs.map((own) => own.map(({ task }) => task))).toEqual([
      ['adverts.carry_out'],
      ['adverts.carry_out'],
    ]);
  });

  it('stay published with the reason when the board keeps them', async () => {
    await submit();
    await work();
    on.board.removeStatus = 403;
    await withdraw();
    await work();
    expect(await status()).toEqual(['PUBLISHED', 'REFUSED']);
    on.board.removeStatus = undefined;
    await withdraw();
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  describe('that a board no longer lets go of', () => {
    const settleAs = (body: { portals?: number[]; isGone?: boolean }) =>
      on.server.call(deleteJob, on.admin, { body: { jobId: on.jobId, ...body } });
    const toFeed = async () => {
      const answer = await on.server.call(updatePortalSettings, on.admin, {
        params: { id: INFOJOBS },
        body: { kind: 'FEED', version: 1 },
      });
      return answer.status;
    };
    beforeEach(async () => {
      await submit();
      await work();
      on.board.removeStatus = 403;
      await withdraw();
      await work();
      expect([await status(), await toFeed()]).toEqual([['PUBLISHED', 'REFUSED'], 409]);
    });

    it('[API-80] count as taken out once somebody says that they are gone, and free the portal', async () => {
      const calls = on.board.calls.length;
      expect((await settleAs({ portals: [INFOJOBS], isGone: true })).status).toBe(200);
      expect(await status()).toEqual(['UNPUBLISHED', null]);
      expect(await isRemovable()).toBe(false);
      await work();
      expect(on.board.calls).toHaveLength(calls);
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
      const references = [...on.board.adverts.values()].map(({ reference }) => reference);
      expect(references).toEqual([`${on.jobId}-1`, `${on.jobId}-2`]);
      expect(new Set(posts().map(({ attempt }) => attempt)).size).toBe(2);
    });
  });

  it('that nothing holds are taken out of the board also by who says that they are gone', async () => {
    await submit();
    await work();
    const answer = await on.server.call(deleteJob, on.admin, {
      body: { jobId: on.jobId, portals: [INFOJOBS], isGone: true },
    });
    expect([answer.status, await status()]).toEqual([200, ['UNPUBLISHING', null]]);
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });

  it('are taken out when the position closes, also while they are being sent, and stay out when it opens again', async () => {
    await submit();
    await on.server.asOwner("update adverts set state = 'SENDING', sent_at = now() where agency_id = $1", [
      on.admin.agencyId,
    ]);
    const move = (to: 'OPEN' | 'ON_HOLD') =>
      on.server.call(updatePositionStatus, on.admin, { params: { id: on.jobId }, body: { status: to } });
    expect((await move('ON_HOLD')).status).toBe(200);
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    on.board.adverts.set('late', { id: 'late', reference: `${on.jobId}-1`, body: {} });
    await work();
    expect(on.board.calls).toHaveLength(0);
    await settle();
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    expect((await move('OPEN')).status).toBe(200);
    expect(await status()).toEqual(['UNPUBLISHED', null]);
  });

  it('that were never sent are never sent once their position is hidden', async () => {
    await submit();
    await on.server.call(updatePosition, on.admin, { params: { id: on.jobId }, body: { hidden: true } });
    expect(await status()).toEqual(['UNPUBLISHED', null]);
    await work();
    expect(on.board.calls).toHaveLength(0);
  });
});
