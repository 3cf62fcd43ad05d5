import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Gate, type GateResult, run } from '../gates/gate.ts';
import { REPORTS, ROOT } from '../paths.ts';
import { readE2eReport } from './e2e-report.ts';

const CONFIG = path.join(ROOT, 'e2e/playwright.config.ts');

/** Runs the end-to-end tests against the composed production build, which the tests' own set-up starts. */
export async function runE2e(args: readonly string[], options: { echo: boolean }): Promise<GateResult> {
  const cli = createRequire(CONFIG).resolve('@playwright/test/cli');
  const report = path.join(REPORTS, 'e2e.json');
  rmSync(report, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await run(
    process.execPath,
    [cli, 'test', '--config', CONFIG, '--reporter=list,json', ...args],
    { env, echo: options.echo },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { passed, failed, flaky, summary } = readE2eReport(report);
  if (flaky > 0 && failed === 0)
    process.stdout.write(`Passed at the second try only: ${flaky}\n${summary}\n`);
  const hasEnded = code === 0 || failed > 0;
  return { passed, failed: hasEnded ? failed : 1, output: hasEnded ? summary : output };
}

export const e2eTests: Gate = { name: 'end-to-end tests', run: () => runE2e([], { echo: false }) };
