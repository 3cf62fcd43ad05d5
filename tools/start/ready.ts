import { setTimeout as wait } from 'node:timers/promises';

const notReady = (ms: number, last: string): Error =>
  new Error(`The server was not ready after ${Math.round(ms / 1000)} s: ${last}`);

/** Waits until the server itself has told that it is at work: what answers on its port may be another's. Throws after `ms` milliseconds. */
export async function untilStarted(
  hasStarted: () => boolean,
  ms: number,
  isOver: () => boolean,
): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end && !isOver(); await wait(20)) if (hasStarted()) return;
  throw notReady(ms, 'see logs/server.log in its DATA_DIR');
}

/** Waits until `/health/ready` answers 200. Throws after `ms` milliseconds with what was not ready. */
export async function untilReady(
  origin: string,
  ms: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  let last = 'no answer';
  for (const end = Date.now() + ms; Date.now() < end && !isOver(); await wait(50)) {
    try {
      const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = await response.text();
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
  }
  throw notReady(ms, last);
}
