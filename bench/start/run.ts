/** How soon a second `npm start` is ready, and what all its processes hold one minute later. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, type ProcessMemory, treeOf } from './processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = process.env.BENCH_PORT || '3990';
const REST_MS = 60_000;
const LIMITS = { readySeconds: 10, memoryMb: 600 };

interface Run {
  readonly pid: number;
  readonly readySeconds: number;
  stop(): Promise<void>;
}

async function start(dataDir: string): Promise<Run> {
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT, PUBLIC_URL: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/is ready at/.test(output)) resolve();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    readySeconds: (performance.now() - begin) / 1000,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function measure(dataDir: string): Promise<{ first: number; second: number; memory: ProcessMemory[] }> {
  const first = await start(dataDir);
  await first.stop();
  const second = await start(dataDir);
  try {
    await wait(REST_MS);
    return {
      first: first.readySeconds,
      second: second.readySeconds,
      memory: memoryOf(treeOf(second.pid)),
    };
  } finally {
    await second.stop();
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-start-'));
try {
  const { first, second, memory } = await measure(dataDir);
  const total = memory.reduce((sum, { mb }) => sum + mb, 0);
  console.table(
    [
      ...memory,
      { name: 'all', processes: memory.reduce((sum, row) => sum + row.processes, 0), mb: total },
    ].map((row) => ({ name: row.name, processes: row.processes, 'PSS MB': row.mb.toFixed(1) })),
  );
  process.stdout.write(
    `First start on an empty data folder ${first.toFixed(1)} s, second ${second.toFixed(1)} s (at most ${LIMITS.readySeconds}); ${total.toFixed(0)} MB after one minute (at most ${LIMITS.memoryMb}).\n`,
  );
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const result = { firstSeconds: first, secondSeconds: second, totalMb: total, memory, limits: LIMITS };
  writeFileSync(path.join(folder, 'start.json'), `${JSON.stringify(result, null, 2)}\n`);
  if (second > LIMITS.readySeconds || total > LIMITS.memoryMb) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
