import { upperEndFor } from './salary-values.ts';

it('[CONST-40] the upper end of an expectation is the lower one and 5000', () => {
  expect(upperEndFor({ from: 45_000, to: null, isTyped: false })).toBe(50_000);
  // At every key: `4`, then `45`.
  expect(upperEndFor({ from: 45, to: 5_004, isTyped: false })).toBe(5_045);
  expect(upperEndFor({ from: null, to: 5_004, isTyped: false })).toBeNull();
});

it('what was typed by hand is kept, and raised only when it would be below', () => {
  expect(upperEndFor({ from: 46_000, to: 48_000, isTyped: true })).toBe(48_000);
  expect(upperEndFor({ from: 60_000, to: 48_000, isTyped: true })).toBe(65_000);
  expect(upperEndFor({ from: null, to: 48_000, isTyped: true })).toBe(48_000);
});
