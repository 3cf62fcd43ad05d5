import { describe, it } from 'node:test';
import { expect } from 'expect';
import { titlesIn, wrongGroups } from './requirement-titles.ts';

describe('titles in a source', () => {
  it('are those of tests, steps and tables of tests, in either quotes', () => {
    const source = [
      "it('[AA-01] it\\'s one', () => {});",
      'test(`[AA-02] two`, async () => {});',
      "test(\n  '[AA-03] on the next line', () => {});",
      "await test.step('[AA-04] a step', () => {});",
      "it.each([1, 2])('[AA-05] a table', () => {});",
      "test.describe('[AA-06] a group', () => {});",
    ].join('\n');
    expect(titlesIn(source)).toEqual([
      "[AA-01] it\\'s one",
      '[AA-02] two',
      '[AA-03] on the next line',
      '[AA-04] a step',
      '[AA-05] a table',
      '[AA-06] a group',
    ]);
  });

  it('are not those of groups, which are told of where they name an id', () => {
    const source = "describe('plain', () => {}); test.describe('[AA-06] a group', () => {});";
    expect(titlesIn(source)).toEqual(['[AA-06] a group']);
    expect(wrongGroups(source)).toEqual([expect.stringContaining('[AA-06] a group')]);
  });

  it('are no strings of other calls', () => {
    expect(titlesIn("expect('[AA-01] no test'); latest('[AA-02]'); limit('[AA-03]');")).toEqual([]);
  });
});
