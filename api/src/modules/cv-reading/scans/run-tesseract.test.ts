import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { until } from '../../../testing/until.ts';
import { isRunning } from '../testing/is-running.ts';
import { feignedTesseract } from '../testing/tesseract.ts';
import { type PictureLimits, runTesseract } from './run-tesseract.ts';

const PICTURE = { width: 100, height: 100, grey: new Uint8Array(10_000) };
const LIMITS: PictureLimits = { timeoutMs: 60_000, memoryBytes: 320 * 1_048_576 };
/** What hangs does so for longer than any of these tests waits. */
const HANG = 'sleep 45';

const run = (program: string, limits = LIMITS) =>
  runTesseract({ program, languages: 'eng', data: undefined }, PICTURE, 300, limits);

describe('tesseract', () => {
  for (const [limit, deed, limits] of [
    ['takes too long', `echo $$ >> pids; ${HANG} & echo $! >> pids; wait`, { timeoutMs: 3000 }],
    ['says too much', `echo $$ >> pids; yes & echo $! >> pids; wait`, {}],
    ['takes too much memory', `echo $$ >> pids; ${HANG} & echo $! >> pids; exec tail /dev/zero`, {}],
  ] as const)
    it(`[INTAKE-27] that ${limit} is ended with what it started, and not waited for`, async () => {
      const { program, folder } = await feignedTesseract(deed);
      try {
        const start = performance.now();
        expect(await run(program, { ...LIMITS, ...limits })).toBeNull();
        expect(performance.now() - start).toBeLessThan(30_000);
        const pids = readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
        expect(pids).toHaveLength(2);
        await until('both to be gone', () => !pids.some(isRunning));
      } finally {
        await rm(folder, { recursive: true });
      }
    });

  it('[INTAKE-27] that cannot be started leaves its page unread', async () => {
    for (const program of ['/nowhere/tesseract', 'no\0name']) expect(await run(program)).toBeNull();
  });
});
