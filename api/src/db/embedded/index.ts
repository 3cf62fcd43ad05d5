/** Owns the embedded PostgreSQL: the same engine as in production, started by the product itself. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import { isAlive, readPostmaster, servesCluster, untilGone } from './postmaster.ts';
import { chooseRunner, type Runner } from './runner.ts';

export interface EmbeddedPostgres {
  /** Address of the superuser. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Where its data lies. */
  readonly folder: string;
  /** Whether a server that ran already was taken over. */
  readonly adopted: boolean;
  /** Whether it still runs; costs a look at the process table. */
  isRunning(): boolean;
  /** Ends the server: connections are closed, nothing is lost. */
  stop(): Promise<void>;
}
export interface EmbeddedOptions {
  /** Folder of the cluster; another is used when its user cannot reach it (see the log). */
  readonly dataDir: string;
  readonly log?: (line: string) => void;
  /** Port to listen on; a free one by default. */
  readonly port?: number;
  /** Whether a cluster is made where there is none; else its absence is an error. On by default. */
  readonly isNewAllowed?: boolean;
  /** The ones of this platform by default. */
  readonly binaries?: Binaries;
}

/** The data was removed while it was in use. */
export class MissingClusterError extends Error {}

/** Long, because a server that was killed first replays what it had not yet written to its tables. */
const START_MS = 120_000;
const STOP_MS = 30_000;
const RETRY_MS = 100;
const LOG_BYTES = 10_000_000;
/** Small enough for a laptop, sound enough for an agency; an external server is tuned by its owner. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  wal_compression: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
} as const;
/** Unknown to the releases before 18, which refuse to start with it. */
const SETTINGS_SINCE_18 = { io_method: 'sync' } as const;

const settingsOf = ({ version }: Binaries): readonly string[] =>
  Object.entries({ ...SETTINGS, ...(Number.parseInt(version, 10) >= 18 && SETTINGS_SINCE_18) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );

function runSync(runner: Runner, binary: string, args: readonly string[]): void {
  const { file, args: all, options } = runner.command(binary, args);
  const result = spawnSync(file, all, { ...options, encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error(`${binary} failed: ${result.stderr || result.error?.message || `exit ${result.status}`}`);
}

/** Makes the cluster under another name first, so that a kill in the middle leaves nothing that looks like one. */
function ensureCluster(runner: Runner, cluster: string, passwordFile: string): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  runner.own(passwordFile);
  runSync(runner, 'initdb', [
    '-D',
    draft,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--no-locale',
    '--locale-provider=icu',
    '--icu-locale=und',
  ]);
  renameSync(draft, cluster);
}

function launch(runner: Runner, cluster: string, port: number, logFile: string, settings: readonly string[]) {
  const { file, args, options } = runner.command('postgres', [
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings,
  ]);
  // What the server says goes through this file; a new one now and then keeps it small.
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
  const out = openSync(logFile, 'a', 0o600);
  // It may quote the data of a statement that failed.
  fchmodSync(out, 0o600);
  runner.own(logFile);
  const spawnOptions: SpawnOptions = { ...options, stdio: ['ignore', out, out], detached: true };
  const child = spawn(file, args, spawnOptions);
  child.unref();
  closeSync(out);
  let failure: string | undefined;
  child.on('exit', (code, signal) => {
    failure = `ended with ${code ?? signal}`;
  });
  child.on('error', (error) => {
    failure = error.message;
  });
  return { pid: child.pid, logStart, failure: () => failure };
}

/** Undefined once it is ready, else why it ended. */
async function outcome(
  started: ReturnType<typeof launch>,
  pidFile: string,
  logFile: string,
): Promise<string | undefined> {
  for (let waited = 0; waited < START_MS; waited += 15) {
    const failure = started.failure();
    if (failure)
      return `PostgreSQL ${failure}:\n${readFileSync(logFile).subarray(started.logStart).toString().slice(-2_000)}`;
    const postmaster = readPostmaster(pidFile);
    // After a kill the file of the last server still says ready: only the child's own counts.
    if (postmaster?.isReady && postmaster.pid === started.pid) return undefined;
    await wait(15);
  }
  return `PostgreSQL was not ready after ${START_MS / 1000} s; see ${logFile}`;
}

/** Another start was quicker, or the processes of a killed server are still ending. */
const PASSING = /lock file ".*" already exists|shared memory block|Address already in use/i;

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await untilGone(pid, STOP_MS)) return;
  process.kill(pid, 'SIGQUIT');
  await untilGone(pid, STOP_MS);
}

/** Starts the server of a folder, or takes over the one that runs there. Throws in words with the end of its log. */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => undefined,
  port: wanted,
  isNewAllowed = true,
  binaries = findBinaries(),
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runner = chooseRunner(binaries, path.resolve(dataDir));
  if (runner.dataDir !== path.resolve(dataDir))
    log(`The database lies in ${runner.dataDir}, where its user can reach it`);
  const cluster = path.join(runner.dataDir, 'cluster');
  const passwordFile = path.join(runner.dataDir, 'password');
  const pidFile = path.join(cluster, 'postmaster.pid');
  const logFile = path.join(runner.dataDir, 'postgres.log');
  if (!isNewAllowed && !existsSync(path.join(cluster, 'PG_VERSION')))
    throw new MissingClusterError(`The database's folder ${cluster} is gone`);
  ensureCluster(runner, cluster, passwordFile);
  const password = readFileSync(passwordFile, 'utf8').trim();
  const describe = (pid: number, port: number, adopted: boolean): EmbeddedPostgres => ({
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    pid,
    port,
    folder: runner.dataDir,
    adopted,
    // A server whose folder is removed goes on for up to a minute, and serves nobody.
    isRunning: () => existsSync(pidFile) && isAlive(pid) && servesCluster(pid, cluster),
    stop: () => stopServer(pid),
  });
  for (const end = Date.now() + START_MS; ; ) {
    const known = readPostmaster(pidFile);
    if (known && isAlive(known.pid) && servesCluster(known.pid, cluster)) {
      if (known.isReady) return describe(known.pid, known.port, true);
      if (Date.now() > end)
        throw new Error(`PostgreSQL (process ${known.pid}) is neither ready nor gone; see ${logFile}`);
      await wait(RETRY_MS);
      continue;
    }
    const port = wanted ?? (await freePort());
    const started = launch(runner, cluster, port, logFile, settingsOf(binaries));
    const failure = await outcome(started, pidFile, logFile);
    if (!failure) return describe(started.pid ?? 0, port, false);
    if (!PASSING.test(failure) || Date.now() > end) throw new Error(failure);
    await wait(RETRY_MS);
  }
}
