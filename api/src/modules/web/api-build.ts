import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const API = path.join(import.meta.dirname, '../../..');
/** What the api runs of this checkout: its own sources and those of the other packages that it imports. */
const SOURCES = [
  path.join(API, 'src'),
  path.join(API, '../shared/src/contracts'),
  path.join(API, '../mfe-career-site/src/public'),
];
const isRun = (file: string): boolean => /\.(ts|mjs|sql|json)$/.test(file) && !/test\.ts$/.test(file);

async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter(isRun).map((file) => path.join(folder, file));
}

/** What names the code of some folders: twelve hexadecimal digits that differ with any of their sources. */
export async function buildIdOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of (await filesOf(folder)).sort())
      hash
        .update(path.relative(folder, file).replaceAll(path.sep, '/'))
        .update('\0')
        .update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

async function readVersion(): Promise<string | null> {
  const manifest: unknown = JSON.parse(await readFile(path.join(API, 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : null;
}

export interface ApiBuild {
  readonly version: string | null;
  /** Null where the sources cannot be read. */
  readonly buildId: string | null;
}

let known: Promise<ApiBuild> | undefined;

/** The api as its files were when this was first asked for, which the server does once it is up: later they may be others. */
export function apiBuild(): Promise<ApiBuild> {
  known ??= (async () => ({
    version: await readVersion().catch(() => null),
    buildId: await buildIdOf(SOURCES).catch(() => null),
  }))();
  return known;
}
