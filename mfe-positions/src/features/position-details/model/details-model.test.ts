import { currencyOptions } from './currencies.ts';
import { changeOf, type DetailsValues } from './details-values.ts';
import { problemsOf } from './problems.ts';

const values: DetailsValues = {
  title: 'Cap de cuina',
  recruitingType: null,
  workMode: null,
  contractType: null,
  departmentId: null,
  location: [],
  salary: { from: null, to: null, currency: 'EUR', salaryRange: null },
  showSalary: false,
  estimatedClosingDate: null,
  exclusivity: { limitDate: null, notifyAt: null },
  replacementWarranty: { months: null },
  clientId: null,
  hiringNumber: null,
  feeSettings: { commissionRate: null, fixedFee: { amount: null }, retainFee: { amount: null } },
  recruitersIds: [],
  hiringManagersIds: [],
  yearsExperience: { from: null, to: null },
  languages: [],
  hardSkills: [],
  softSkills: [],
  jdNotes: ' ',
};

it('[PDET-15] [CONST-94] offers 41 currencies with their symbols, euro first', () => {
  const options = currencyOptions('en');
  expect(new Set(options.map(({ value }) => value)).size).toBe(41);
  expect(options[0]).toEqual({ value: 'EUR', label: 'EUR (€)' });
  for (const label of ['USD ($)', 'GBP (£)', 'MXN ($)'])
    expect(options.map((option) => option.label)).toContain(label);
});

it('[PDET-16] orders the currencies by the locale', () => {
  const start = (locale: string) =>
    currencyOptions(locale)
      .slice(0, 4)
      .map(({ value }) => value);
  expect(start('es')).toEqual(['EUR', 'USD', 'MXN', 'COP']);
  expect(start('ca')).toEqual(['EUR', 'GBP', 'USD', 'CHF']);
  expect(start('en')).toEqual(['EUR', 'USD', 'GBP', 'CHF']);
  expect(start('fr')).toEqual(start('en'));
});

it('sends the fields asked for only, one place as its id and several as a list', () => {
  const city = (id: string) => ({ id, address: id });
  expect(changeOf(values, ['title'])).toEqual({ title: 'Cap de cuina' });
  expect(changeOf(values, ['location', 'jdNotes'])).toEqual({ location: null, jdNotes: null });
  expect(changeOf({ ...values, location: [city('1')] }, ['location'])).toEqual({ location: '1' });
  expect(changeOf({ ...values, location: [city('1'), city('2')] }, ['location'])).toEqual({
    location: ['1', '2'],
  });
});

it('says what is wrong with numbers, and nothing of empty ones', () => {
  expect([...problemsOf(values)]).toEqual([]);
  expect([
    ...problemsOf({
      ...values,
      hiringNumber: 1.5,
      replacementWarranty: { months: 0.5 },
      yearsExperience: { from: 5, to: 2 },
    }),
  ]).toEqual([
    ['yearsExperience.to', 'details.problem.yearsOrder'],
    ['hiringNumber', 'details.problem.whole'],
    ['replacementWarranty.months', 'details.problem.whole'],
  ]);
});
