import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

interface Attempt {
  readonly status: string;
  readonly error?: { readonly message?: string; readonly stack?: string };
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}
interface Suite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string; readonly results: readonly Attempt[] }[];
  }[];
  readonly suites?: readonly Suite[];
}
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

export interface E2eResult {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
  /**
   * What failed and what passed only at the second try, each with the first lines of its errors, where they were, and what the page
   * told its reader then.
   */
  readonly summary: string;
}

const LINES = 14;

const TOLD_LINES = 16;
const depthOf = (line: string): number => line.length - line.trimStart().length;

/** What a page told when a test failed, from Playwright's outline of it: its headings, notices and dialogs with all in them. */
export function toldIn(outline: string): string[] {
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(outline) ?? [];
  let within = Number.POSITIVE_INFINITY;
  const lines = yaml.split('\n').filter((line) => {
    if (depthOf(line) > within) return true;
    within = /^\s*- '?(?:alert|alertdialog|dialog|status)\b.*:/.test(line)
      ? depthOf(line)
      : Number.POSITIVE_INFINITY;
    return within < Number.POSITIVE_INFINITY || /^\s*- '?heading\b/.test(line);
  });
  return lines.slice(0, TOLD_LINES);
}

function toldBy({ attachments = [] }: Attempt): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  return file && existsSync(file) ? toldIn(readFileSync(file, 'utf8')) : [];
}

/** The first lines of an error, the line of the test that it came from, and what the page told. */
function told(attempt: Attempt, file: string): string {
  const { error } = attempt;
  const lines = stripVTControlCharacters(error?.message ?? '').split('\n');
  const where = stripVTControlCharacters(error?.stack ?? '')
    .split('\n')
    .find((line) => line.includes(file));
  return [...lines.slice(0, LINES), where ?? '', ...toldBy(attempt)]
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n');
}

const failuresIn = (suite: Suite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        [
          `  ${status === 'flaky' ? 'at the second try' : 'failed'}: ${file}:${line} ${title}`,
          ...results.filter(({ error }) => error !== undefined).map((result) => told(result, file)),
        ].join('\n'),
      ),
  ),
  ...(suite.suites ?? []).flatMap(failuresIn),
];

/** Reads what Playwright wrote of a run. */
export function readE2eReport(path: string): E2eResult {
  const { stats, suites }: Report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    summary: suites.flatMap(failuresIn).join('\n'),
  };
}
