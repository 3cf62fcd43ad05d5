import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { readE2eReport, toldIn } from './e2e-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'e2e-report-'));
after(() => rmSync(folder, { recursive: true }));

const error = {
  message: '\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\nTimeout: 15000ms',
  stack: 'Error: failed\n    at /repo/e2e/specs/lists.spec.ts:7:9\n    at node:internal',
};
const spec = (title: string, status: string, results: object[]) => ({
  title,
  file: 'specs/lists.spec.ts',
  line: 5,
  tests: [{ status, results }],
});

describe('the report of end-to-end tests', () => {
  it('says what the page told: headings, notices and dialogs with what is in them', () => {
    const outline = [
      '# Error details',
      '```yaml',
      '- status',
      '- main:',
      '  - heading "Positions" [level=1]',
      '  - button "Add position"',
      '- alert:',
      '  - text: Error',
      '  - button "Close"',
      '- contentinfo',
      '```',
      '- alert:',
    ].join('\n');
    expect(toldIn(outline)).toEqual([
      '  - heading "Positions" [level=1]',
      '- alert:',
      '  - text: Error',
      '  - button "Close"',
    ]);
    expect(toldIn('nothing')).toEqual([]);
  });

  it('names what failed and what passed at the second try, with their errors and lines', () => {
    const file = path.join(folder, 'e2e.json');
    const context = path.join(folder, 'error-context.md');
    writeFileSync(context, '```yaml\n- alert: Error\n```');
    const attachments = [{ name: 'error-context', path: context }];
    const specs = [
      spec('shows', 'expected', [{ status: 'passed' }]),
      spec('sorts', 'unexpected', [{ status: 'failed', error, attachments }]),
    ];
    const suites = [{ specs: [spec('pages', 'flaky', [{ status: 'failed', error }, { status: 'passed' }])] }];
    writeFileSync(
      file,
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [{ file: 'specs/lists.spec.ts', specs, suites }],
      }),
    );
    const { passed, failed, flaky, summary } = readE2eReport(file);
    expect([passed, failed, flaky]).toEqual([2, 1, 1]);
    const why = [
      '    expect(locator).toBeVisible() failed',
      '    Timeout: 15000ms',
      '        at /repo/e2e/specs/lists.spec.ts:7:9',
    ];
    expect(summary.split('\n')).toEqual([
      '  failed: specs/lists.spec.ts:5 sorts',
      ...why,
      '    - alert: Error',
      '  at the second try: specs/lists.spec.ts:5 pages',
      ...why,
    ]);
  });
});
