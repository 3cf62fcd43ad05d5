import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { readProofs } from './requirement-proofs.ts';
import { parseLater, parseRow, readRequirements, rowsInScope } from './requirement-rows.ts';
import { type Judgement, judge } from './requirements.ts';

const TABLE = `# Area

| id | where | must |
|---|---|---|
| AA-01 | list | Shows a, or b. |
| AA-02 | server, list | Answers what was withdrawn. |
| AA-03 | list | Lasts 5 s. (proof: unit) |
| AA-04 | list | (withdrawn) Shows c: nobody wants it. |
| AA-05 | list | Shows d. |
| ENG-01 | runs | Happens once. |
| CLIENT-01 | every call | Carries a token. |
`;
const e2e = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status, results: [{}] })),
});
/** A test whose steps, one within the other, have these titles. */
const steps = (title: string, status: string, outer: string, inner: string) => ({
  title,
  tests: [{ status, results: [{ steps: [{ title: outer, steps: [{ title: inner }] }] }] }],
});
const api = (name: string, more: object = {}) => ({
  name,
  file: '/x/api/src/a.test.ts',
  passed: true,
  skipped: false,
  ...more,
});
const unit = (title: string, status = 'passed') => ({ title, status });
const ALL = {
  e2e: [e2e('[AA-01] a', 'expected')],
  api: [api('[AA-02] [ENG-01] b')],
  unit: [unit('[AA-03] c'), unit('[CLIENT-01] d'), unit('no id')],
};

describe('the gate of requirements', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-requirements-'));
    plant('area.md', TABLE);
    plant('later.md', '- With the next screen: AA-05');
    plant('README.md', '| AA-77 | not | a table |');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const plant = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  /** What the gate says to reports of these tests. */
  const judged = (reports: Partial<Record<keyof typeof ALL, object[]>>): Judgement => {
    const all = { ...ALL, ...reports };
    plant('e2e.json', JSON.stringify({ suites: [{ specs: [], suites: [{ specs: all.e2e }] }] }));
    plant('api.jsonl', all.api.map((line) => JSON.stringify(line)).join('\n'));
    plant('jest.json', JSON.stringify({ testResults: [{ assertionResults: all.unit }] }));
    return judge(readRequirements(folder), readProofs(folder));
  };

  it('passes when every row in scope is proven by a test of its level', () => {
    const { report, wrong } = judged({});
    expect(wrong).toEqual([]);
    expect(report).toContain('5 of 5 rows in scope are proven');
  });

  it('takes what a step names for proven by the test that it is part of', () => {
    const titled = (status: string, inner = '[AA-03] within') =>
      judged({ unit: [unit('[CLIENT-01] d')], e2e: [steps('a', status, '[AA-01] first', inner)] }).wrong;
    expect(titled('expected')).toEqual([]);
    expect(titled('unexpected')).toEqual(['AA-01: "[AA-01] first" failed', 'AA-03: "[AA-03] within" failed']);
    expect(titled('expected', '[AA-01] [AA-02] [AA-03] [ENG-01] [CLIENT-01] within')).toEqual([
      expect.stringContaining('names 5 ids'),
    ]);
  });

  it('fails on a row that no test names', () => {
    const { report, wrong } = judged({ unit: [unit('[CLIENT-01] d')] });
    expect(wrong).toEqual(['AA-03: no test names it']);
    expect(report).toMatch(/^AA {8}2 of {3}3 {2}not proven: 03$/m);
  });

  it('fails on a row one of whose tests failed or was skipped, whatever else passed', () => {
    const twice = (second: object) => judged({ e2e: [...ALL.e2e, second] }).wrong;
    expect(twice(e2e('[AA-01] again', 'unexpected'))).toEqual(['AA-01: "[AA-01] again" failed']);
    expect(twice(e2e('[AA-01] again', 'skipped'))).toEqual(['AA-01: "[AA-01] again" was skipped']);
    expect(twice(e2e('[AA-01] a', 'expected', 'unexpected'))).toEqual(['AA-01: "[AA-01] a" failed']);
    expect(judged({ api: [...ALL.api, api('[ENG-01] no', { passed: false })] }).wrong).toEqual([
      'ENG-01: "[ENG-01] no" failed',
    ]);
    expect(judged({ unit: [...ALL.unit, unit('[AA-03] no', 'pending')] }).wrong).toEqual([
      'AA-03: "[AA-03] no" was skipped',
    ]);
  });

  it('fails on a row whose tests are further from the user than it asks for', () => {
    expect(judged({ e2e: [], api: [...ALL.api, api('[AA-01] a')] }).wrong).toEqual([
      'AA-01: no browser test names it, only api tests do',
    ]);
    expect(judged({ api: [], unit: [...ALL.unit, unit('[AA-02] [ENG-01] b')] }).wrong).toEqual([
      'AA-02: no api test names it, only unit tests do',
      'ENG-01: no api test names it, only unit tests do',
    ]);
    const contracts = api('[AA-02] [ENG-01] b', { file: '/x/shared/src/contracts/a.node-test.ts' });
    expect(judged({ api: [contracts] }).wrong).toHaveLength(2);
    expect(judged({ api: [], e2e: [...ALL.e2e, e2e('[AA-02] [ENG-01] b', 'expected')] }).wrong).toEqual([]);
  });

  it('counts a test that passed at the second try, and names it', () => {
    const { report, wrong } = judged({ e2e: [e2e('[AA-01] a', 'flaky')] });
    expect(wrong).toEqual([]);
    expect(report).toContain('passed at the second try only: [AA-01] a');
  });

  it('finds titles with too many ids, with one that no table has and with one that was withdrawn', () => {
    const title = '[AA-01] [AA-02] [AA-03] [ENG-01] [CLIENT-01] too much';
    expect(
      judged({ e2e: [...ALL.e2e, e2e(title, 'expected'), e2e('[AA-99] [AA-04] e', 'expected')] }).wrong,
    ).toEqual([
      expect.stringContaining('names 5 ids'),
      expect.stringContaining('names AA-99, which no table has'),
      expect.stringContaining('names AA-04, which is withdrawn'),
    ]);
  });

  it('finds rows that cannot be read, come twice or ask for an unknown proof, and later ids that do not exist', () => {
    plant(
      'more.md',
      '| AA-01 | list | Again. |\n| AA-06 | no third cell |\n| AA-07 | list | Glows. (proof: belief) |',
    );
    plant('later.md', 'AA-05, AA-06 to 07, AA-88');
    expect(readRequirements(folder).faults).toEqual([
      'more.md names AA-01 once more',
      'more.md has a row that cannot be read: | AA-06 | no third cell |',
      'AA-07 asks for a proof by "belief"',
      'later.md names AA-06, which no table has',
      'later.md names AA-88, which no table has',
    ]);
    expect(judged({}).wrong).toEqual(expect.arrayContaining(['more.md names AA-01 once more']));
  });

  it('takes a row for withdrawn by its mark, not by a word', () => {
    expect(parseRow('| AA-01 | link | A withdrawn link does not work. |')?.isWithdrawn).toBe(false);
    expect(parseRow('| AA-01 | link | (withdrawn) No link. |')?.isWithdrawn).toBe(true);
    expect([...parseLater('AA-09 to 11, ENG-35')]).toEqual(['AA-09', 'AA-10', 'AA-11', 'ENG-35']);
  });

  it('reads every row of the tables that are there', () => {
    const requirements = readRequirements();
    expect(requirements.faults).toEqual([]);
    expect(rowsInScope(requirements).map(({ id }) => id)).toContain('MEM-28');
  });
});
