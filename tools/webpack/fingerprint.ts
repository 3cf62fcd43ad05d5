import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runtimeOfBuild } from './federation-runtime.ts';
import { packageDir, ROOT } from './packages.ts';

const SKIPPED = /(^|\/)(node_modules|dist|dist-public|\.cache|testing|fixtures)(\/|$)|\.test\.tsx?$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (SKIPPED.test(path.relative(ROOT, file))) return [];
      return entry.isDirectory() ? filesBelow(file) : [file];
    })
    .sort();
}

/** Hash of all that a package's build depends on: its sources, shared, this folder, the lockfile. */
export function fingerprint(pkg: string): string {
  const hash = createHash('sha256');
  const files = [
    ...['src', 'package.json', 'remote.json'].flatMap((part) => {
      const file = path.join(packageDir(pkg), part);
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found) return [];
      return found.isDirectory() ? filesBelow(file) : [file];
    }),
    ...filesBelow(path.join(ROOT, 'shared/src')),
    path.join(ROOT, 'shared/package.json'),
    path.join(ROOT, 'shared/versions.json'),
    ...filesBelow(import.meta.dirname),
    path.join(ROOT, 'pnpm-lock.yaml'),
  ];
  hash.update(packageDir(pkg)).update(JSON.stringify(runtimeOfBuild()));
  for (const file of files) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
