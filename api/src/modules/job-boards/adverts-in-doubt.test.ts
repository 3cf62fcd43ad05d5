import { beforeEach, describe, it } from 'node:test';
import { updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { advertsOnBoard, INFOJOBS } from '../../testing/adverts-on-board.ts';

describe('adverts of which nobody knows whether a portal has them', () => {
  const on = advertsOnBoard();
  const { connect, submit, withdraw, disconnect, row, work, settle, age, status, isRemovable, posts } = on;

  it('wait while the board cannot say, and are uncertain after twelve hours', async () => {
    on.board.answers = ['takeAndDrop'];
    on.board.findStatus = 503;
    await submit();
    await work();
    await settle();
    await work();
    expect([(await row()).state, posts().length]).toEqual(['SENDING', 1]);
    await age();
    expect(await status()).toEqual(['FAILED', 'UNCERTAIN']);
    await work();
    expect([(await row()).state, posts().length]).toEqual(['UNCERTAIN', 1]);
  });

  it('are uncertain where the board cannot be asked, and only a person sends again', async () => {
    await connect({ canFind: false, key: '', version: 1 });
    on.board.answers = ['takeAndDrop'];
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
      const [found] = await on.server.asOwner<{
        sent_at: string | null;
        attempt_key: string;
        reference: string;
      }>('select sent_at, attempt_key, reference from adverts where agency_id = $1', [on.admin.agencyId]);
      return found;
    };
    beforeEach(async () => {
      await connect({ canFind: false, key: '', version: 1 });
      on.board.answers = ['takeAndDrop'];
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
      expect((await stored())?.reference).toBe(`${on.jobId}-1`);
    };

    it('stay uncertain and keep their key when the board refuses the next one', async () => {
      on.board.answers = ['refuse'];
      await submit();
      await work();
      await stayInDoubt();
    });

    it('stay uncertain when the board is busy until it had its time', async () => {
      const before = (await row()).sent_at;
      on.board.answers = ['busy'];
      await submit();
      await work();
      expect(await status()).toEqual(['PUBLISHING', null]);
      expect((await row()).sent_at).toEqual(before);
      await age();
      await work();
      expect((await row()).state).toBe('UNCERTAIN');
      await stayInDoubt();
    });

    it('stay uncertain when the board is busy as often as it is tried', async () => {
      on.board.answers = ['busy'];
      await submit();
      await on.server.asOwner('update adverts set tries = 8 where agency_id = $1', [on.admin.agencyId]);
      await work();
      await stayInDoubt();
    });

    it('stay uncertain when the position breaks a rule meanwhile', async () => {
      const change = (jobDescription: string) =>
        on.server.call(updatePosition, on.admin, { params: { id: on.jobId }, body: { jobDescription } });
      expect((await change('')).status).toBe(200);
      await submit();
      await work();
      expect([await status(), posts().length]).toEqual([['FAILED', 'UNCERTAIN'], 1]);
      expect((await change('<p>Bake bread.</p>')).status).toBe(200);
      await stayInDoubt();
    });
  });

  it('that nobody knows of are settled by who names the portal, where it cannot be asked', async () => {
    await connect({ canFind: false, key: '', version: 1 });
    on.board.answers = ['takeAndDrop'];
    await submit();
    await work();
    expect(await isRemovable()).toBe(true);
    const toFeed = () =>
      on.server.call(updatePortalSettings, on.admin, {
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
    const references = [...on.board.adverts.values()].map(({ reference }) => reference);
    expect(references).toEqual([`${on.jobId}-1`, `${on.jobId}-2`]);
    await disconnect();
    await work();
    expect((await toFeed()).status).toBe(200);
  });

  it('that nobody knows of are taken out where the portal can be asked', async () => {
    on.board.answers = ['takeAndDrop'];
    await submit();
    await work();
    await on.server.asOwner(
      "update adverts set state = 'UNCERTAIN', reason = 'UNCERTAIN' where agency_id = $1",
      [on.admin.agencyId],
    );
    await disconnect();
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    await settle();
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
  });
});
