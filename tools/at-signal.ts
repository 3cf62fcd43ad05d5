import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

type Ending = () => unknown;
const endings = new Set<Ending>();
let isEnding = false;

async function end(signal: NodeJS.Signals): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.allSettled([...endings].map(async (ending) => ending()));
  process.exit(128 + constants.signals[signal]);
}

/** Runs `ending` before a signal ends this command. Returns the way to withdraw it. */
export function atSignal(ending: Ending): () => void {
  if (endings.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      if (process.listenerCount(signal) === 0) process.on(signal, (name) => void end(name));
  endings.add(ending);
  return () => endings.delete(ending);
}

const PATIENCE_MS = 20_000;

/** Ends a child when a signal ends this command: a signal sent to one process alone does not reach it. */
export function endWithUs(child: ChildProcess): void {
  const gone = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  const withdraw = atSignal(async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(timer);
  });
  gone.then(withdraw, withdraw);
}
