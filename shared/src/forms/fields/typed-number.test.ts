import { parseTypedNumber } from './typed-number.ts';

it.each([
  ['en', '60,000', 60_000],
  ['en', '1,234,567.89', 1_234_567.89],
  ['en', ' 60 000 ', 60_000],
  ['es', '60.000', 60_000],
  ['es', '60000,5', 60_000.5],
  ['ca', '2.5', 2.5],
  ['en', '-3', -3],
  ['en', '', null],
  ['en', '.5', 0.5],
])('in %s %p is %p', (locale, typed, number) => {
  expect(parseTypedNumber(typed, locale)).toBe(number);
});

it.each(['a lot', '12a', '1.2.3', '--1', '1e5', '60,00,0,'])('%p is no number', (typed) => {
  expect(parseTypedNumber(typed, 'en')).toBeNaN();
});
