import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Supervised {
  /** Says that it started well, so that it is started again however often it dies. */
  confirm(): void;
  /** Whether the process that runs now has told that it is at work. */
  hasStarted(): boolean;
  /** Ends the process and does not start it again; resolves when it is gone. */
  stop(): Promise<void>;
}
export interface Supervision {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Called before every start but the first. */
  readonly beforeRestart?: () => Promise<void>;
  readonly log: (line: string) => void;
  /** Open file that takes what the process prints; this process's own output by default. */
  readonly output?: number;
  readonly onSpawn?: (pid: number) => void;
  /** Exit code of a start that must not be repeated, such as a wrong setting. */
  readonly fatalCode?: number;
  /** Hears of a process that is not started again, with the code to end with. */
  readonly onFatal?: (code: number) => void;
}

const BACK_OFF_MS = [200, 1_000, 2_000, 5_000, 10_000];
/** A process that ran this long has started well: the next failure begins at the shortest wait. */
const STEADY_MS = 60_000;
/** One that never started well and died this often has a fault that another start does not mend. */
const HOPELESS = 4;
const STOP_MS = 15_000;

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Keeps a process running: when it dies, by whatever signal, it is started again. */
export function supervise(what: Supervision): Supervised {
  let isStopping = false;
  let child: ChildProcess | undefined;
  let gone: Promise<void> = Promise.resolve();
  let failures = 0;
  let isProven = false;
  /** The process that has told that it is at work. */
  let atWork: ChildProcess | undefined;

  const runOnce = async (): Promise<void> => {
    const started = Date.now();
    const running = spawn(what.file, [...what.args], {
      env: what.env,
      stdio: ['ignore', what.output ?? 'inherit', what.output ?? 'inherit', 'ipc'],
    });
    child = running;
    running.on('message', () => {
      atWork = running;
    });
    if (running.pid) what.onSpawn?.(running.pid);
    const code = await new Promise<number | string>((resolve) => {
      running.on('error', (error) => resolve(error.message));
      running.on('exit', (exit, signal) => resolve(signal ?? exit ?? 1));
    });
    if (isStopping) return;
    const wasSteady = Date.now() - started > STEADY_MS;
    isProven ||= wasSteady;
    failures = wasSteady ? 1 : failures + 1;
    if (code === what.fatalCode || (!isProven && failures >= HOPELESS)) {
      isStopping = true;
      what.log(`${what.name} could not start (${code})`);
      what.onFatal?.(code === what.fatalCode ? code : 1);
      return;
    }
    what.log(`${what.name} ended (${code}); starting it again`);
    await wait(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0]);
  };
  const keepRunning = async (): Promise<void> => {
    for (let isFirst = true; !isStopping; isFirst = false) {
      if (!isFirst) await what.beforeRestart?.();
      if (!isStopping) await runOnce();
    }
  };
  gone = keepRunning();
  return {
    confirm: () => {
      isProven = true;
    },
    hasStarted: () => atWork !== undefined && atWork === child && isAlive(atWork),
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}
