import { expectedAmounts, phoneOf, typedRange } from './typed-values.ts';

it('[PANEL-22] keeps digits and a leading plus of a phone', () => {
  expect(phoneOf('+34 600-55 a01')).toBe('+346005501');
  expect(phoneOf('600+55')).toBe('60055');
});

describe('expected salary', () => {
  it.each([
    ['', '', 0, 0],
    ['42000', '', 42_000, 42_000],
    ['', '45000', 45_000, 45_000],
    ['60000', '50000', 60_000, 60_000],
    ['40000', '45000', 40_000, 45_000],
  ])('[PANEL-26] [PANEL-27] [PANEL-28] saves %p to %p as %d to %d', (from, to, amountFrom, amountTo) => {
    expect(expectedAmounts({ from, to })).toEqual({ amountFrom, amountTo });
  });
  it('[PANEL-25] [PANEL-29] takes digits, and letters in place of a number clear both', () => {
    const range = { from: '40000', to: '45000' };
    expect(typedRange(range, 'to', '46 000 €')).toEqual({ from: '40000', to: '46000' });
    expect(typedRange(range, 'from', 'negotiable')).toEqual({ from: '', to: '' });
    expect(typedRange(range, 'from', '')).toEqual({ from: '', to: '45000' });
  });
});
