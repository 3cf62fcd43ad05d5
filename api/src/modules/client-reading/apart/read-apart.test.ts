import diagnostics from 'node:diagnostics_channel';
import { describe, it } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { expect } from 'expect';
import { readApart } from './read-apart.ts';

const PAGE = [{ url: 'https://forn.example/', html: '<title>Forn Rovira</title>' }];

describe('reading pages apart', () => {
  it('reads two at the same time, the others in their turn, and ends who waits with their signal', async () => {
    let running = 0;
    let most = 0;
    const count = (message: unknown): void => {
      running += 1;
      most = Math.max(most, running);
      (message as { worker: Worker }).worker.once('exit', () => {
        running -= 1;
      });
    };
    diagnostics.subscribe('worker_threads', count);
    try {
      const { signal } = new AbortController();
      const gone = new AbortController();
      const readings = Array.from({ length: 6 }, () => readApart(PAGE, signal));
      const late = readApart(PAGE, gone.signal);
      gone.abort();
      await expect(late).rejects.toMatchObject({ parts: { status: 429 } });
      expect((await Promise.all(readings)).map((reading) => reading?.further)).toEqual(
        Array.from({ length: 6 }, () => []),
      );
      expect([most, running]).toEqual([2, 0]);
    } finally {
      diagnostics.unsubscribe('worker_threads', count);
    }
  });
});
