import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Gate, type GateResult, run } from '../gates/gate.ts';
import { REPORTS, ROOT } from '../paths.ts';

const CONFIG = path.join(ROOT, 'e2e/playwright.config.ts');

/** Runs the end-to-end tests against the composed production build, which the tests' own set-up starts. */
export async function runE2e(args: readonly string[], options: { echo: boolean }): Promise<GateResult> {
  const cli = createRequire(CONFIG).resolve('@playwright/test/cli');
  const report = path.join(REPORTS, 'e2e.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await run(
    process.execPath,
    [cli, 'test', '--config', CONFIG, '--reporter=list,json', ...args],
    { env, echo: options.echo },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  if (stats.flaky > 0)
    process.stdout.write(
      `${stats.flaky} end-to-end tests passed at the second try only; reports/e2e.json names them\n`,
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected,
    output,
  };
}

export const e2eTests: Gate = { name: 'end-to-end tests', run: () => runE2e([], { echo: false }) };
