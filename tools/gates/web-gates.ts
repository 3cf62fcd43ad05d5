import path from 'node:path';
import { NODE_FLAGS } from '../paths.ts';
import { buildAll } from '../webpack/build.ts';
import { type Gate, pass, programGate } from './gate.ts';

export const webBuild: Gate = {
  name: 'production build',
  async run() {
    await buildAll();
    return pass();
  },
};
const script = (name: string): readonly string[] => [
  ...NODE_FLAGS,
  path.join(import.meta.dirname, '..', name),
];
/** The host provides every module that the remotes take from it. */
export const provided: Gate = programGate(
  'host provides what remotes use',
  process.execPath,
  script('webpack/check-provided.ts'),
);
export const budgets: Gate = programGate(
  'byte budgets',
  process.execPath,
  script('budgets/check-budgets.ts'),
);
