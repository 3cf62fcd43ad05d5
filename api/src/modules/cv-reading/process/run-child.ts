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

/** A process of its own that is asked one thing after the other. Its environment is `environment` and nothing of this process's own but PATH. */
export class AskedChild {
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  /** `processorMs`: what it may take of the processor in its whole life, where the system can hold it to that. */
  constructor(
    modulePath: string,
    limits: { memoryBytes: number; processorMs: number },
    environment: Record<string, string> = {},
  ) {
    this.#child = start(modulePath, limits, environment);
    this.#gone = new Promise((resolve) => this.#child.once('exit', resolve).once('error', resolve));
    // Without a listener an error would end this process.
    this.#child.on('error', () => undefined);
  }

  /**
   * Sends it a message and gives its answer. It is killed at the time limit or when its real memory passes the limit, and gone when
   * the promise settles with anything but an answer. Never rejects.
   */
  ask(request: object, limits: ChildLimits): Promise<ChildOutcome> {
    return new Promise((resolve) => {
      const child = this.#child;
      let killedFor: 'timeout' | 'memory' | undefined;
      let peakBytes = 0;
      let isSettled = false;
      const kill = (kind: 'timeout' | 'memory') => {
        killedFor ??= kind;
        killAll(child);
      };
      const timer = setTimeout(() => kill('timeout'), limits.timeoutMs);
      const watch = setInterval(async () => {
        const bytes = child.pid === undefined ? null : await residentBytes(child.pid);
        // What is told late is of the next question.
        if (bytes === null || isSettled) return;
        peakBytes = Math.max(peakBytes, bytes);
        if (bytes > limits.memoryBytes) kill('memory');
      }, WATCH_EVERY_MS);
      const settle = (outcome: ChildOutcome) => {
        isSettled = true;
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', answer).off('exit', exit).off('error', fail);
        resolve(outcome);
      };
      const answer = (message: unknown) => {
        if (!killedFor) settle({ kind: 'answer', message, peakBytes });
      };
      const exit = (_code: number | null, signal: NodeJS.Signals | null) => {
        // What it started may still be there.
        killAll(child);
        settle({ kind: killedFor ?? BY_SIGNAL[signal ?? ''] ?? 'crash', peakBytes });
      };
      const fail = () => exit(null, null);
      child.on('message', answer).on('exit', exit).on('error', fail);
      // A child that died already cannot take the message; its exit is what counts.
      if (child.exitCode !== null || child.signalCode !== null) exit(child.exitCode, child.signalCode);
      else child.send?.(request, () => {});
    });
  }

  /** This process may end while the child waits to be asked; the child then ends too. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** It is waited for again. */
  wake(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  /** Ends it, and what it started; it is gone when the promise settles. */
  async end(): Promise<void> {
    killAll(this.#child);
    await this.#gone;
  }
}

/**
 * Runs a module in a process of its own, sends it one message and gives its first answer. The child is killed at its
 * time limit or when its real memory passes the limit; it is gone when the promise settles. Never rejects.
 */
export async function runChild(
  modulePath: string,
  request: object,
  limits: ChildLimits,
  environment: Record<string, string> = {},
): Promise<ChildOutcome> {
  const { memoryBytes, timeoutMs } = limits;
  const child = new AskedChild(modulePath, { memoryBytes, processorMs: timeoutMs }, environment);
  const outcome = await child.ask(request, limits);
  await child.end();
  return outcome;
}

/** Ends a child and whatever it started: they are a group of their own. */
function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    // A child that is gone is not killed by its number, which another process may have by now.
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}

function start(
  modulePath: string,
  limits: { memoryBytes: number; processorMs: number },
  environment: Record<string, string>,
): ChildProcess {
  const heapMegabytes = Math.floor((limits.memoryBytes / 1_048_576) * 0.7);
  const args = [
    `--max-old-space-size=${heapMegabytes}`,
    // Threads beside it would take more of the processor than they save in so short a life.
    '--single-threaded-gc',
    '--disable-warning=ExperimentalWarning',
    modulePath,
  ];
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
  const seconds = Math.ceil(limits.processorMs / 1000) + 2;
  return spawn(
    '/bin/sh',
    ['-c', `ulimit -c 0; ulimit -t ${seconds}; exec "$@"`, 'sh', process.execPath, ...args],
    options,
  );
}
