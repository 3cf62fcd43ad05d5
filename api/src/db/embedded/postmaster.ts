import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What a running server writes of itself into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

export function readPostmaster(pidFile: string): Postmaster | undefined {
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: /ready/.test(lines[7] ?? '') };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

const proc = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** A killed server that nobody has reaped still has its number, but does nothing. */
const isZombie = (pid: number): boolean =>
  proc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .startsWith('Z') ?? false;

function commandLine(pid: number): string {
  if (process.platform === 'linux') return proc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? '';
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/** Whether the number belongs to this cluster's server now; after a kill it may have gone to another program. */
export const servesCluster = (pid: number, cluster: string): boolean =>
  process.platform === 'win32' || commandLine(pid).includes(`-D ${cluster} `);

/** Waits until a process is gone, at most `ms` milliseconds; tells whether it is. */
export async function untilGone(pid: number, ms: number): Promise<boolean> {
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited >= ms) return false;
    await wait(20);
  }
  return true;
}
