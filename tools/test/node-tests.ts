import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GateResult, run } from '../gates/gate.ts';
import { type ReportedTest, readReport } from '../gates/node-report.ts';
import { COMPILE_CACHE, NODE_FLAGS, REPORTS, ROOT } from '../paths.ts';

/**
 * Files that one process runs. A process for each would load the same modules again, which takes longer than most files' tests;
 * one for all would hold what all of them leave behind.
 */
const FILES_A_PROCESS = 12;

/** Groups of files, each with some from everywhere: those beside each other are often slow together. */
function groupsOf(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES_A_PROCESS);
  const groups = Array.from({ length: count }, (): string[] => []);
  for (const [index, file] of files.entries()) groups[index % count]?.push(file);
  return groups;
}

/** Runs the files in one process, one after the other. Each test is told in `report`, one line a test. */
async function runGroup(
  files: readonly string[],
  report: string,
  env: NodeJS.ProcessEnv,
): Promise<{ tests: readonly ReportedTest[]; failed: number; output: string }> {
  const program = path.join(import.meta.dirname, 'run-group.ts');
  const { code, output } = await run(process.execPath, [...NODE_FLAGS, program, report, ...files], { env });
  const tests = readReport(report);
  const told = new Set(tests.map(({ file }) => path.relative(ROOT, file)));
  // A process that ended early has not told of all its files.
  const missing = files.filter((file) => !told.has(file));
  const failed = tests.filter((test) => !test.passed && !test.skipped).length + missing.length;
  const about = missing.length > 0 ? `\nNo test was told of: ${missing.join(', ')}\n` : '';
  return {
    tests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failed > 0 || code !== 0 ? output + about : '',
  };
}

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
  const whole = path.join(REPORTS, `${name}.jsonl`);
  writeFileSync(whole, '');
  const result = { passed: 0, failed: 0, output: '' };
  const waiting = groupsOf(files.sort());
  const lane = async (number: number): Promise<void> => {
    const report = path.join(REPORTS, `${name}-${number}.jsonl`);
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      writeFileSync(report, '');
      const { tests, failed, output } = await runGroup(group, report, {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...env,
      });
      appendFileSync(whole, readFileSync(report));
      result.passed += tests.filter((test) => test.passed && !test.skipped).length;
      result.failed += failed;
      result.output += output;
    }
    rmSync(report, { force: true });
  };
  await Promise.all(Array.from({ length: concurrency }, (_, number) => lane(number)));
  return result;
}
