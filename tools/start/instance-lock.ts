import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../../api/src/config/data-dir.ts';
import {
  commandLine,
  endProcess,
  identify,
  isRunning,
  type ProcessIdentity,
  parentOf,
} from './process-identity.ts';

/** What a start writes of itself into its data folder, so that a kill of any of these can be told later. */
interface Instance {
  readonly owner: ProcessIdentity;
  /** The commands that it was started by: without them nobody's terminal can end it. */
  readonly launchers: readonly ProcessIdentity[];
  /** What it runs, and what a kill of it leaves behind. */
  readonly children: readonly ProcessIdentity[];
}

export interface DataDirLock {
  /** Notes a child, by which a later start can end it. */
  recordChild(pid: number): void;
  release(): void;
}

const PATIENCE_MS = 25_000;
const existing = (identities: readonly (ProcessIdentity | undefined)[]): ProcessIdentity[] =>
  identities.filter((identity) => identity !== undefined);

/** `bootstrap.mjs`, and the package manager above it with the shell that it puts between. */
function launchersOf(): ProcessIdentity[] {
  const bootstrap = process.ppid;
  if (!commandLine(bootstrap).includes('bootstrap.mjs')) return [];
  const above = parentOf(bootstrap);
  const manager = /^\S*sh -c /.test(commandLine(above)) ? parentOf(above) : above;
  const isManager = /^(\S*node \S*)?(npm|pnpm|yarn)\b/.test(commandLine(manager));
  return existing([identify(bootstrap), isManager ? identify(manager) : undefined]);
}

function readInstance(file: string): Instance | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Ends what an earlier start left: a server whose start was killed, or a start whose command was. */
async function clearAway(file: string, dataDir: string, log: (line: string) => void): Promise<void> {
  const before = readInstance(file);
  if (before && isRunning(before.owner)) {
    if (before.launchers.every(isRunning))
      throw new Error(
        `Cantera runs already on ${dataDir} (process ${before.owner.pid}). Stop it first, or set another DATA_DIR.`,
      );
    log(`Ending the Cantera (process ${before.owner.pid}) whose command was killed …`);
    await endProcess(before.owner, PATIENCE_MS);
  }
  for (const child of (before?.children ?? []).filter(isRunning)) {
    log(`Ending a server (process ${child.pid}) whose start was killed …`);
    await endProcess(child, PATIENCE_MS);
  }
  rmSync(file, { force: true });
}

/**
 * Takes the data folder for this process. Throws in words when another start holds it. What a killed start left
 * running is ended first.
 */
export async function lockDataDir(dataDir: string, log: (line: string) => void): Promise<DataDirLock> {
  makeDataDir(dataDir);
  const file = path.join(dataDir, 'start.json');
  const owner = identify(process.pid);
  if (!owner) throw new Error('This system does not tell about processes');
  let instance: Instance = { owner, launchers: launchersOf(), children: [] };
  await clearAway(file, dataDir, log);
  const draft = `${file}.${process.pid}`;
  const write = (): void => writeFileSync(draft, JSON.stringify(instance));
  write();
  try {
    // A link appears whole or not at all, and only one of two can make it.
    linkSync(draft, file);
  } catch {
    throw new Error(`Another start took ${dataDir} at the same moment.`);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    recordChild(pid) {
      instance = {
        ...instance,
        children: existing([...instance.children.filter(isRunning), identify(pid)]),
      };
      // A disk that is full, say: the server that was started must be watched all the same.
      try {
        write();
        renameSync(draft, file);
      } catch (error) {
        log(
          `Process ${pid} could not be noted in ${file} (${error instanceof Error ? error.message : error})`,
        );
      }
    },
    release: () => rmSync(file, { force: true }),
  };
}
