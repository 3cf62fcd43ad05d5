import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Gate, run } from '../gates/gate.ts';
import { REPORTS, ROOT } from '../paths.ts';

/** Units and components, in jsdom. */
export const unitTests: Gate = {
  name: 'unit and component tests',
  async run() {
    const report = path.join(REPORTS, 'jest.json');
    const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
    const args = [
      jest,
      '--config',
      path.join(ROOT, 'jest.config.mjs'),
      '--json',
      `--outputFile=${report}`,
      '--silent',
      '--maxWorkers=1',
      '--workerIdleMemoryLimit=1GB',
    ];
    const { code, output } = await run(process.execPath, args);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: Record<string, number> = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
    const text = output.slice(0, Math.max(0, output.indexOf('{"numFailedTestSuites"')) || undefined);
    return { passed: numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed, output: text };
  },
};
