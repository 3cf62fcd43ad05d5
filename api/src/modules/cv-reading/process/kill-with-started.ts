import { readdirSync, readFileSync } from 'node:fs';

/** Processes by the one that started them; none where the system does not say. */
function processesByParent(): Map<number, number[]> {
  const started = new Map<number, number[]>();
  if (process.platform !== 'linux') return started;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      // A program's name stands in brackets and may hold anything; its state and its parent follow.
      const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
      const parent = Number(after.split(' ')[1]);
      started.set(parent, [...(started.get(parent) ?? []), pid]);
    } catch {
      // Gone by itself.
    }
  }
  return started;
}

/** Kills a process and all that it started, as far as the system says what that is; on others than Linux the one alone. */
export function killWithStarted(pid: number): void {
  const started = processesByParent();
  const kill = (one: number): void => {
    try {
      // Before those that it started, so that it starts no others.
      process.kill(one, 'SIGKILL');
    } catch {
      // Gone by itself.
    }
    for (const child of started.get(one) ?? []) kill(child);
  };
  kill(pid);
}
