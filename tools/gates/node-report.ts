import { readFileSync } from 'node:fs';

export interface ReportedTest {
  readonly name: string;
  readonly file: string;
  readonly passed: boolean;
  readonly skipped: boolean;
}

/** What the reporter of node's test runner wrote: one test a line. */
export const readReport = (file: string): ReportedTest[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
