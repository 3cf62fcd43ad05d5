import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { JobHelpers } from 'graphile-worker';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { consumerOf } from './consumer.ts';
import { type Lane, lanesOf } from './lanes.ts';

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
    const helpers = { job: { attempts: 1, max_attempts: 2, payload: {} } } as unknown as JobHelpers;
    const start = performance.now();
    await tasks[job]?.({ agencyId: 'a', eventIds: [] }, helpers);
    expect(performance.now() - start).toBeGreaterThanOrEqual(4 * WORK_MS - EARLY_MS);
    expect(worked).toEqual([['agency:a']]);
    expect(full()).toEqual([]);
  });

  it('lets the automations of a few people pass those of a crowd, and another agency too', () => {
    const crowds = laneOf('engine.dispatch_crowd');
    expect(laneOf('engine.dispatch_many').name).not.toBe(crowds.name);
    expect(crowds.agencySlots).toBeLessThan(crowds.slots);
  });
});
