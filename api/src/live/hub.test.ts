import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'expect';
import { holdWorkerLock } from '../jobs/worker-lock.ts';
import { createLogger } from '../log.ts';
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

describe('long-lived connections while the database is away', () => {
  it('live updates ask again at a steady pace, and do not tell the streams to read everything each time', async () => {
    const database = await refusingServer();
    const hub = new LiveHub(database.url, log);
    let heard = 0;
    hub.listen('agency', () => {
      heard += 1;
    });
    await hub.start();
    await wait(3_200);
    await hub.stop();
    database.close();
    expect(database.asked()).toBeGreaterThan(2);
    expect(database.asked()).toBeLessThan(9);
    expect(heard).toBe(0);
  });

  it('a worker asks for its lock over one connection at a time', async () => {
    const database = await refusingServer();
    const lock = holdWorkerLock(database.url, ['worker'], log, () => undefined);
    await wait(2_200);
    await lock.release();
    database.close();
    expect(database.asked()).toBeGreaterThan(1);
    expect(database.asked()).toBeLessThan(6);
  });
});
