import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from './node-report.ts';
import type { Level } from './requirement-rows.ts';

/** A test that ran, or a step of one. `flaky` passed at a later try only. */
export interface Proof {
  readonly title: string;
  readonly level: Level;
  readonly result: 'passed' | 'flaky' | 'failed' | 'skipped';
}
interface PlaywrightStep {
  title: string;
  steps?: PlaywrightStep[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { steps?: PlaywrightStep[] }[] }[] }[];
}
interface JestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** The ids that a title names in brackets. */
export const idsOf = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map((match) => match[1] ?? '');

const RESULTS: Readonly<Record<string, Proof['result']>> = {
  passed: 'passed',
  expected: 'passed',
  flaky: 'flaky',
  pending: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
  skipped: 'skipped',
};
const resultOf = (status: string): Proof['result'] => RESULTS[status] ?? 'failed';

/** Titles of steps at every depth. */
const stepTitles = (steps: readonly PlaywrightStep[] = []): string[] =>
  steps.flatMap(({ title, steps: within }) => [title, ...stepTitles(within)]);

/** A test, and each of its steps that names ids: a step proves no more than the test that it is part of. */
const specsOf = (suite: PlaywrightSuite): Proof[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ status, results }) =>
      [title, ...stepTitles(results.at(-1)?.steps).filter((step) => idsOf(step).length > 0)].map(
        (name): Proof => ({ title: name, level: 'browser', result: resultOf(status) }),
      ),
    ),
  ),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const unitProofs = (file: string): Proof[] => {
  const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, status }) => ({ title, level: 'unit', result: resultOf(status) }));
};

/** Node's runner has the tests of the contracts too, which reach no server. */
const apiProofs = (file: string): Proof[] =>
  readReport(file).map(({ name, file: source, passed, skipped }) => ({
    title: name,
    level: /[\\/]shared[\\/]src[\\/]/.test(source) ? 'unit' : 'api',
    result: skipped ? 'skipped' : passed ? 'passed' : 'failed',
  }));

/** Every test of the last run, from its reports; of a report that is missing, none. */
export function readProofs(folder: string): Proof[] {
  const from = (name: string, read: (file: string) => Proof[]): Proof[] => {
    const file = path.join(folder, name);
    return existsSync(file) ? read(file) : [];
  };
  return [
    ...from('jest.json', unitProofs),
    ...from('api.jsonl', apiProofs),
    ...from('e2e.json', (file) => specsOf(JSON.parse(readFileSync(file, 'utf8')))),
  ];
}
