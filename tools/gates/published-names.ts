import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';

const VERSIONS = path.join(ROOT, 'shared/versions.json');
const NAMES = path.join(ROOT, 'shared/names.json');
const HOST_REMOTES = path.join(ROOT, 'host/src/remotes');

/** What remotes may take of one part (`host`, or a folder of shared), as it was last written down. */
export interface Published {
  readonly version: string;
  readonly names: readonly string[];
}
export type PublishedParts = Readonly<Record<string, Published>>;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Names that are values in the `export { … }` lists of a source. */
export const exportedNames = (source: string): string[] =>
  [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/).at(-1) ?? item)
    .sort();

/** What the host gives beside folders of shared: modules, and the names of libraries that it gives in part. */
function hostNames(): string[] {
  const lists = ['provided.ts', 'provided-components.ts'].map((file) =>
    readFileSync(path.join(HOST_REMOTES, file), 'utf8'),
  );
  const lazy = lists.flatMap((text) => [...text.matchAll(/^\s+'([^']+)': \(\) => import\(/gm)]);
  const ready = lists.flatMap((text) => [...text.matchAll(/^import \* as \w+ from '([^'.]+)';/gm)]);
  const modules = [...lazy, ...ready]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('@cantera/'));
  const facades = globSync('facade/*.ts', { cwd: HOST_REMOTES }).flatMap((file) =>
    exportedNames(readFileSync(path.join(HOST_REMOTES, file), 'utf8')).map(
      (name) => `${path.basename(file, '.ts').replace(/-names$/, '')}: ${name}`,
    ),
  );
  return [...new Set([...modules, ...facades])].sort();
}

/** What the sources give now, with the versions that stand beside it. */
export function currentParts(): PublishedParts {
  const versions = readJson<Record<string, string>>(VERSIONS);
  return Object.fromEntries(
    Object.entries(versions).map(([part, version]) => {
      const index = path.join(ROOT, part.replace('@cantera/shared/', 'shared/src/'), 'index.ts');
      const names = part === 'host' ? hostNames() : exportedNames(readFileSync(index, 'utf8'));
      return [part, { version, names }];
    }),
  );
}

const numbersOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/** What is wrong with one part: names that went without a major step, or came without a minor one. */
function faultsOf(part: string, before: Published, now: Published): string[] {
  const gone = before.names.filter((name) => !now.names.includes(name));
  const come = now.names.filter((name) => !before.names.includes(name));
  const [[oldMajor, oldMinor], [major, minor]] = [numbersOf(before.version), numbersOf(now.version)];
  if (gone.length > 0 && major <= oldMajor)
    return [
      `${part} lost ${gone.join(', ')}: give it the version ${oldMajor + 1}.0.0 in shared/versions.json`,
    ];
  if (come.length > 0 && major <= oldMajor && minor <= oldMinor)
    return [
      `${part} has gained ${come.join(', ')}: give it the version ${oldMajor}.${oldMinor + 1}.0 in shared/versions.json`,
    ];
  return [];
}

/** Versions that have not moved with the names, in words. */
export const stillVersions = (before: PublishedParts, now: PublishedParts): string[] =>
  Object.entries(now).flatMap(([part, published]) => {
    const known = before[part];
    return known ? faultsOf(part, known, published) : [];
  });

const textOf = (parts: PublishedParts): string => `${JSON.stringify(parts, null, 2)}\n`;

/** Versions move with the names that remotes may take: one that goes is a major step, one that comes a minor one. */
export const publishedNames: Gate = {
  name: 'versions move with published names',
  async run() {
    const now = currentParts();
    const faults = stillVersions(readJson<PublishedParts>(NAMES), now);
    if (faults.length > 0) return fail(faults.join('\n'));
    return textOf(now) === readFileSync(NAMES, 'utf8')
      ? pass()
      : fail('shared/names.json is not up to date: node tools/gates/published-names.ts writes it anew.');
  },
};

if (import.meta.main) {
  const now = currentParts();
  const faults = stillVersions(readJson<PublishedParts>(NAMES), now);
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  } else writeFileSync(NAMES, textOf(now));
}
