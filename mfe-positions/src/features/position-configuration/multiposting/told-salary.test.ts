import { toldSalary } from './told-salary.ts';

const SALARY = { from: 28_000, to: 34_000 };

it.each([
  '<p>De 28.000 € a 34.000 €</p>',
  '<p>28,000 to 34,000 EUR a year</p>',
  '<p>28 000 – 34 000</p>',
  '<p>28&nbsp;000,00 € – 34&nbsp;000,00 €</p>',
  '<p>28000-34000</p>',
  '<p>28k - 34 K</p>',
  '<ul><li>28.000</li><li>34.000</li></ul>',
])('[MPOST-30] finds the amounts of a position in %s', (html) => {
  expect(toldSalary(html, SALARY)).toEqual([28_000, 34_000]);
});

it('[MPOST-30] finds one of the two, and no other number', () => {
  expect(toldSalary('<p>Up to 34.000 €</p>', SALARY)).toEqual([34_000]);
  for (const html of ['<p>128.000 visits</p>', '<p>28.0001</p>', '<p>28 people, 34 km</p>', ''])
    expect(toldSalary(html, SALARY)).toEqual([]);
  expect(toldSalary('<p>28.000 €</p>', null)).toEqual([]);
});

it('[MPOST-30] takes small numbers for pay only beside a currency', () => {
  const hourly = { from: 15, to: 18.5 };
  expect(toldSalary('<p>15 months, 18.5 km</p>', hourly)).toEqual([]);
  expect(toldSalary('<p>15 € – 18,50 €</p>', hourly)).toEqual([15, 18.5]);
});
