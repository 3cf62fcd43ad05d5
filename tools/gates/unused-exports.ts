import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass, type RunResult, run } from './gate.ts';

const CONFIG = 'knip.config.mjs';

/** A file of each package from which its search begins: the package → the file. In bench every file is one. */
const ENTRIES: Readonly<Record<string, string>> = {
  host: 'src/index.ts',
  'mfe-planted': 'src/exposes/page.ts',
  shared: 'src/planted/index.ts',
  api: 'src/server.ts',
  e2e: 'playwright.config.ts',
  tools: 'run.ts',
};

/** Looks through the packages of a folder by the settings in `config`. */
function search(folder: string, config: string): Promise<RunResult> {
  const knip = path.join(ROOT, 'tools/node_modules/knip/bin/knip.js');
  const args = [knip, '--config', config, '--no-progress', '--no-config-hints'];
  return run(process.execPath, args, { cwd: folder });
}

/** Plants a file, an export and a dependency that nothing uses in each package; gives those that were not found. */
async function missedFaults(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-unused-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    const names = Object.keys(ENTRIES);
    write('package.json', JSON.stringify({ name: 'planted', private: true, workspaces: names }));
    cpSync(path.join(import.meta.dirname, CONFIG), path.join(folder, CONFIG));
    for (const [name, entry] of Object.entries(ENTRIES)) {
      const place = `${name}/${path.dirname(entry)}`;
      const dependencies = { [`${nameOf(name)}-package`]: '1.0.0' };
      write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', dependencies }));
      write(`${name}/${entry}`, "import { used } from './parts/used.ts';\nconsole.log(used);\n");
      write(`${place}/parts/used.ts`, `export const used = 1;\nexport const ${nameOf(name)} = 2;\n`);
      write(`${place}/parts/${nameOf(name)}-file.ts`, 'console.log(1);\n');
    }
    const { output } = await search(folder, CONFIG);
    return names.flatMap((name) => [
      ...(new RegExp(`^${nameOf(name)} `, 'm').test(output) ? [] : [`an export in ${name}`]),
      ...(output.includes(`${nameOf(name)}-file.ts`) ? [] : [`a file in ${name}`]),
      ...(output.includes(`${nameOf(name)}-package `) ? [] : [`a dependency of ${name}`]),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const nameOf = (name: string): string => `unused_${name.replace('-', '_')}`;

/** Nothing is exported, and no package depended on, that nobody imports; the search proves itself on planted faults of every package. */
export const unusedExports: Gate = {
  name: 'unused exports and dependencies',
  async run() {
    const missed = await missedFaults();
    if (missed.length > 0) return fail(`Planted faults were not found: ${missed.join(', ')}`);
    const { code, output } = await search(ROOT, path.join(import.meta.dirname, CONFIG));
    return code === 0 ? pass() : fail(output);
  },
};
