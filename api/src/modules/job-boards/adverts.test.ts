import { describe, it } from 'node:test';
import { submitJob } from '@cantera/shared/contracts/job-boards';
import { expect } from 'expect';
import { advertsOnBoard, INFOJOBS, KEY } from '../../testing/adverts-on-board.ts';

describe('adverts over an HTTP posting API', () => {
  const on = advertsOnBoard();
  const { submit, withdraw, row, work, settle, age, status, posts } = on;

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
    const [taken] = [...on.board.adverts.values()];
    expect(taken?.reference).toBe(`${on.jobId}-1`);
    expect(Object.keys(taken?.body ?? {}).sort()).toEqual(
      'apply_url company contract_type description_html locations published_at reference salary title url work_mode'.split(
        ' ',
      ),
    );
    expect(taken?.body.salary).toBeNull();
    await withdraw();
    expect(await status()).toEqual(['UNPUBLISHING', null]);
    const again = await on.server.call(submitJob, on.admin, {
      body: { jobId: on.jobId, portals: [INFOJOBS] },
    });
    expect([again.status, again.error.code]).toEqual([409, 'ADVERT_ON_ITS_WAY_OUT']);
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['UNPUBLISHED', null], 0]);
    await submit();
    await work();
    expect([...on.board.adverts.values()].map(({ reference }) => reference)).toEqual([`${on.jobId}-2`]);
    const keys = posts().map(({ attempt }) => attempt);
    expect(new Set(keys).size).toBe(2);
  });

  for (const answer of ['takeAndDrop', 'takeAndFail', 'nameless', 'known'] as const)
    it(`are found and not sent again when the board answers with ${answer}`, async () => {
      on.board.answers = [answer];
      await submit();
      await work();
      expect(await status()).toEqual(['PUBLISHING', null]);
      // Until the call is over for good nobody asks, and nothing is sent.
      await work();
      expect(on.board.calls).toHaveLength(1);
      await settle();
      await work();
      expect([await status(), on.board.adverts.size, posts().length]).toEqual([['PUBLISHED', null], 1, 1]);
    });

  for (const answer of ['drop', 'fail'] as const)
    it(`are sent again by the same key when the board answers with ${answer} and knows of none`, async () => {
      on.board.answers = [answer];
      await submit();
      await work();
      await settle();
      await work();
      await work();
      expect([await status(), on.board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
      const [first, second] = posts().map(({ attempt }) => attempt);
      expect(first).toBe(second);
    });

  it('are known to be under way after a crash between the commit and the answer', async () => {
    await submit();
    await on.server.asOwner("update adverts set state = 'SENDING', sent_at = now() where agency_id = $1", [
      on.admin.agencyId,
    ]);
    await work();
    expect(on.board.calls).toHaveLength(0);
    await settle();
    await work();
    expect(posts()).toHaveLength(0);
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });

  it('[CONST-65] fail as timed out after twelve hours in which nothing was sent', async () => {
    await submit();
    await age();
    expect(await status()).toEqual(['FAILED', 'TIMED_OUT']);
    await work();
    expect([(await row()).state, on.board.calls.length]).toEqual(['FAILED', 0]);
    await submit();
    await work();
    expect(await status()).toEqual(['PUBLISHED', null]);
  });

  for (const [how, prepare] of [
    ['that it has none of our reference among others', () => (on.board.findsAll = true)],
    ['404', () => (on.board.findStatus = 404)],
    ['410', () => (on.board.findStatus = 410)],
  ] as const)
    it(`are not sent again when the board answers a search with ${how}`, async () => {
      on.board.adverts.set('foreign', { id: 'foreign', reference: 'of-somebody-else', body: {} });
      prepare();
      on.board.answers = ['drop'];
      await submit();
      await work();
      await settle();
      await work();
      await work();
      expect([(await row()).state, posts().length]).toEqual(['SENDING', 1]);
      expect(await status()).toEqual(['PUBLISHING', null]);
    });

  it('are tried again later each time the board breaks down and has none, and not for ever', async () => {
    on.board.answers = ['fail', 'fail'];
    await submit();
    const round = async () => {
      await work();
      await settle();
      await work();
      const [job] = await on.server.jobs(`advert:${(await row()).id}`);
      return (job?.runAt.getTime() ?? 0) - Date.now();
    };
    const first = await round();
    expect([(await row()).state, first > 20_000]).toEqual(['PUBLISHING', true]);
    expect(await round()).toBeGreaterThan(first + 20_000);
    on.board.answers = ['fail'];
    await on.server.asOwner('update adverts set tries = 8 where agency_id = $1', [on.admin.agencyId]);
    await work();
    await settle();
    await work();
    expect([await status(), posts().length]).toEqual([['FAILED', 'UNREACHABLE'], 3]);
  });

  it('say why the board refused, and can be published again', async () => {
    on.board.answers = ['refuse'];
    await submit();
    await work();
    expect(await status()).toEqual(['FAILED', 'REFUSED']);
    await submit();
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });

  it('are tried again later where they surely were not taken', async () => {
    on.board.answers = ['busy'];
    await submit();
    await work();
    expect(await status()).toEqual(['PUBLISHING', null]);
    const [job] = await on.server.jobs(`advert:${(await row()).id}`);
    expect(job?.runAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await work();
    expect([await status(), on.board.adverts.size]).toEqual([['PUBLISHED', null], 1]);
  });
});
