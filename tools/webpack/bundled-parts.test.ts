import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { ROOT } from './packages.ts';
import { remoteShares } from './shared-modules.ts';

const SOURCES = path.join(ROOT, 'shared/src');
/** Parts of `shared` that the host provides, by their folders. */
const provided = new Set(
  Object.keys(remoteShares())
    .filter((name) => name.startsWith('@cantera/shared/'))
    .map((name) => name.slice('@cantera/shared/'.length)),
);
const folderOf = (file: string): string => path.relative(SOURCES, file).split(path.sep)[0] ?? '';

/** Imports of provided parts by their path: whoever bundles the importing file gets a copy of them, without session and settings. */
const copiesIn = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const folder = folderOf(path.resolve(path.dirname(file), target));
    return provided.has(folder) ? [`${path.relative(ROOT, file)} → ${target}`] : [];
  });

it('parts of shared that remotes bundle take those that the host provides by their names', () => {
  expect(copiesIn(path.join(SOURCES, 'image-choice/a.ts'), "from '../api-client/index.ts'")).toHaveLength(1);
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .map((file) => path.join(SOURCES, file))
    .filter((file) => !provided.has(folderOf(file)) && folderOf(file) !== 'testing')
    .filter((file) => !/\.(test|node-test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => copiesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
