import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'expect';
import type { JobHelpers } from 'graphile-worker';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { consumerOf } from './consumer.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { PutBack } from './put-back.ts';

const WORK_MS = 80;
/** Timers may be this much early. */
const EARLY_MS = 5;

describe('a lane of the queue', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  const laneOf = (job: Lane['jobs'][number]): Lane => {
    const lane = lanesOf(server.deps.config).find(({ jobs }) => jobs.includes(job));
    if (!lane) throw new Error(`no lane has ${job}`);
    return lane;
  };
  const helpers = { job: { attempts: 1, max_attempts: 2, payload: {} } } as unknown as JobHelpers;
  it('rests after the work of a crowd three times as long as it took, and the agency begins nothing else meanwhile', async () => {
    const job = 'engine.dispatch_crowd';
    const worked: string[][] = [];
    const { tasks, full } = consumerOf(laneOf(job), { [job]: async () => work() }, server.deps);
    const work = () => {
      const start = performance.now();
      while (performance.now() - start < WORK_MS);
      // After the work, which no timer interrupts, the rest is under way.
      setTimeout(() => worked.push(full()), 0);
    };
    const start = performance.now();
    await tasks[job]?.({ agencyId: 'a', eventIds: [] }, helpers);
    expect(performance.now() - start).toBeGreaterThanOrEqual(4 * WORK_MS - EARLY_MS);
    expect(worked).toEqual([['agency:a']]);
    expect(full()).toEqual([]);
  });

  it('reads CVs one after the other, with rests only while mails leave', async () => {
    const job = 'candidates.read_cv';
    let isMailing = false;
    const around = { isBusy: (lane: string) => isMailing && lane === 'mail', isStopping: () => false };
    const longWork = 5 * WORK_MS;
    const work = async (): Promise<void> => {
      await wait(longWork);
    };
    const { tasks } = consumerOf(laneOf(job), { [job]: work }, server.deps, around);
    const timeOf = async (): Promise<number> => {
      const start = performance.now();
      await tasks[job]?.({ agencyId: 'a', candidateId: 'c' }, helpers);
      return performance.now() - start;
    };
    isMailing = true;
    expect(await timeOf()).toBeGreaterThanOrEqual(4 * longWork - EARLY_MS);
    isMailing = false;
    // A busy machine may be late with one.
    const times = [await timeOf(), await timeOf(), await timeOf()];
    expect(Math.min(...times)).toBeLessThan(4 * longWork);
  });

  it('says whether it has work under way', async () => {
    const job = 'messages.send';
    const { promise, resolve } = Promise.withResolvers<void>();
    const { tasks, isBusy } = consumerOf(laneOf(job), { [job]: () => promise }, server.deps);
    const sent = tasks[job]?.({ agencyId: 'a', messageId: 'm' }, helpers);
    expect(isBusy()).toBe(true);
    resolve();
    await sent;
    expect(isBusy()).toBe(false);
  });

  it('does nothing while the disk of the embedded database is full, and goes on by itself', async () => {
    const job = 'scores.score';
    let isShort = true;
    let done = 0;
    const disk = { ...server.deps.disk, isShort: () => isShort };
    const deps = { ...server.deps, disk, config: { ...server.deps.config, databaseEmbedded: true } };
    const { tasks } = consumerOf(
      laneOf(job),
      {
        [job]: async () => {
          done += 1;
        },
      },
      deps,
    );
    const scored = tasks[job]?.({ agencyId: 'a', applicationId: 'b' }, helpers);
    await wait(WORK_MS);
    expect(done).toBe(0);
    isShort = false;
    await scored;
    expect(done).toBe(1);
  });

  it('goes on tidying up while the disk is full, since that makes room', async () => {
    const job = 'files.remove';
    const disk = { ...server.deps.disk, isShort: () => true };
    const deps = { ...server.deps, disk, config: { ...server.deps.config, databaseEmbedded: true } };
    let done = 0;
    const remove = async (): Promise<void> => {
      done += 1;
    };
    const { tasks } = consumerOf(laneOf(job), { [job]: remove }, deps);
    await tasks[job]?.({ agencyId: 'a', keys: [] }, helpers);
    expect(done).toBe(1);
  });

  it('gives a job back that waits for room when the worker stops, with its attempts as they were', async () => {
    const job = 'scores.score';
    const disk = { ...server.deps.disk, isShort: () => true };
    const deps = { ...server.deps, disk, config: { ...server.deps.config, databaseEmbedded: true } };
    const around = { isBusy: () => false, isStopping: () => true };
    const { tasks } = consumerOf(laneOf(job), { [job]: async () => undefined }, deps, around);
    const asked: unknown[] = [];
    const query = async (text: string) => asked.push(text);
    const scored = tasks[job]?.({ agencyId: 'a', applicationId: 'b' }, {
      ...helpers,
      query,
    } as unknown as JobHelpers);
    await expect(scored).rejects.toThrow(PutBack);
    expect(asked).toEqual([expect.stringContaining('attempts = attempts - 1')]);
  });

  it('lets the automations of a few people pass those of a crowd, and another agency too', () => {
    const crowds = laneOf('engine.dispatch_crowd');
    expect(laneOf('engine.dispatch_many').name).not.toBe(crowds.name);
    expect(crowds.agencySlots).toBeLessThan(crowds.slots);
  });
});
