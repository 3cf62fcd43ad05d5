import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux counts. */
const TICK_MS = 10;

/** Parent and milliseconds of processor of a process; null of one that has ended. */
function processAt(pid: string): { parent: number; ms: number } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold blanks.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return null;
  }
}

/** Milliseconds of processor that a process and its children have used; 0 on a system that has no `/proc`. */
export function processorOf(pid: number): number {
  if (!existsSync('/proc')) return 0;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const found = processAt(name);
      return found && (Number(name) === pid || found.parent === pid) ? [found.ms] : [];
    })
    .reduce((sum, ms) => sum + ms, 0);
}
