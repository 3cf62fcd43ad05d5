import path from 'node:path';
import { ROOT } from '../paths.ts';
import { fail, type Gate, pass, programGate, run } from './gate.ts';

const rootBin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
/** What is compiled with the same settings is read once, together: the browser's packages, the api, what runs beside them. */
const TYPED = ['tsconfig.web.json', 'api/tsconfig.json', 'tsconfig.tools.json'];

/** TypeScript over every package. */
export const types: Gate = {
  name: 'types',
  async run() {
    const wrong: string[] = [];
    for (const config of TYPED) {
      const { code, output } = await run(rootBin('tsc'), ['-p', config]);
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
