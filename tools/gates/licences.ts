import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass } from './gate.ts';

/** Licences that allow commercial self-hosting without conditions on our own code. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-3-CLAUSE',
  'BSD',
  '0BSD',
  'Apache-2.0',
  'Apache 2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'PostgreSQL',
  'Zlib',
  'OFL-1.1',
  'CC-BY-4.0',
  'CC-BY-3.0',
  'WTFPL',
]);
/** Packages whose licence needs a word. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  axe: 'MPL-2.0, used unchanged in tests only',
  'axe-core': 'MPL-2.0, used unchanged in tests only',
  'png-js': 'MIT by its LICENSE file; the manifest does not say so',
  '@axe-core/playwright': 'MPL-2.0, used unchanged in tests only',
  'dictionary-ca': 'GPL-2.0 or LGPL-2.1, read unchanged by a measurement only',
  'dictionary-es': 'GPL-3.0, LGPL-3.0 or MPL-1.1, read unchanged by a measurement only',
  'dejavu-fonts-ttf':
    'Bitstream Vera and Arev licences: free to use, embed and pass on unchanged; only renamed when modified',
};

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

const licenceOf = ({ license, licenses }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ??
  licenses?.map((entry) => entry.type ?? '').join(' OR ') ??
  '';

/** The parts of an SPDX expression between one of its words, outside of parentheses. */
function parts(expression: string, word: 'OR' | 'AND'): string[] {
  let depth = 0;
  const found: string[] = [''];
  for (const token of expression.split(/(\s+|[()])/)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token.toUpperCase() === word) found.push('');
    else found[found.length - 1] += token;
  }
  return found.map((part) => part.trim());
}

/** Whether an SPDX expression of AND, OR and parentheses can be met by the allowed licences. */
export function isAllowed(expression: string): boolean {
  const choices = parts(expression, 'OR');
  if (choices.length > 1) return choices.some(isAllowed);
  const all = parts(expression, 'AND');
  if (all.length > 1) return all.every(isAllowed);
  const [, inner] = /^\((.*)\)$/.exec(expression.trim()) ?? [];
  return inner === undefined ? ALLOWED.has(expression.trim()) : isAllowed(inner);
}

function manifestsOfStore(): Manifest[] {
  const store = path.join(ROOT, 'node_modules/.pnpm');
  return readdirSync(store).flatMap((entry) => {
    const modules = path.join(store, entry, 'node_modules');
    if (!existsSync(modules)) return [];
    const names = readdirSync(modules).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(modules, name)).map((child) => `${name}/${child}`)
        : [name],
    );
    return names.flatMap((name) => {
      const file = path.join(modules, name, 'package.json');
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Manifest] : [];
    });
  });
}

/** Every installed package, however deep, allows commercial self-hosting. */
export const licences: Gate = {
  name: 'licences of dependencies',
  async run() {
    const manifests = new Map(
      manifestsOfStore()
        .filter((manifest) => manifest.name && manifest.version)
        .map((manifest) => [`${manifest.name}@${manifest.version}`, manifest]),
    );
    if (manifests.size < 200) return fail(`Only ${manifests.size} packages were read.`);
    const refused = [...manifests].filter(
      ([, manifest]) => !isAllowed(licenceOf(manifest)) && !EXCEPTIONS[manifest.name ?? ''],
    );
    return refused.length === 0
      ? pass()
      : fail(refused.map(([name, manifest]) => `${name}: "${licenceOf(manifest)}"`).join('\n'));
  },
};
