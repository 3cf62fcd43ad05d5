import { dateHeldFor, isNoDate, isOutOfCalendar, shownDate } from './typed-date.ts';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

it.each([
  ['01-12-2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  [' 1 . 12 . 2026 ', '2026-12-01'],
  ['1 12 2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['1-12-26', '2026-12-01'],
  ['1-12-46', '2046-12-01'],
  ['1-12-47', '1947-12-01'],
  ['  ', null],
])('[SHELL-146] %j is %j', (text, date) => {
  expect(dateHeldFor(text, false)).toBe(date);
});

it.each([
  '12/2026',
  '2026',
  '2026-12',
  '13',
  'hoy',
  '12/31/2026',
  '1/12/0026',
  '1/12/126',
  '31-02-2026',
  '01-12-2026 x',
])('[SHELL-146] %j is no date, and stays as it was typed', (text) => {
  const held = dateHeldFor(text, false) ?? '';
  expect(isNoDate(held)).toBe(true);
  expect(shownDate(held)).toBe(text);
});

it('[SHELL-146] knows a day that no calendar has', () => {
  expect(isOutOfCalendar(dateHeldFor('31-02-2026', false) ?? '', false)).toBe(true);
  expect(isOutOfCalendar(dateHeldFor('hoy', false) ?? '', false)).toBe(false);
});

it.each([
  ['3/2020', '2020-03'],
  ['2020-03', '2020-03'],
  ['2020', '2020'],
  ['4/3/2020', '2020-03-04'],
  ['13/2020', '?13/2020'],
])('[SHELL-146] %j is %j where a month or a year may stand for a day', (text, date) => {
  expect(dateHeldFor(text, true)).toBe(date);
});
