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
  /** How long a slot is taken by a job that works for `WORK_MS`. */
  async function timeOf(job: 'engine.dispatch_many' | 'engine.dispatch_crowd'): Promise<number> {
    let worked = 0;
    const work = async () => {
      const start = performance.now();
      while (performance.now() - start < WORK_MS);
      worked += 1;
    };
    const { tasks } = consumerOf(laneOf(job), { [job]: work }, server.deps);
    const helpers = { job: { attempts: 1, max_attempts: 2, payload: {} } } as unknown as JobHelpers;
    const start = performance.now();
    await tasks[job]?.({ agencyId: 'a', eventIds: [] }, helpers);
    expect(worked).toBe(1);
    return performance.now() - start;
  }

  it('rests after the work of a crowd as long as it took, so that screens have the processor in between', async () => {
    expect(await timeOf('engine.dispatch_crowd')).toBeGreaterThanOrEqual(2 * WORK_MS - EARLY_MS);
  });

  it('lets the automations of a few people pass those of a crowd, and another agency too', () => {
    const crowds = laneOf('engine.dispatch_crowd');
    expect(laneOf('engine.dispatch_many').name).not.toBe(crowds.name);
    expect(crowds.agencySlots).toBeLessThan(crowds.slots);
  });
});
