import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { Compilation } from 'webpack';
import { compile } from './compile.ts';
import { LayoutChunksPlugin, layoutOf } from './layout-chunks.ts';

const chunkOf = (name: string): string => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
const FILES = {
  'shared.js': 'export const shared = () => "shared";',
  'own.js': 'export const own = () => "own";',
  'layout.a.js': 'import { shared } from "./shared.js"; globalThis.layout = shared;',
  'layout.a.b.js': 'globalThis.inner = 1;',
  'page.a.c.js':
    'import { shared } from "./shared.js"; import { own } from "./own.js"; globalThis.c = [shared, own];',
  'page.a.b.d.js': 'import { shared } from "./shared.js"; globalThis.d = shared;',
  'page.other.js': 'import { shared } from "./shared.js"; globalThis.other = shared;',
  'index.js': ['layout.a', 'layout.a.b', 'page.a.c', 'page.a.b.d', 'page.other'].map(chunkOf).join(';'),
};

describe('chunks of layouts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-layouts-'));
  let compilation: Compilation;
  before(async () => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
    const stats = await compile({
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist') },
      optimization: { concatenateModules: false },
      plugins: [new LayoutChunksPlugin()],
    });
    compilation = stats.compilation;
  });
  after(() => rmSync(folder, { recursive: true }));

  const modulesOf = (name: string): string[] => {
    const chunk = compilation.namedChunks.get(name);
    return [...(chunk ? compilation.chunkGraph.getChunkModulesIterable(chunk) : [])]
      .map((module) => path.basename(module.nameForCondition() ?? ''))
      .sort();
  };
  const loadedWith = (name: string): (string | null | undefined)[] =>
    compilation.namedChunkGroups.get(name)?.chunks.map((chunk) => chunk.name) ?? [];

  it('hold alone what their pages hold too, and are loaded with them', () => {
    expect(modulesOf('layout.a')).toEqual(['layout.a.js', 'shared.js']);
    expect(modulesOf('page.a.c')).toEqual(['own.js', 'page.a.c.js']);
    expect(loadedWith('page.a.c').sort()).toEqual(['layout.a', 'page.a.c']);
  });

  it('are no business of pages elsewhere, nor of those in a layout of their own', () => {
    expect(modulesOf('page.other')).toEqual(['page.other.js', 'shared.js']);
    expect(loadedWith('page.other')).toEqual(['page.other']);
    expect(modulesOf('page.a.b.d')).toEqual(['page.a.b.d.js', 'shared.js']);
    expect(loadedWith('page.a.b.d')).not.toContain('layout.a');
  });

  it('are found by whole words of an address, the longest first', () => {
    const layouts = ['layout.candidates', 'layout.candidates._candidate', 'layout.can'];
    expect(layoutOf('page.candidates._candidate.cv', layouts)).toBe('layout.candidates._candidate');
    expect(layoutOf('page.candidates.add', layouts)).toBe('layout.candidates');
    expect(layoutOf('page.positions', layouts)).toBeUndefined();
  });
});
