import { describe, it } from 'node:test';
import { expect } from 'expect';
import { BUDGETS, brokenBudgets, unmeasured } from './check-budgets.ts';

describe('the gate of byte budgets', () => {
  const row = (more: object = {}) => ({
    page: 'Board',
    group: 'board' as const,
    federated: BUDGETS.board,
    ratio: 1.15,
    ...more,
  });

  it('accepts what is at its budget', () => {
    expect(brokenBudgets(['Board'], [row()])).toEqual([]);
  });

  it('finds a byte too much, and one that the split costs too much', () => {
    expect(brokenBudgets(['Board'], [row({ federated: BUDGETS.board + 1, ratio: 1.151 })])).toEqual([
      `Board: ${BUDGETS.board + 1} bytes, the budget is ${BUDGETS.board}`,
      'Board: 1.151 times the single bundle, the most is 1.15',
    ]);
  });

  it('finds a page of which nothing was measured', () => {
    for (const rows of [[], [row({ federated: 0 })], [row({ federated: Number.NaN })]])
      expect(brokenBudgets(['Board'], rows)).toEqual(['Board: nothing was measured']);
  });

  it('finds a page of the builds that nobody measures', () => {
    expect(unmeasured(['/positions', '/new'], ['/positions'])).toEqual([
      expect.stringContaining('/new is not measured'),
    ]);
  });

  it('has budgets of a first visit under half a megabyte', () => {
    for (const budget of Object.values(BUDGETS)) expect(budget).toBeLessThan(500_000);
  });
});
