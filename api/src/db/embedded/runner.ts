import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
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

/** Root has three ways, tried in order: another user on the folder itself, a user namespace, copies where another user can reach. */
function asRoot(binaries: Binaries, dataDir: string): Runner {
  const identity = identityOf('postgres') ?? identityOf('nobody');
  if (identity && canRun(binaries.folder, identity)) {
    mkdirSync(dataDir, { recursive: true });
    chownSync(dataDir, identity.uid, identity.gid);
    if (canWrite(dataDir, identity)) return create(binaries.folder, dataDir, identity, []);
  }
  const [unshare, ...namespace] = AS_NOBODY;
  if (succeeds(unshare, [...namespace, path.join(binaries.folder, 'bin/postgres'), '--version'])) {
    mkdirSync(dataDir, { recursive: true });
    chownSync(dataDir, 0, 0);
    return create(binaries.folder, dataDir, undefined, AS_NOBODY);
  }
  if (!identity)
    throw new Error('PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody`');
  const elsewhere = path.join(SHARED_ROOT, `data-${Buffer.from(dataDir).toString('base64url').slice(-24)}`);
  mkdirSync(elsewhere, { recursive: true });
  chownSync(elsewhere, identity.uid, identity.gid);
  return create(copyBinaries(binaries), elsewhere, identity, []);
}

/** Chooses how to run the binaries on this machine. */
export function chooseRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() === 0) return asRoot(binaries, dataDir);
  mkdirSync(dataDir, { recursive: true });
  return create(binaries.folder, dataDir, undefined, []);
}
