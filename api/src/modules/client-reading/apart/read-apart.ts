import { Worker } from 'node:worker_threads';
import { tooMany } from '../../../errors.ts';
import { WaitingPlaces } from '../../../waiting-places.ts';
import type { FetchedPage } from '../page/page.ts';
import type { Reading } from './read-pages.ts';

const LIMIT_MS = 5000;
const MEMORY_MB = 256;
/** Threads of one process: each may take a whole core and its memory from everything else. */
const AT_ONCE = 2;
const TRY_AGAIN_S = 60;

const places = new WaitingPlaces(AT_ONCE);

function readOnThread(pages: readonly FetchedPage[], signal: AbortSignal): Promise<Reading | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: pages,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    let limit: NodeJS.Timeout | undefined;
    let read: Reading | undefined;
    const stop = (): void => void worker.terminate();
    // Its own start does not count: a machine with much to do takes long for it.
    worker.once('online', () => {
      limit = setTimeout(stop, LIMIT_MS);
    });
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (reading: Reading) => {
      read = reading;
      stop();
    });
    // What it failed of ends it, too.
    worker.once('error', () => undefined);
    // Done when the thread is gone, and its memory with it.
    worker.once('exit', () => {
      clearTimeout(limit);
      signal.removeEventListener('abort', stop);
      resolve(read);
    });
  });
}

/**
 * Reads pages on a thread of their own, ended after 5 s or at 256 MB: a page made to take long must not keep others waiting.
 * Two at the same time, the others wait for their turn. Undefined when it ends so or `signal` is aborted; throws 429 with
 * Retry-After when no turn came before.
 */
export async function readApart(
  pages: readonly FetchedPage[],
  signal: AbortSignal,
): Promise<Reading | undefined> {
  const giveBack = await places.take(signal);
  if (!giveBack) throw tooMany(TRY_AGAIN_S);
  try {
    return await readOnThread(pages, signal);
  } finally {
    giveBack();
  }
}
