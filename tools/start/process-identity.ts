import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Names a process for good: a number is given again after its process ends, number and start together are not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

const ps = (pid: number, column: string): string =>
  (spawnSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).stdout ?? '').trim();

/** The fields of `/proc/<pid>/stat` after the name, which may hold anything. */
function stat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** Undefined when there is no such process, or only what a killed one leaves until its parent looks. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (process.platform !== 'linux') {
    const started = ps(pid, 'lstart');
    return started ? { pid, started } : undefined;
  }
  const fields = stat(pid);
  return fields && fields[0] !== 'Z' ? { pid, started: fields[19] ?? '' } : undefined;
}

export const isRunning = ({ pid, started }: ProcessIdentity): boolean => identify(pid)?.started === started;

export const parentOf = (pid: number): number =>
  Number(process.platform === 'linux' ? (stat(pid)?.[1] ?? 0) : ps(pid, 'ppid'));

export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

async function untilGone(identity: ProcessIdentity, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; isRunning(identity); await wait(50)) if (Date.now() > end) return false;
  return true;
}

/** Asks a process to end, and ends it when it does not within `ms` milliseconds. */
export async function endProcess(identity: ProcessIdentity, ms: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGTERM', ms],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isRunning(identity)) return;
    process.kill(identity.pid, signal);
    if (await untilGone(identity, patience)) return;
  }
}
