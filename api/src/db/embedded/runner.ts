import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** PostgreSQL refuses to run as root; this says as whom, with which binaries and where it runs instead. */
export interface Runner {
  /** Command line and options to run one of the binaries. */
  command(binary: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions };
  /** Gives a path to whoever the server runs as. */
  own(file: string): void;
  readonly dataDir: string;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}
/** Where root keeps what another user must reach, when the checkout lies in a folder that is closed to others. */
const SHARED_ROOT = '/var/lib/cantera';
const AS_NOBODY = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'] as const;

function identityOf(name: string): Identity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((entry) => entry.split(':'))
    .find(([user]) => user === name);
  return line && { uid: Number(line[2]), gid: Number(line[3]) };
}

const succeeds = (file: string, args: readonly string[], identity?: Identity): boolean =>
  spawnSync(file, [...args], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;

function create(
  folder: string,
  dataDir: string,
  identity: Identity | undefined,
  wrap: readonly string[],
): Runner {
  return {
    dataDir,
    command(binary, args) {
      const [file = '', ...rest] = [...wrap, path.join(folder, 'bin', binary), ...args];
      const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', LD_LIBRARY_PATH: path.join(folder, 'lib') };
      return { file, args: rest, options: { ...identity, cwd: '/', env } };
    },
    own(file) {
      if (identity) chownSync(file, identity.uid, identity.gid);
    },
  };
}

/** A copy of the binaries that every user can reach, made once per version. */
function copyBinaries({ folder, version }: Binaries): string {
  const target = path.join(SHARED_ROOT, `postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(path.dirname(draft), { recursive: true, mode: 0o755 });
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  renameSync(draft, target);
  return target;
}

const canRun = (folder: string, identity: Identity): boolean =>
  succeeds(path.join(folder, 'bin/postgres'), ['--version'], identity);
const canWrite = (folder: string, identity: Identity): boolean =>
  succeeds('/bin/sh', ['-c', 'test -x "$0" && test -w "$0"', folder], identity);

/** A cluster runs only as whoever made it; undefined when there is none yet. */
function ownerOf(dataDir: string): Identity | undefined {
  const cluster = path.join(dataDir, 'cluster');
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

/** Gives the folder to a user; false when that user cannot reach it all the same. */
function handOver(dataDir: string, identity: Identity): boolean {
  mkdirSync(dataDir, { recursive: true });
  chownSync(dataDir, identity.uid, identity.gid);
  return canWrite(dataDir, identity);
}

function inNamespace(binaries: Binaries, dataDir: string): Runner | undefined {
  const [unshare, ...namespace] = AS_NOBODY;
  if (!succeeds(unshare, [...namespace, path.join(binaries.folder, 'bin/postgres'), '--version']))
    return undefined;
  mkdirSync(dataDir, { recursive: true });
  chownSync(dataDir, 0, 0);
  return create(binaries.folder, dataDir, undefined, AS_NOBODY);
}

/** Where the data of a folder goes that no other user can reach: one place for each folder. */
const elsewhere = (dataDir: string): string =>
  path.join(SHARED_ROOT, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);

/**
 * Root has three ways, tried in order: another user on the folder itself, a user namespace, copies where another
 * user can reach. A cluster that exists stays with the way that made it.
 */
function asRoot(binaries: Binaries, dataDir: string): Runner {
  const owner = ownerOf(dataDir);
  const identity = owner?.uid ? owner : (identityOf('postgres') ?? identityOf('nobody'));
  const isMoved = !owner && existsSync(path.join(elsewhere(dataDir), 'cluster'));
  if (owner?.uid !== 0 && !isMoved && identity && canRun(binaries.folder, identity)) {
    if (handOver(dataDir, identity)) return create(binaries.folder, dataDir, identity, []);
  }
  const namespace = owner?.uid || isMoved ? undefined : inNamespace(binaries, dataDir);
  if (namespace) return namespace;
  if (owner?.uid === 0)
    throw new Error(`The database in ${dataDir} was made in a user namespace, which this system refuses now`);
  if (!identity)
    throw new Error('PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody`');
  const target = isMoved || !handOver(dataDir, identity) ? elsewhere(dataDir) : dataDir;
  const user = ownerOf(target) ?? identity;
  handOver(target, user);
  return create(copyBinaries(binaries), target, user, []);
}

/** Chooses how to run the binaries on this machine. Throws in words when there is no way. */
export function chooseRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() === 0) return asRoot(binaries, dataDir);
  mkdirSync(dataDir, { recursive: true });
  return create(binaries.folder, dataDir, undefined, []);
}
