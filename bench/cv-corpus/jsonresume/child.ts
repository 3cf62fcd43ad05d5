/**
 * Runs one theme: `node child.ts FOLDER PACKAGE`, a resume as JSON on every line of the input, its HTML as JSON on every
 * line of the output; `null` where the theme could not draw it. A theme is code of others, so its parent gives it no
 * environment, and of files no right but to read the themes' folder and this one: it may write nothing and start nothing. The
 * network is not denied to it: Node's permissions do not cover it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

type Render = (resume: unknown) => string | Promise<string>;

const [folder = '', name = ''] = process.argv.slice(2);
// The output is ours alone.
console.log = console.error;

async function renderOf(): Promise<Render> {
  const require = createRequire(join(folder, 'package.json'));
  const manifest: { type?: string } = require(join(folder, 'node_modules', name, 'package.json'));
  const module = manifest.type === 'module' ? await importWhole(name) : require(name);
  const render = module.render ?? module.default?.render;
  if (typeof render !== 'function') throw new Error(`${name} has no render`);
  return (resume) => render(resume);
}
async function importWhole(packageName: string): Promise<{ render?: Render; default?: { render?: Render } }> {
  const base = join(folder, 'node_modules', packageName);
  const require = createRequire(join(folder, 'package.json'));
  const manifest: {
    exports?: { import?: string } | Record<string, { import?: string }>;
    module?: string;
  } = require(join(base, 'package.json'));
  const file = manifest.module ?? entryOf(manifest.exports) ?? 'index.js';
  return import(pathToFileURL(join(base, file)).href);
}
function entryOf(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const one: unknown =
    Reflect.get(exports, '.') ?? Reflect.get(exports, 'import') ?? Reflect.get(exports, 'default');
  return entryOf(one);
}

const render = await renderOf();
for await (const line of createInterface({ input: process.stdin })) {
  let html: string | null = null;
  try {
    // Read anew for each: themes change what they are given.
    html = await render(JSON.parse(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  process.stdout.write(`${JSON.stringify(html)}\n`);
}
