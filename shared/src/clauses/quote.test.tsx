import type { Evidence } from '@cantera/shared/contracts/candidate-search';
import { storeLocale } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act } from '@testing-library/react';
import { Quote } from './quote.tsx';
import { clausesEs } from './texts/es.ts';

afterEach(() => storeLocale('en'));

it.each([
  ['LANGUAGES', 'en A1-A2', 'Idiomas inglés, A1-A2'],
  ['LANGUAGES', 'ca C1', 'Idiomas catalán, C1'],
  ['STATUS', 'ACTIVE', 'Búsqueda de empleo Busca empleo'],
  ['SALARY', '30000 EUR', 'Salario 30.000 €'],
] as const)('%s %s is said as a profile says it, and is no quote', async (field, quote, said) => {
  storeLocale('es');
  const shown: Evidence = { field, quote };
  const { container } = renderWithProviders(<Quote quote={shown} />, {
    locale: 'es',
    messages: clausesEs,
  });
  // Also the locale of the controls comes after the first drawing.
  await act(async () => undefined);
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(said);
  expect(container.querySelector('q')).toBeNull();
});

it('words of a profile are quoted', () => {
  const { container } = renderWithProviders(<Quote quote={{ field: 'SKILLS', quote: 'ACTIVE' }} />, {
    messages: clausesEs,
  });
  expect(container.querySelector('q')).toHaveTextContent('ACTIVE');
});

it('[SCORE-31] a job is quoted with its dates as periods of work are told', () => {
  storeLocale('es');
  const quote: Evidence = { field: 'EXPERIENCE', quote: 'Co-Founder & CTO (2023-06 –)' };
  const { container } = renderWithProviders(<Quote quote={quote} />, { messages: clausesEs });
  expect(container.querySelector('q')).toHaveTextContent('Co-Founder & CTO (desde jun 2023)');
});
