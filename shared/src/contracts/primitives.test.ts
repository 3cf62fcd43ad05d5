import { partialDate } from './primitives.ts';

const problem = (text: string) => partialDate.safeParse(text).error?.issues[0]?.code;

it.each(['2024', '2024-05', '2024-02-29', '2024-12-24T23:00:00.000Z', '2024-12-24T23:00+02:00'])(
  'takes %s',
  (text) => {
    expect(problem(text)).toBeUndefined();
  },
);
it.each([
  '2024-13',
  '2024-00',
  '2024-13-45',
  '2023-02-29',
  '2024-04-31',
  '2024-02-30T10:00:00Z',
  '2024-05-31T25:00:00Z',
])('refuses %s, which no calendar or clock has', (text) => {
  expect(problem(text)).toBe('custom');
});
it.each(['', '24', '0000', '2024-5-1', '31-05-2024', '2024-05-31 10:00'])(
  'refuses the form of %p',
  (text) => {
    expect(problem(text)).toBe('invalid_format');
  },
);
