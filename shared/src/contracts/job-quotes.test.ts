import { jobQuote, shownJobQuote } from './job-quotes.ts';

const JOB = { position: 'Cook (nights)', startDate: '2022-05', endDate: '2022-08-31' };
const QUOTES = [
  jobQuote(JOB),
  jobQuote({ ...JOB, endDate: null }),
  jobQuote({ ...JOB, startDate: '2019', endDate: null }),
  jobQuote({ ...JOB, startDate: null }),
  jobQuote({ ...JOB, startDate: null, endDate: null }),
];

describe('the quote of a job', () => {
  it.each([
    ['en', ['May 2022 – Aug 2022', 'since May 2022', 'since 2019', 'until Aug 2022']],
    ['es', ['may 2022 – ago 2022', 'desde may 2022', 'desde 2019', 'hasta ago 2022']],
    ['ca', ['maig del 2022 – ag. del 2022', 'des de maig del 2022', 'des de 2019', 'fins a ag. del 2022']],
  ] as const)('[SCORE-31] reads as periods of work do: %s', (locale, periods) => {
    expect(QUOTES.map((quote) => shownJobQuote(quote, locale))).toEqual([
      ...periods.map((period) => `Cook (nights) (${period})`),
      'Cook (nights)',
    ]);
  });

  it('has its months in figures where names would not do', () => {
    expect(QUOTES.slice(0, 2).map((quote) => shownJobQuote(quote, 'es', 'FIGURES'))).toEqual([
      'Cook (nights) (05/2022 – 08/2022)',
      'Cook (nights) (desde 05/2022)',
    ]);
  });

  it('leaves what is no job of a profile as it is', () => {
    for (const text of ['Cook since 2022-05', 'Cook (2022-05 - 2022-08)', 'Cook (2022-05 – now)'])
      expect(shownJobQuote(text, 'es')).toBe(text);
  });
});
