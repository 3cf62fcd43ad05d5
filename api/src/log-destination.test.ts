import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { createLogger } from './log.ts';
import { LogDestination } from './log-destination.ts';
import { until } from './testing/until.ts';

/** A device that refuses every write with ENOSPC. */
const FULL = '/dev/full';

describe('a log on a full disk', { skip: existsSync(FULL) ? false : `${FULL} is not there` }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-log-'));
  const file = path.join(folder, 'server.log');
  const full = openSync(FULL, 'w');
  const free = openSync(file, 'a');
  after(() => {
    closeSync(full);
    closeSync(free);
    rmSync(folder, { recursive: true });
  });
  let isFull = true;
  const destination = new LogDestination((bytes, done) =>
    write(isFull ? full : free, bytes, 0, bytes.length, null, done),
  );
  const log = createLogger('info', destination);

  it('drops and counts lines instead of waiting', async () => {
    const started = performance.now();
    for (let number = 1; number <= 5_000; number += 1) log.info({ number }, 'while full');
    expect(performance.now() - started).toBeLessThan(10_000);
    await until('the first loss', () => destination.lost > 0);
    expect(destination.isFailing).toBe(true);
  });

  it('keeps no more than a bounded number of lines meanwhile', async () => {
    const line = 'x'.repeat(1_000);
    for (let number = 1; number <= 5_000; number += 1) log.info(line);
    expect(destination.lost).toBeGreaterThan(3_000);
  });

  it('says how many are missing once there is space', async () => {
    isFull = false;
    await until('a line', () => {
      log.info('after');
      return readFileSync(file, 'utf8').includes('"after"');
    });
    await until('the end of the failure', () => !destination.isFailing);
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    const reported = lines.flatMap(({ lost }) => lost ?? []).reduce((sum, count) => sum + count, 0);
    expect(reported).toBe(destination.lost);
  });
});

describe('a log whose write is cut short', () => {
  it('ends the torn line before the next', async () => {
    const written: string[] = [];
    let room = 20;
    const destination = new LogDestination((bytes, done) => {
      const part = bytes.subarray(0, room);
      written.push(part.toString());
      room -= part.length;
      if (part.length > 0) done(null, part.length);
      else done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 0);
    });
    destination.write(`{"msg":"${'a'.repeat(30)}"}\n`);
    await until('the loss', () => destination.lost === 1);
    room = 1_000;
    destination.write('{"msg":"b"}\n');
    await until('the next line', () => written.join('').includes('"b"'));
    const lines = written.join('').trim().split('\n');
    expect(lines[0]).toBe('{"msg":"aaaaaaaaaaaa');
    expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([{ lost: 1 }, { msg: 'b' }]);
  });
});
