import { globSync } from 'node:fs';
import path from 'node:path';
import { type GateResult, run } from '../gates/gate.ts';
import { readReport } from '../gates/node-report.ts';
import { COMPILE_CACHE, NODE_FLAGS, REPORTS, ROOT } from '../paths.ts';

/** Runs test files by node's own runner; the report lands in `reports/<name>.jsonl`. */
export async function runNodeTests(
  name: string,
  patterns: readonly string[],
  env: NodeJS.ProcessEnv,
  concurrency: number,
): Promise<GateResult> {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.includes('node_modules'));
  const report = path.join(REPORTS, `${name}.jsonl`);
  const reporters = [
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'json-reporter.mjs')}`,
    `--test-reporter-destination=${report}`,
  ];
  const { code, output } = await run(
    process.execPath,
    [...NODE_FLAGS, '--test', `--test-concurrency=${concurrency}`, ...reporters, ...files],
    // Every file is a process that loads the same modules.
    { env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env } },
  );
  const tests = readReport(report);
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  // A file that could not even be read fails without a test of its own.
  return {
    passed: tests.filter((test) => test.passed && !test.skipped).length,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output,
  };
}
