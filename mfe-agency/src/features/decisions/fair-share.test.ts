import { keptOf, unfairOf } from './fair-share.ts';

const of = (applications: number, discarded: number) => ({ applications, discarded });

describe('shares of those left in process', () => {
  it('is the part that no machine has discarded', () => {
    expect(keptOf(of(8, 2))).toBe(0.75);
    expect(keptOf(of(8, 8))).toBe(0);
  });

  it('[AGY-15] marks what stays below four fifths of the highest, and nothing at four fifths', () => {
    const best = of(100, 0);
    const just = of(100, 20);
    const below = of(100, 21);
    expect([...unfairOf([best, just, below])]).toEqual([below]);
  });

  it('[AGY-15] compares no group below 2 % of all, neither as the highest nor as the lowest', () => {
    const [many, best, worst] = [of(96, 48), of(1, 0), of(1, 1)];
    expect([...unfairOf([many, best, worst])]).toEqual([]);
    expect([...unfairOf([many, of(2, 0), worst])]).toEqual([many]);
  });

  it('marks nobody where all were discarded, or nobody applied', () => {
    expect([...unfairOf([of(5, 5), of(6, 6)])]).toEqual([]);
    expect([...unfairOf([])]).toEqual([]);
  });
});
