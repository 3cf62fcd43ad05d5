import { type ChildProcess, spawn } from 'node:child_process';
import { residentBytes } from './memory.ts';

export interface ChildLimits {
  timeoutMs: number;
  memoryBytes: number;
}
/** How a child ended: its one message, or why there is none. `peakBytes` is the largest real memory that was seen. */
export type ChildOutcome =
  | { kind: 'answer'; message: unknown; peakBytes: number }
  | { kind: 'timeout' | 'memory' | 'crash' | 'killed'; peakBytes: number };

const WATCH_EVERY_MS = 20;
/** V8 aborts when its heap is full; the system stops a process that used up its processor time. */
const BY_SIGNAL: Record<string, 'memory' | 'timeout' | 'killed'> = {
  SIGABRT: 'memory',
  SIGXCPU: 'timeout',
  // From outside: what this process kills has its outcome before. The system does so when the machine is short of memory.
  SIGKILL: 'killed',
  SIGTERM: 'killed',
  SIGINT: 'killed',
  SIGHUP: 'killed',
};

/**
 * Runs a module in a process of its own, sends it one message and gives its first answer. The child is killed at its
 * time limit or when its real memory passes the limit; it is gone when the promise settles. Its environment is
 * `environment` and nothing of this process's own but PATH. Never rejects.
 */
export function runChild(
  modulePath: string,
  request: object,
  limits: ChildLimits,
  environment: Record<string, string> = {},
): Promise<ChildOutcome> {
  return new Promise((resolve) => {
    const child = start(modulePath, limits, environment);
    let outcome: ChildOutcome | null = null;
    let peakBytes = 0;
    const end = (result: ChildOutcome) => {
      outcome ??= result;
      killAll(child);
    };
    const timer = setTimeout(() => end({ kind: 'timeout', peakBytes }), limits.timeoutMs);
    const watch = setInterval(async () => {
      const bytes = child.pid === undefined ? null : await residentBytes(child.pid);
      if (bytes === null) return;
      peakBytes = Math.max(peakBytes, bytes);
      if (bytes > limits.memoryBytes) end({ kind: 'memory', peakBytes });
    }, WATCH_EVERY_MS);
    const finish = (signal: NodeJS.Signals | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      // What it started may still be there.
      killAll(child);
      resolve(outcome ?? { kind: BY_SIGNAL[signal ?? ''] ?? 'crash', peakBytes });
    };
    child.once('message', (message) => end({ kind: 'answer', message, peakBytes }));
    child.once('error', () => finish(null));
    child.once('exit', (_code, signal) => finish(signal));
    // A child that died already cannot take the message; its exit is what counts.
    child.send?.(request, () => {});
  });
}

/** Ends a child and whatever it started: they are a group of their own. */
function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}

function start(modulePath: string, limits: ChildLimits, environment: Record<string, string>): ChildProcess {
  const heapMegabytes = Math.floor((limits.memoryBytes / 1_048_576) * 0.7);
  const args = [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning', modulePath];
  const options = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ('ignore' | 'ipc')[],
    serialization: 'advanced' as const,
    // A group of its own, so that what it starts ends with it; on Windows that would be a window of its own.
    detached: process.platform !== 'win32',
    // Nothing of the server's secrets goes to the process that opens strangers' files.
    env: {
      ...environment,
      TZ: 'UTC',
      PATH: process.env.PATH ?? '',
    },
  };
  if (process.platform === 'win32') return spawn(process.execPath, args, options);
  // No core file of a stranger’s CV; and the system’s own limit on processor time ends a busy child even when this process is killed and cannot.
  const seconds = Math.ceil(limits.timeoutMs / 1000) + 2;
  return spawn(
    '/bin/sh',
    ['-c', `ulimit -c 0; ulimit -t ${seconds}; exec "$@"`, 'sh', process.execPath, ...args],
    options,
  );
}
