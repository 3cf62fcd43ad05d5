import path from 'node:path';
import { ROOT, WEB_TESTED } from '../paths.ts';
import { fail, type Gate, pass, programGate, run } from './gate.ts';

const rootBin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
const TYPED = [...WEB_TESTED, 'api', 'e2e', 'bench', 'tools'];

/** TypeScript over every package. */
export const types: Gate = {
  name: 'types',
  async run() {
    const wrong: string[] = [];
    for (const pkg of TYPED) {
      const { code, output } = await run(rootBin('tsc'), ['-p', path.join(pkg, 'tsconfig.json')]);
      if (code !== 0) wrong.push(output);
    }
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};

export const lint: Gate = programGate('lint and format', rootBin('biome'), [
  'check',
  '--error-on-warnings',
  '.',
]);

export const unusedExports: Gate = {
  name: 'unused exports',
  async run() {
    const knip = path.join(ROOT, 'tools/node_modules/knip/bin/knip.js');
    const { code, output } = await run(process.execPath, [
      knip,
      '--config',
      path.join(import.meta.dirname, 'knip.config.mjs'),
      '--no-progress',
      '--no-config-hints',
    ]);
    return code === 0 ? pass() : fail(output);
  },
};
