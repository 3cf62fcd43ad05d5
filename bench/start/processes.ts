import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProcessMemory {
  readonly name: string;
  readonly processes: number;
  /** Proportional set size: pages that several share are divided among them. */
  readonly mb: number;
}

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all that it started, however deep. Reads Linux's process table. */
export function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => {
      const [, parent] = read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ');
      return { pid, parent: Number(parent) };
    });
  const childrenOf = (pid: number): number[] =>
    parents.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...childrenOf(child.pid)]);
  return [root, ...childrenOf(root)];
}

function nameOf(pid: number): string {
  const [program = '', ...args] = read(pid, 'cmdline').split('\0');
  if (program.startsWith('postgres:') || program.endsWith('/postgres')) return 'PostgreSQL';
  const script = args.find((arg) => /\.(ts|mjs|js)$/.test(arg));
  return script ? path.basename(script) : program.trim().split(' ').slice(0, 2).join(' ');
}

/** Memory of the processes by name, the largest first. Throws where the system does not tell. */
export function memoryOf(pids: readonly number[]): ProcessMemory[] {
  const rows = new Map<string, { processes: number; kb: number }>();
  for (const pid of pids) {
    const kb = Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? Number.NaN);
    if (Number.isNaN(kb)) {
      if (read(pid, 'stat')) throw new Error(`The memory of process ${pid} cannot be read; run this as root`);
      continue;
    }
    const name = nameOf(pid);
    const row = rows.get(name) ?? { processes: 0, kb: 0 };
    rows.set(name, { processes: row.processes + 1, kb: row.kb + kb });
  }
  return [...rows]
    .map(([name, { processes, kb }]) => ({ name, processes, mb: kb / 1024 }))
    .sort((a, b) => b.mb - a.mb);
}
