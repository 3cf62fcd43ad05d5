import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'expect';
import { holdWorkerLock } from '../jobs/worker-lock.ts';
import { createLogger } from '../log.ts';
import { until } from '../testing/until.ts';
import { LiveHub } from './hub.ts';

const log = createLogger('silent');

/** A database that refuses everyone, and how often it was asked. */
async function refusingServer() {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => undefined);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://nobody:nothing@127.0.0.1:${port}/nowhere`,
    asked: () => asked,
    close: () => server.close(),
  };
}

/** Questions that are too many since a time; a client without a pause asks hundreds a second. */
const mostAsked = (began: number): number => 3 + (3 * (performance.now() - began)) / 1000;

describe('long-lived connections while the database is away', () => {
  it('live updates ask again at a steady pace, and do not tell the streams to read everything each time', async () => {
    const database = await refusingServer();
    const hub = new LiveHub(database.url, log);
    let heard = 0;
    hub.listen('agency', () => {
      heard += 1;
    });
    const began = performance.now();
    await hub.start();
    await until('the third question', () => database.asked() > 2);
    await wait(1_000);
    await hub.stop();
    database.close();
    expect(database.asked()).toBeLessThan(mostAsked(began));
    expect(heard).toBe(0);
  });

  it('a worker asks for its lock over one connection at a time', async () => {
    const database = await refusingServer();
    const began = performance.now();
    const lock = holdWorkerLock(database.url, ['worker'], log, () => undefined);
    await until('the second question', () => database.asked() > 1);
    await wait(1_000);
    await lock.release();
    database.close();
    expect(database.asked()).toBeLessThan(mostAsked(began));
  });
});
